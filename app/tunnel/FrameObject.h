// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Secret.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <array>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace naru::tunnel {

/** The names of an enum's values in a frame. */
template <class Enum, std::size_t count>
using FrameNames = std::array<std::pair<Enum, const char16_t*>, count>;

/** The name of a value; the table holds all of them. */
template <class Enum, std::size_t count>
[[nodiscard]] QString frameName(const FrameNames<Enum, count>& names, Enum value)
{
    for (const auto& [known, name] : names) {
        if (known == value)
            return QStringView(name).toString();
    }
    Q_UNREACHABLE();
}

/**
 * Reads a JSON object that has to be just so: whatever is missing, of another kind, out of its range or left
 * over makes it unsound. Reading goes on with empty values, so that only the end asks.
 */
class FrameObject
{
public:
    FrameObject(QJsonObject object, const std::vector<base::Secret>& secrets);

    /** At most `most` characters. */
    [[nodiscard]] QString text(QStringView key, qsizetype most);
    [[nodiscard]] std::optional<QString> maybeText(QStringView key, qsizetype most);
    [[nodiscard]] QStringList texts(QStringView key, qsizetype mostTexts, qsizetype most);
    [[nodiscard]] qint64 number(QStringView key, qint64 least, qint64 most);
    [[nodiscard]] std::optional<qint64> maybeNumber(QStringView key, qint64 least, qint64 most);
    [[nodiscard]] bool flag(QStringView key);
    /** The secret whose place the object names. */
    [[nodiscard]] base::Secret secret(QStringView key);
    /** Reads each object of an array; one that is unsound makes this one so. */
    void objects(QStringView key, qsizetype most, const std::function<void(FrameObject&)>& read);
    /** The same for one object that may be missing. */
    void maybeObject(QStringView key, const std::function<void(FrameObject&)>& read);

    template <class Enum, std::size_t count>
    [[nodiscard]] Enum name(QStringView key, const FrameNames<Enum, count>& names)
    {
        const QString text = this->text(key, maxName);
        for (const auto& [value, known] : names) {
            if (text == QStringView(known))
                return value;
        }
        m_sound = false;
        return names.front().first;
    }
    template <class Enum, std::size_t count>
    [[nodiscard]] std::optional<Enum> maybeName(QStringView key, const FrameNames<Enum, count>& names)
    {
        return m_object.contains(key) ? std::optional(name(key, names)) : std::nullopt;
    }

    /** Whether all was as it has to be and nothing is left. */
    [[nodiscard]] bool isSound() const { return m_sound && m_object.isEmpty(); }

private:
    static constexpr qsizetype maxName = 64;

    [[nodiscard]] QString checked(const QJsonValue& value, qsizetype most);
    void readNested(const QJsonValue& value, const std::function<void(FrameObject&)>& read);

    QJsonObject m_object;
    const std::vector<base::Secret>* m_secrets;
    bool m_sound = true;
};

} // namespace naru::tunnel
