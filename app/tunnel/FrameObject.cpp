// SPDX-License-Identifier: GPL-3.0-or-later
#include "FrameObject.h"

#include <QJsonArray>

#include <limits>

namespace naru::tunnel {

FrameObject::FrameObject(QJsonObject object, const std::vector<base::Secret>& secrets)
    : m_object(std::move(object))
    , m_secrets(&secrets)
{}

QString FrameObject::checked(const QJsonValue& value, qsizetype most)
{
    m_sound = m_sound && value.isString() && value.toString().size() <= most;
    return m_sound ? value.toString() : QString();
}

QString FrameObject::text(QStringView key, qsizetype most)
{
    return checked(m_object.take(key), most);
}

std::optional<QString> FrameObject::maybeText(QStringView key, qsizetype most)
{
    return m_object.contains(key) ? std::optional(text(key, most)) : std::nullopt;
}

QStringList FrameObject::texts(QStringView key, qsizetype mostTexts, qsizetype most)
{
    const QJsonValue value = m_object.take(key);
    m_sound = m_sound && value.isArray() && value.toArray().size() <= mostTexts;
    QStringList texts;
    if (m_sound) {
        for (const QJsonValue& text : value.toArray())
            texts.append(checked(text, most));
    }
    return texts;
}

qint64 FrameObject::number(QStringView key, qint64 least, qint64 most)
{
    const QJsonValue value = m_object.take(key);
    constexpr qint64 none = std::numeric_limits<qint64>::min();
    const qint64 number = value.toInteger(none);
    m_sound = m_sound && number != none && number >= least && number <= most;
    return m_sound ? number : least;
}

std::optional<qint64> FrameObject::maybeNumber(QStringView key, qint64 least, qint64 most)
{
    return m_object.contains(key) ? std::optional(number(key, least, most)) : std::nullopt;
}

bool FrameObject::flag(QStringView key)
{
    const QJsonValue value = m_object.take(key);
    m_sound = m_sound && value.isBool();
    return value.toBool();
}

base::Secret FrameObject::secret(QStringView key)
{
    const qint64 place = number(key, 0, std::numeric_limits<int>::max());
    m_sound = m_sound && place < static_cast<qint64>(m_secrets->size());
    return m_sound ? (*m_secrets)[static_cast<std::size_t>(place)] : base::Secret();
}

void FrameObject::readNested(const QJsonValue& value, const std::function<void(FrameObject&)>& read)
{
    FrameObject nested(value.toObject(), *m_secrets);
    read(nested);
    m_sound = m_sound && value.isObject() && nested.isSound();
}

void FrameObject::objects(QStringView key, qsizetype most, const std::function<void(FrameObject&)>& read)
{
    const QJsonValue value = m_object.take(key);
    m_sound = m_sound && value.isArray() && value.toArray().size() <= most;
    if (!m_sound)
        return;
    for (const QJsonValue& object : value.toArray())
        readNested(object, read);
}

void FrameObject::maybeObject(QStringView key, const std::function<void(FrameObject&)>& read)
{
    if (m_object.contains(key))
        readNested(m_object.take(key), read);
}

} // namespace naru::tunnel
