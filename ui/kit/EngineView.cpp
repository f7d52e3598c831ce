// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/EngineView.h"

#include "kit/SessionView.h"

#include <QFileInfo>

#include <algorithm>

namespace naru::kit {

EngineView::EngineView(QObject* parent)
    : QObject(parent)
    , m_session(new SessionView(this))
{}

QString EngineView::profileName() const
{
    if (!m_name.isEmpty() || m_files.isEmpty())
        return m_name;
    return QFileInfo(m_files.first()).completeBaseName();
}

void EngineView::setProfile(const engine::ProfilePtr& profile, const QStringList& files, const QString& name)
{
    m_profile = profile;
    m_files = files;
    m_name = name;
    for (const QString& file : files)
        knowFile(file);
    // A report about another profile's gateways would be shown as this one's.
    m_report.reset();
    Q_EMIT profileChanged();
    Q_EMIT reportChanged();
}

void EngineView::setKnownFiles(const QStringList& files)
{
    if (m_knownFiles == files)
        return;
    m_knownFiles = files;
    Q_EMIT knownFilesChanged();
}

void EngineView::knowFile(const QString& file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    if (m_knownFiles.contains(path))
        return;
    QStringList known = m_knownFiles;
    known.append(path);
    if (known.size() > mostKnown) {
        const auto idle =
            std::ranges::find_if(known, [this](const QString& each) { return !m_files.contains(each); });
        if (idle != known.end())
            known.erase(idle);
    }
    setKnownFiles(known);
}

void EngineView::forgetFile(const QString& file)
{
    QStringList known = m_knownFiles;
    known.removeAll(file);
    setKnownFiles(known);
}

void EngineView::setNetwork(const engine::Network& network)
{
    m_network = network;
    Q_EMIT networkChanged();
}

void EngineView::setReport(const engine::RunReportPtr& report)
{
    m_report = report;
    Q_EMIT reportChanged();
}

void EngineView::setRunning(bool running)
{
    if (m_running == running)
        return;
    m_running = running;
    Q_EMIT runningChanged();
}

void EngineView::setCache(const ogs::Cache& cache)
{
    m_cache = cache;
    Q_EMIT cacheChanged();
}

void EngineView::setHistory(const engine::Samples& samples)
{
    m_history = samples;
    Q_EMIT historyChanged();
}

void EngineView::measureHere()
{
    engine::RunRequest request;
    request.trigger = ogs::Trigger::UserWish;
    request.measureHere = true;
    Q_EMIT runWished(request);
}

void EngineView::setSettings(const engine::Settings& settings)
{
    if (m_settings == settings)
        return;
    m_settings = settings;
    Q_EMIT settingsChanged();
}

} // namespace naru::kit
