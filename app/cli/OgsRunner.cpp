// SPDX-License-Identifier: GPL-3.0-or-later
#include "OgsRunner.h"

#include "Interrupt.h"
#include "Json.h"
#include "RunTable.h"

#include <QCoreApplication>

namespace naru::cli {

OgsRunner::OgsRunner(const engine::Places& places, const Console& console, bool why)
    : m_console(console)
    , m_why(why)
    , m_engine(places, m_clock)
{
    connect(&m_engine, &engine::Engine::runChanged, this, &OgsRunner::showProgress);
    connect(&m_engine, &engine::Engine::runFinished, this, &OgsRunner::showResult, Qt::QueuedConnection);
    connect(&m_engine, &engine::Engine::failed, this,
            [this](const base::Error& error) { m_console.error(error); });
}

int OgsRunner::run(const profile::Profile& profile, const engine::Settings& settings,
                   const engine::RunRequest& request)
{
    Interrupt interrupt;
    connect(&interrupt, &Interrupt::interrupted, this, [this] {
        m_interrupted = true;
        m_engine.stop();
    });
    m_engine.setSettings(settings);
    m_engine.useProfile(profile);
    m_engine.run(request);
    QCoreApplication::exec();
    return m_status;
}

void OgsRunner::showProgress(const engine::RunReportPtr& report) const
{
    if (report->probesPlanned > 0)
        m_console.progress(progressLine(*report, m_console.words()));
}

void OgsRunner::showResult(const engine::RunReportPtr& report)
{
    m_console.clearProgress();
    if (m_console.json())
        m_console.object(runJson(*report, m_console.words()));
    else
        printRun(*report, m_why, m_console);
    m_status = m_interrupted ? Interrupted : exitStatus(*report);
    QCoreApplication::quit();
}

int exitStatus(const ogs::RunReport& report)
{
    if (report.source == ogs::Source::Refused)
        return Refused;
    if (report.selected)
        return Done;
    // Nothing chosen: fine where only a table was asked for and something answered.
    const bool answered = std::ranges::any_of(
        report.gateways, [](const ogs::GatewayResult& gateway) { return gateway.rtt.has_value(); });
    return answered ? Done : NothingReached;
}

} // namespace naru::cli
