// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/SettingsFile.h"

#include "store/SettingsFile.h"

#include <QStandardPaths>

#include <unistd.h>

namespace naru::engine {

QString settingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/naru/naru.conf");
}

tunnel::BackendChoice usualBackend()
{
    return {::geteuid() == 0 ? tunnel::BackendKind::Root : tunnel::BackendKind::Pkexec, 0};
}

KeptSettings readSettings(const QString& path)
{
    store::SettingsFile::Reading reading = store::SettingsFile(path).load();
    KeptSettings kept;
    static_cast<ogs::UserSettings&>(kept.settings) = reading.settings;
    kept.settings.tunnel = reading.settings.tunnel;
    kept.settings.connection = reading.settings.connection;
    kept.settings.user = reading.settings.user;
    kept.problems = std::move(reading.problems);
    return kept;
}

base::Result<void> writeSettings(const QString& path, const Settings& settings)
{
    store::UserSettings users;
    static_cast<ogs::UserSettings&>(users) = settings;
    users.tunnel = settings.tunnel;
    users.connection = settings.connection;
    users.user = settings.user;
    return store::SettingsFile(path).save(users);
}

} // namespace naru::engine
