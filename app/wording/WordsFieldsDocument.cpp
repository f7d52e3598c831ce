// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/Words.h"

#include <QStringList>

namespace naru::wording {

namespace {

const char* typeName(profile::FieldType type)
{
    using enum profile::FieldType;
    switch (type) {
    case Structure:
        return QT_TRANSLATE_NOOP("Words", "elements");
    case Boolean:
    case Choice:
        return nullptr;
    case Integer:
        return QT_TRANSLATE_NOOP("Words", "number");
    case Text:
        return QT_TRANSLATE_NOOP("Words", "text");
    case Host:
        return QT_TRANSLATE_NOOP("Words", "host or URL");
    case HostList:
        return QT_TRANSLATE_NOOP("Words", "hosts with commas between them");
    case DomainList:
        return QT_TRANSLATE_NOOP("Words", "domains with commas between them");
    case AddressList:
        return QT_TRANSLATE_NOOP("Words", "IP addresses with commas between them");
    case Url:
        return QT_TRANSLATE_NOOP("Words", "URL");
    case Oid:
        return QT_TRANSLATE_NOOP("Words", "object identifier");
    case Thumbprint:
        return QT_TRANSLATE_NOOP("Words", "hexadecimal digits");
    case Pin:
        return QT_TRANSLATE_NOOP("Words", "SHA-512, hexadecimal or Base64");
    }
    Q_UNREACHABLE();
}

const char* unitName(profile::Unit unit)
{
    using enum profile::Unit;
    switch (unit) {
    case None:
        return nullptr;
    case Seconds:
        return QT_TRANSLATE_NOOP("Words", "seconds");
    case Minutes:
        return QT_TRANSLATE_NOOP("Words", "minutes");
    case Hours:
        return QT_TRANSLATE_NOOP("Words", "hours");
    case Days:
        return QT_TRANSLATE_NOOP("Words", "days");
    case Percent:
        return QT_TRANSLATE_NOOP("Words", "percent");
    }
    Q_UNREACHABLE();
}

const char* effectName(profile::Effect effect)
{
    using enum profile::Effect;
    switch (effect) {
    case Acts:
        return QT_TRANSLATE_NOOP("Words", "acts on it");
    case Shows:
        return QT_TRANSLATE_NOOP("Words", "shows what it means");
    case Keeps:
        return QT_TRANSLATE_NOOP("Words", "keeps it");
    }
    Q_UNREACHABLE();
}

const char* sinceName(std::optional<profile::Since> since)
{
    if (!since)
        return nullptr;
    return *since == profile::Since::Schema410 ? QT_TRANSLATE_NOOP("Words", "in the schema of 4.10")
                                               : QT_TRANSLATE_NOOP("Words", "newer than the schema of 4.10");
}

/** As a profile writes it. */
QLatin1StringView yesNo(bool value)
{
    return value ? QLatin1StringView("true") : QLatin1StringView("false");
}

QString tableRow(const QStringList& cells)
{
    return u"| " + cells.join(QStringLiteral(" | ")) + u" |\n";
}

} // namespace

QString Words::fieldValues(const profile::Field& field) const
{
    QStringList list;
    for (const QLatin1StringView choice : field.choiceList())
        list.append(choice);
    if (!list.isEmpty())
        return list.join(QStringLiteral(", "));
    if (field.lowest && field.highest)
        list.append(QStringLiteral("%1..%2").arg(*field.lowest).arg(*field.highest));
    else if (const char* const name = typeName(field.type))
        list.append(text(name));
    if (const char* const unit = unitName(field.unit))
        list.append(text(unit));
    if (field.longest)
        list.append(text(QT_TRANSLATE_NOOP("Words", "at most %1 characters")).arg(*field.longest));
    return list.join(u' ');
}

QString Words::fieldsDocument() const
{
    const auto optional = [this](const char* source) { return source ? text(source) : QString(); };
    QString page = u"<!-- naructl profile fields -->\n# " +
                   text(QT_TRANSLATE_NOOP("Words", "Fields of an AnyConnect profile")) + u"\n\n" +
                   text(QT_TRANSLATE_NOOP("Words", "Made from the table that the reader, the linter and the "
                                                   "editor of Naru use. An empty cell means that the sources "
                                                   "say nothing, or that there is nothing to say.")) +
                   u"\n\n";
    page += tableRow({text(QT_TRANSLATE_NOOP("Words", "Field")), text(QT_TRANSLATE_NOOP("Words", "Meaning")),
                      text(QT_TRANSLATE_NOOP("Words", "Values")), text(QT_TRANSLATE_NOOP("Words", "Default")),
                      QStringLiteral("UserControllable"), text(QT_TRANSLATE_NOOP("Words", "Version")),
                      QStringLiteral("Naru")});
    page += QStringLiteral("|---|---|---|---|---|---|---|\n");
    for (const profile::Field& field : profile::fields()) {
        const QString controllable =
            field.userControllable ? QString(yesNo(*field.userControllable)) : QString();
        page += tableRow({u'`' + field.path + u'`', u"**" + fieldLabel(field) + u"**: " + fieldText(field),
                          fieldValues(field), field.fallback ? QString(*field.fallback) : QString(),
                          controllable, optional(sinceName(field.since)), text(effectName(field.effect))});
    }
    return page;
}

} // namespace naru::wording
