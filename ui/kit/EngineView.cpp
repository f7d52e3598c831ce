// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/EngineView.h"

#include <QFileInfo>

namespace naru::kit {

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
    // A report about another profile's gateways would be shown as this one's.
    m_report.reset();
    Q_EMIT profileChanged();
    Q_EMIT reportChanged();
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
