// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a run that is over: what is kept of it, and who is told.
#include "EnginePrivate.h"
#include "ogs/Outcome.h"

#include <utility>

namespace naru::engine {

void Engine::Private::finish(const ogs::RunReport& report)
{
    const Work work = std::exchange(m_work, Work::None);
    const ogs::Origin origin = work == Work::Run ? ogs::Origin::Run : ogs::Origin::Watch;
    m_keeper.addSamples(ogs::samples(report, origin), m_clock.system());
    Q_EMIT m_engine.historyGrew();
    planWatch();
    if (work == Work::Run)
        finishRun(report);
    else if (work == Work::PortalCheck)
        finishPortalCheck(report);
}

void Engine::Private::finishRun(const ogs::RunReport& report)
{
    const auto sessionRun = std::exchange(m_sessionRun, std::nullopt);
    auto told = std::make_shared<ogs::RunReport>(report);
    // What is not kept does not expire.
    if (!keep(report, !sessionRun))
        told->expiresAt.reset();
    if (!sessionRun)
        noteChoice(report);
    m_keeper.log(ogs::logEvents(report));
    if (PortalWatch::suspects(report) && !sessionRun)
        m_portal.enter(m_request, m_settings.portalRecheck);
    Q_EMIT m_engine.runChanged(told);
    Q_EMIT m_engine.runFinished(told);
    if (sessionRun)
        m_connector->take(session::RunEnded{sessionRun->run, told});
}

bool Engine::Private::keep(const ogs::RunReport& report, bool chooses)
{
    const auto entry = m_request.noCache ? std::nullopt : ogs::cacheEntry(report, *m_profile);
    const bool chosen = chooses && report.source == ogs::Source::Measured && report.selected;
    if (!entry && !chosen)
        return false;
    const store::Preferences now = m_keeper.updatePreferences([&](store::Preferences& preferences) {
        if (entry)
            preferences.cache.insert(*entry);
        // Where nobody connects, the gateway that was chosen stands for the one that was connected.
        if (chosen)
            preferences.lastGateway = report.gateways[static_cast<std::size_t>(*report.selected)].entry;
    });
    Q_EMIT m_engine.locationsChanged(now.cache);
    return entry.has_value();
}

void Engine::Private::noteChoice(const ogs::RunReport& report)
{
    const bool isChoice = report.source == ogs::Source::Measured || report.source == ogs::Source::Cache;
    if (isChoice && report.selected)
        m_chosen = report.gateways[static_cast<std::size_t>(*report.selected)].entry;
}

void Engine::Private::tellWithoutProbes(ogs::RunReport report)
{
    m_keeper.log(ogs::logEvents(report));
    if (!m_sessionRun)
        noteChoice(report);
    const auto shared = std::make_shared<ogs::RunReport>(std::move(report));
    Q_EMIT m_engine.runChanged(shared);
    if (shared->selected)
        Q_EMIT m_engine.decided(shared);
    Q_EMIT m_engine.runFinished(shared);
    if (const auto sessionRun = std::exchange(m_sessionRun, std::nullopt))
        m_connector->take(session::RunEnded{sessionRun->run, shared});
}

} // namespace naru::engine
