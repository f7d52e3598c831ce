// SPDX-License-Identifier: GPL-3.0-or-later
#include "ProxyReading.h"

#include "ProxyText.h"
#include "SmallFile.h"

#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace naru::host {

namespace {

constexpr qsizetype outputLimit = 64 * 1024;

enum class Desktop { None, Gnome, Kde };

Desktop desktopOf(const QProcessEnvironment& environment)
{
    // All of these keep their proxy in org.gnome.system.proxy.
    static constexpr std::array<QLatin1String, 8> gnomes{
        QLatin1String("GNOME"),      QLatin1String("GNOME-Classic"), QLatin1String("GNOME-Flashback"),
        QLatin1String("Unity"),      QLatin1String("Budgie"),        QLatin1String("Pantheon"),
        QLatin1String("X-Cinnamon"), QLatin1String("MATE")};
    const QString names = environment.value(QStringLiteral("XDG_CURRENT_DESKTOP"));
    for (const QString& name : names.split(QLatin1Char(':'))) {
        if (name == QLatin1String("KDE"))
            return Desktop::Kde;
        if (std::find(gnomes.begin(), gnomes.end(), name) != gnomes.end())
            return Desktop::Gnome;
    }
    return Desktop::None;
}

QString configFile(const QProcessEnvironment& environment, QLatin1String name)
{
    const QString home = environment.value(QStringLiteral("HOME")) + QLatin1String("/.config");
    const QString config = environment.value(QStringLiteral("XDG_CONFIG_HOME"));
    return (config.isEmpty() ? home : config) + QLatin1Char('/') + name;
}

QString kioslaverc(const QProcessEnvironment& environment)
{
    return configFile(environment, QLatin1String("kioslaverc"));
}

} // namespace

ProxyReading::ProxyReading(const QProcessEnvironment& environment, std::chrono::milliseconds limit,
                           QObject* parent)
    : QObject(parent)
    , m_environment(environment)
    , m_settings(environmentProxy(m_environment))
    , m_process(this)
    , m_limit(this)
{
    m_limit.setSingleShot(true);
    m_limit.setInterval(limit);
    connect(&m_limit, &QTimer::timeout, &m_process, &QProcess::kill);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &ProxyReading::takeOutput);
    connect(&m_process, &QProcess::finished, this, [this](int exitCode) {
        const auto told = exitCode == 0 ? parseGSettings(m_output) : std::nullopt;
        m_settings = told.value_or(m_settings);
        Q_EMIT finished();
    });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            Q_EMIT finished();
    });
}

ProxyReading::~ProxyReading()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.disconnect(this);
    m_process.kill();
    m_process.waitForFinished(100);
}

QStringList ProxyReading::files(const QProcessEnvironment& environment)
{
    switch (desktopOf(environment)) {
    case Desktop::Kde:
        return {kioslaverc(environment)};
    case Desktop::Gnome:
        return {configFile(environment, QLatin1String("dconf/user"))};
    case Desktop::None:
        break;
    }
    return {};
}

void ProxyReading::start()
{
    const Desktop desktop = desktopOf(m_environment);
    if (desktop == Desktop::Gnome) {
        startGSettings();
        return;
    }
    if (desktop == Desktop::Kde) {
        if (const auto text = readSmallFile(kioslaverc(m_environment)))
            m_settings = parseKioslaverc(*text, m_environment).value_or(m_settings);
    }
    Q_EMIT finished();
}

void ProxyReading::startGSettings()
{
    const QStringList folders =
        m_environment.value(QStringLiteral("PATH")).split(QLatin1Char(':'), Qt::SkipEmptyParts);
    const QString program = QStandardPaths::findExecutable(QStringLiteral("gsettings"), folders);
    if (program.isEmpty()) {
        Q_EMIT finished();
        return;
    }
    m_process.setProcessEnvironment(m_environment);
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_limit.start();
    m_process.start(program, {QStringLiteral("list-recursively"), QStringLiteral("org.gnome.system.proxy")});
}

void ProxyReading::takeOutput()
{
    m_output += m_process.readAllStandardOutput();
    if (m_output.size() > outputLimit)
        m_process.kill();
}

} // namespace naru::host
