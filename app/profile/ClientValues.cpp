// SPDX-License-Identifier: GPL-3.0-or-later
#include "ClientValues.h"

namespace naru::profile {

namespace {

/** Of a path that the table has. */
const Field& rowOf(QStringView path)
{
    return *findField(QString(u"ClientInitialization/" + path));
}

} // namespace

const Element* ClientValues::find(QStringView path) const
{
    const Element* element = m_client;
    for (const QStringView name : path.tokenize(u'/')) {
        if (!element)
            return nullptr;
        element = element->child(name);
    }
    return element;
}

bool ClientValues::boolean(QStringView path, bool fallback) const
{
    const Element* element = find(path);
    return element ? readBoolean(element->value()).value.value_or(fallback) : fallback;
}

std::optional<int> ClientValues::number(QStringView path) const
{
    const Element* element = find(path);
    return element ? readNumber(element->value(), rowOf(path)).value : std::nullopt;
}

std::optional<int> ClientValues::choiceIndex(QStringView path) const
{
    const Element* element = find(path);
    return element ? readChoice(element->value(), rowOf(path)).value : std::nullopt;
}

bool ClientValues::userControllable(QStringView path, bool fallback) const
{
    const Element* element = find(path);
    const auto text = element ? element->attribute(u"UserControllable") : std::nullopt;
    return text ? readBoolean(text->trimmed()).value.value_or(fallback) : fallback;
}

QStringList ClientValues::list(QStringView path) const
{
    QStringList parts;
    const Element* element = find(path);
    const QStringList raw = element ? element->value().split(u',') : QStringList();
    for (const QString& part : raw) {
        if (const QString trimmed = part.trimmed(); !trimmed.isEmpty())
            parts.append(trimmed);
    }
    return parts;
}

} // namespace naru::profile
