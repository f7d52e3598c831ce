// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/SettingsFile.h"

#include "SettingKeys.h"
#include "SettingPlaces.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>

namespace naru::store {

using base::Error;
using base::ErrorCode;

namespace {

/** Why the file is not to be looked into; nothing where it may be, or does not exist. */
std::optional<Error> obstacle(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return std::nullopt;
    // A pipe of that name would be waited for, without end.
    if (!info.isFile() || !info.isReadable())
        return Error{ErrorCode::FileNotReadable, path, std::nullopt, {}};
    if (info.size() > SettingsFile::maxBytes)
        return Error{ErrorCode::FileTooLarge, path, std::nullopt, {}};
    return std::nullopt;
}

SettingPlaces placesIn(const QString& path)
{
    QFile file(path);
    return SettingPlaces::of(file.open(QIODevice::ReadOnly) ? file.read(SettingsFile::maxBytes)
                                                            : QByteArray());
}

/** What the file says of a key; empty for a list, which no setting is. */
QString saidIn(const QSettings& file, const SettingKey& key)
{
    return file.value(QLatin1String(key.name)).toString();
}

/** Does not repeat the value: it may hold a password, where only an address belongs. */
Error wrongValue(const QString& path, const SettingKey& key, const SettingPlaces& places)
{
    const QString name = QLatin1String(key.name);
    const auto place = places.keys.find(name);
    return {ErrorCode::SettingInvalid, path + QStringLiteral(", ") + name,
            place != places.keys.end() ? std::optional(place->second) : std::nullopt,
            QStringLiteral("allowed: ") + QLatin1String(key.allowed)};
}

/** What the file would be read as for this key. */
std::optional<QString> presentValue(const QSettings& file, const SettingKey& key)
{
    UserSettings settings;
    key.take(saidIn(file, key), settings);
    return key.say(settings);
}

void put(QSettings& file, const SettingKey& key, const UserSettings& settings)
{
    const std::optional<QString> value = key.say(settings);
    // Reading a wrong value and saving its default is no change of the user's.
    if (value == presentValue(file, key))
        return;
    if (value && value != key.say(UserSettings{}))
        file.setValue(QLatin1String(key.name), *value);
    else
        file.remove(QLatin1String(key.name));
}

} // namespace

SettingsFile::SettingsFile(QString path)
    : m_path(std::move(path))
{}

SettingsFile::Reading SettingsFile::load() const
{
    Reading reading;
    if (auto error = obstacle(m_path)) {
        reading.problems.push_back(std::move(*error));
        return reading;
    }
    const QSettings file(m_path, QSettings::IniFormat);
    const SettingPlaces places = placesIn(m_path);
    if (places.malformed) {
        reading.problems.push_back({ErrorCode::SettingInvalid, m_path, places.malformed,
                                    QStringLiteral("neither [group] nor key=value")});
    }
    for (const SettingKey& key : settingKeys()) {
        if (!file.contains(QLatin1String(key.name)))
            continue;
        if (!key.take(saidIn(file, key), reading.settings))
            reading.problems.push_back(wrongValue(m_path, key, places));
    }
    return reading;
}

base::Result<void> SettingsFile::save(const UserSettings& settings) const
{
    const auto failure = [this](const QString& technical) {
        return std::unexpected(Error{ErrorCode::FileNotWritable, m_path, std::nullopt, technical});
    };
    if (obstacle(m_path))
        return failure(QStringLiteral("it is no file that can be read"));
    QSettings file(m_path, QSettings::IniFormat);
    for (const SettingKey& key : settingKeys())
        put(file, key, settings);
    file.sync();
    if (file.status() == QSettings::AccessError)
        return failure({});
    return {};
}

} // namespace naru::store
