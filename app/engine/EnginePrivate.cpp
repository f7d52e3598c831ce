// SPDX-License-Identifier: GPL-3.0-or-later
#include "EnginePrivate.h"

#include "MachineNetwork.h"
#include "engine/SettingsFile.h"
#include "ogs/Gate.h"
#include "ogs/Outcome.h"

#include <utility>

namespace naru::engine {

Engine::Private::Private(Engine& engine, const Places& places, const base::Clock& clock)
    : m_engine(engine)
    , m_places(places)
    , m_clock(clock)
    , m_keeper(places.dataFolder, places.program,
               [&engine](const base::Error& error) { Q_EMIT engine.failed(error); })
    , m_driver(clock)
    , m_watch(clock)
    , m_profile(std::make_shared<profile::Profile>())
{
    QObject::connect(&m_driver, &RunDriver::changed, &engine, [this](const ogs::RunReport& report) {
        if (m_work != Work::Run)
            return;
        const auto told = std::make_shared<ogs::RunReport>(report);
        Q_EMIT m_engine.runChanged(told);
        if (m_sessionRun)
            m_connector->take(session::RunProgressed{m_sessionRun->run, told});
    });
    QObject::connect(&m_driver, &RunDriver::decided, &engine, [this](const ogs::RunReport& report) {
        if (m_work != Work::Run)
            return;
        const auto told = std::make_shared<ogs::RunReport>(report);
        Q_EMIT m_engine.decided(told);
        if (m_sessionRun)
            m_connector->take(session::RunDecided{m_sessionRun->run, told});
    });
    QObject::connect(&m_driver, &RunDriver::finished, &engine,
                     [this](const ogs::RunReport& report) { finish(report); });
    QObject::connect(
        &m_driver, &RunDriver::connectionsMade, &engine,
        [this](const std::vector<ogs::ConnectionCount>& counts) { m_keeper.addConnections(counts); });
    QObject::connect(&m_watch, &WatchTimer::due, &engine, [this] { prepareWatch(); });
    QObject::connect(&m_portal, &PortalWatch::due, &engine, [this] { checkPortal(); });
    QObject::connect(&m_watcher, &host::NetworkWatcher::read, &engine,
                     [this](const host::NetworkState& state) { takeNetwork(state); });
    if (!places.askMachine)
        m_network = places.network;
}

void Engine::Private::useProfile(ProfilePtr profile, const profile::ConnectionSettings& settings,
                                 const QStringList& files)
{
    m_profile = std::move(profile);
    m_connection = settings;
    m_profileFile = files.size() == 1 ? files.front() : QString();
    ++m_profilesOpened;
    Q_EMIT m_engine.profileChanged(m_profile, files);
    if (m_connector)
        m_connector->setProfile(*m_profile, m_connection, m_profileFile);
}

void Engine::Private::setSettings(const Settings& settings)
{
    m_settings = settings;
    planWatch();
}

void Engine::Private::keepSettings(const Settings& settings)
{
    setSettings(settings);
    if (m_places.settingsFile.isEmpty())
        return;
    if (const auto kept = writeSettings(m_places.settingsFile, settings); !kept)
        Q_EMIT m_engine.failed(kept.error());
}

void Engine::Private::run(const RunRequest& request)
{
    // A run of the session's is what the person sees already.
    if (!m_sessionRun)
        makeRun(request);
}

void Engine::Private::makeRun(const RunRequest& request)
{
    m_portal.leave();
    // This run looks for it as well; the question has waited long enough.
    if (std::exchange(m_portalFor, PortalFor::Nobody) == PortalFor::Trust)
        m_connector->signIn().judgeTrust();
    ogs::RunReport locating;
    locating.trigger = request.trigger;
    locating.startedAt = m_clock.system();
    locating.deadline = m_settings.deadline;
    Q_EMIT m_engine.runChanged(std::make_shared<ogs::RunReport>(std::move(locating)));
    if (!m_places.askMachine) {
        begin(request);
        return;
    }
    m_waiting = request;
    m_watcher.refresh();
}

void Engine::Private::stop()
{
    if (m_waiting) {
        const RunRequest request = *std::exchange(m_waiting, std::nullopt);
        const store::Preferences kept = m_keeper.preferences();
        tellWithoutProbes(ogs::refused({ogs::ReasonCode::StoppedByUser, {}}, *m_profile,
                                       {request.trigger, m_clock.system(), m_settings.cacheLifetime,
                                        locationOf(request), kept.lastGateway}));
    }
    m_driver.stop();
}

void Engine::Private::takeNetwork(const host::NetworkState& state)
{
    m_network = toNetwork(state);
    Q_EMIT m_engine.networkChanged(*m_network);
    if (m_connector)
        m_connector->takeNetwork(*m_network);
    if (m_waitingWish)
        m_connector->take(*std::exchange(m_waitingWish, std::nullopt));
    if (m_waiting)
        begin(*std::exchange(m_waiting, std::nullopt));
    else
        m_portal.hurry();
    if (std::exchange(m_watchWaiting, false))
        watch();
}

void Engine::Private::begin(const RunRequest& request)
{
    const base::SystemTime now = m_clock.system();
    const store::Preferences kept = m_keeper.preferences();
    const ogs::Location location = locationOf(request);
    const ogs::CachedRun without{request.trigger, now, m_settings.cacheLifetime, location, kept.lastGateway};

    const auto refusal = ogs::refusal(conditionsOf(request, kept), *m_profile);
    const ogs::CacheAnswer cached = request.noCache
                                        ? ogs::CacheAnswer(ogs::CacheMiss{})
                                        : kept.cache.find(location, ogs::gatewaySetFingerprint(*m_profile),
                                                          now, m_settings.cacheLifetime);
    switch (ogs::way(refusal, cached, request.measureHere || request.noCache)) {
    case ogs::Way::Refuse:
        tellWithoutProbes(ogs::refused(*refusal, *m_profile, without));
        return;
    case ogs::Way::UseCache:
        tellWithoutProbes(ogs::fromCache(std::get<ogs::CacheHit>(cached), *m_profile, without));
        return;
    case ogs::Way::Measure:
        measure(request, kept, !std::holds_alternative<ogs::CacheMiss>(cached));
        return;
    }
}

void Engine::Private::measure(const RunRequest& request, const store::Preferences& kept, bool locationCached)
{
    const base::SystemTime now = m_clock.system();
    ogs::PlanOptions options = planOptions();
    options.locationCached = locationCached;

    ogs::RaceOptions race;
    race.trigger = request.trigger;
    race.rankBy = m_settings.rankBy;
    race.startedAt = now;
    race.cacheLifetime = m_settings.cacheLifetime;
    race.location = locationOf(request);
    race.previous = kept.lastGateway;
    race.improvementRule = ogs::isLaterRun(conditionsOf(request, kept));
    race.knownBefore = m_keeper.answeredBefore(now);
    // Who asks for a run wants a choice; only a profile that keeps selection off and locked says no (OGS-74).
    const profile::Selection& selection = m_profile->selection;
    race.measureOnly = !selection.enabled && !selection.userControllable;

    m_request = request;
    m_work = Work::Run;
    m_lastMeasured = now;
    m_driver.start(*m_profile, ogs::makePlan(*m_profile, options), race);
}

void Engine::Private::planWatch()
{
    // What an earlier start of the program measured counts as well.
    if (m_settings.watch && !m_lastMeasured)
        m_lastMeasured = m_keeper.lastMeasured(m_clock.system());
    m_watch.plan({m_settings.watch, m_lastMeasured});
}

void Engine::Private::prepareWatch()
{
    if (!m_places.askMachine) {
        watch();
        return;
    }
    m_watchWaiting = true;
    m_watcher.refresh();
}

void Engine::Private::watch()
{
    // It may have been switched off while the machine was asked.
    if (!m_settings.watch)
        return;
    const ogs::Conditions conditions = conditionsOf({}, {});
    if (m_profile->hosts.empty() ||
        !ogs::watchMayMeasure(!conditions.tunnelLink.isEmpty(), conditions.automaticProxy,
                              m_driver.running() || m_waiting)) {
        m_watch.postpone();
        return;
    }
    measureOnly(Work::Watch, ogs::watchOptions(planOptions()));
}

void Engine::Private::measureOnly(Work work, const ogs::PlanOptions& options)
{
    const base::SystemTime now = m_clock.system();
    ogs::RaceOptions race;
    race.startedAt = now;
    race.measureOnly = true;
    m_work = work;
    m_lastMeasured = now;
    m_driver.start(*m_profile, ogs::makePlan(*m_profile, options), race);
}

void Engine::Private::forgetLocation(const ogs::LocationKey& key)
{
    bool found = false;
    const store::Preferences now = m_keeper.updatePreferences(
        [&](store::Preferences& preferences) { found = preferences.cache.forget(key); });
    if (!found)
        Q_EMIT m_engine.failed({base::ErrorCode::NoSuchLocation, key.text(), {}, {}});
    Q_EMIT m_engine.locationsChanged(now.cache);
}

void Engine::Private::clearLocations()
{
    const store::Preferences now =
        m_keeper.updatePreferences([](store::Preferences& preferences) { preferences.cache.clear(); });
    Q_EMIT m_engine.locationsChanged(now.cache);
}

void Engine::Private::readHistory(base::SystemTime since)
{
    Q_EMIT m_engine.historyRead(m_keeper.samplesSince(since));
}

void Engine::Private::refreshNetwork()
{
    if (m_places.askMachine)
        m_watcher.refresh();
    else
        Q_EMIT m_engine.networkChanged(*m_network);
}

void Engine::Private::tellLocations()
{
    Q_EMIT m_engine.locationsChanged(m_keeper.preferences().cache);
}

ogs::PlanOptions Engine::Private::planOptions()
{
    ogs::PlanOptions options;
    options.kind = m_settings.kind;
    options.sequential = m_settings.sequential;
    options.deadline = m_settings.deadline;
    options.maxSockets = m_settings.maxSockets;
    options.proxy = m_settings.proxy;
    if (!options.proxy && m_network && m_profile->proxyUse != profile::ProxyUse::Ignore)
        options.proxy = m_network->proxy;
    options.budget = m_keeper.budget(m_clock.system());
    return options;
}

ogs::Location Engine::Private::locationOf(const RunRequest& request) const
{
    if (request.location)
        return *request.location;
    return m_network ? m_network->location : ogs::Location();
}

ogs::Conditions Engine::Private::conditionsOf(const RunRequest& request, const store::Preferences& kept) const
{
    // The session knows of sleep and of the last connection; what else counts is the engine's.
    ogs::Conditions conditions = m_sessionRun ? m_sessionRun->conditions : ogs::Conditions();
    conditions.trigger = request.trigger;
    conditions.preferenceCachingRestricted =
        m_profile->cachingRestriction == profile::CachingRestriction::All;
    conditions.reconnectionCounts = m_settings.reconnectionCounts;
    if (!m_sessionRun && kept.lastDisconnected)
        conditions.sinceDisconnection = m_clock.system() - *kept.lastDisconnected;
    if (m_network) {
        conditions.tunnelLink = m_network->tunnelLink;
        // A proxy set by hand stands in for what the machine would find by itself.
        conditions.automaticProxy = m_network->automaticProxy && !m_settings.proxy &&
                                    m_profile->proxyUse != profile::ProxyUse::Ignore;
        conditions.pac = m_network->pac;
    }
    return conditions;
}

} // namespace naru::engine
