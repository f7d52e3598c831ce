// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Preferences.h"

#include <QFile>
#include <QSettings>
#include <QStandardPaths>

namespace naru::shell {

namespace {

const QString languageKey = QStringLiteral("window/language");
const QString filesKey = QStringLiteral("window/profiles");
const QString geometryKey = QStringLiteral("window/geometry");

/** `~/.config/naru/naru.conf`, wherever the configuration of this user lives. */
QSettings settings()
{
    return QSettings(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                         QStringLiteral("/naru/naru.conf"),
                     QSettings::IniFormat);
}

} // namespace

std::optional<wording::Language> Preferences::language()
{
    return wording::languageFromCode(settings().value(languageKey).toString());
}

void Preferences::setLanguage(wording::Language language)
{
    settings().setValue(languageKey, wording::languageCode(language));
}

QStringList Preferences::files()
{
    QStringList files = settings().value(filesKey).toStringList();
    files.removeIf([](const QString& file) { return !QFile::exists(file); });
    return files;
}

void Preferences::setFiles(const QStringList& files)
{
    settings().setValue(filesKey, files);
}

QByteArray Preferences::geometry()
{
    return settings().value(geometryKey).toByteArray();
}

void Preferences::setGeometry(const QByteArray& geometry)
{
    settings().setValue(geometryKey, geometry);
}

} // namespace naru::shell
