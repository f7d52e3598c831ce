// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Preferences.h"

#include "engine/SettingsFile.h"
#include "kit/EngineView.h"

#include <QFile>
#include <QSettings>

namespace naru::shell {

namespace {

const QString languageKey = QStringLiteral("window/language");
const QString schemeKey = QStringLiteral("window/theme");
const QString motionKey = QStringLiteral("window/reduceMotion");
const QString filesKey = QStringLiteral("window/profiles");
const QString knownFilesKey = QStringLiteral("window/knownProfiles");
const QString trayKey = QStringLiteral("window/trayIsKnown");
const QString geometryKey = QStringLiteral("window/geometry");

QSettings settings()
{
    return QSettings(engine::settingsFile(), QSettings::IniFormat);
}

/** As `--theme` takes them; `System` has no name and is not written. */
QString schemeName(kit::Theme::Scheme scheme)
{
    return scheme == kit::Theme::Scheme::Dark ? QStringLiteral("dark") : QStringLiteral("light");
}

/** What is as shipped is not written. */
void put(const QString& key, const std::optional<QString>& value)
{
    QSettings file = settings();
    if (value)
        file.setValue(key, *value);
    else
        file.remove(key);
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

kit::Theme::Scheme Preferences::scheme()
{
    using Scheme = kit::Theme::Scheme;
    const QString name = settings().value(schemeKey).toString();
    for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
        if (name == schemeName(scheme))
            return scheme;
    }
    return Scheme::System;
}

void Preferences::setScheme(kit::Theme::Scheme scheme)
{
    put(schemeKey, scheme == kit::Theme::Scheme::System ? std::nullopt : std::optional(schemeName(scheme)));
}

bool Preferences::reduceMotion()
{
    return settings().value(motionKey).toString() == QLatin1String("true");
}

void Preferences::setReduceMotion(bool reduce)
{
    put(motionKey, reduce ? std::optional(QStringLiteral("true")) : std::nullopt);
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

QStringList Preferences::knownFiles()
{
    return settings().value(knownFilesKey).toStringList().mid(0, kit::EngineView::mostKnown);
}

void Preferences::setKnownFiles(const QStringList& files)
{
    settings().setValue(knownFilesKey, files);
}

bool Preferences::trayIsKnown()
{
    return settings().value(trayKey).toString() == QLatin1String("true");
}

void Preferences::setTrayIsKnown()
{
    put(trayKey, QStringLiteral("true"));
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
