// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's side of a session: what it knows, the runs that it asks for, and what outlives the program.
#include "EnginePrivate.h"
#include "SessionKinds.h"
#include "session/Codes.h"

namespace naru::engine {

Connector& Engine::Private::connector()
{
    if (m_connector)
        return *m_connector;
    const store::Preferences kept = m_keeper.preferences();
    m_connector = std::make_unique<Connector>(Connector::Setup{m_places.dataFolder,
                                                               m_places.askMachine,
                                                               {kept.lastDisconnected, kept.lastGateway},
                                                               [this] { return sessionContext(); }},
                                              m_clock);
    connectConnector();
    m_connector->setProfile(*m_profile, m_connection, m_profileFile);
    if (m_network)
        m_connector->takeNetwork(*m_network);
    else
        m_watcher.refresh();
    return *m_connector;
}

void Engine::Private::connectConnector()
{
    const Connector* from = m_connector.get();
    QObject::connect(from, &Connector::runWished, &m_engine,
                     [this](const session::StartRun& wish) { startSessionRun(wish); });
    QObject::connect(from, &Connector::runEnough, &m_engine, [this] { m_driver.finish(); });
    QObject::connect(from, &Connector::runAbandoned, &m_engine, [this] {
        m_sessionRun.reset();
        stop();
    });
    QObject::connect(from, &Connector::portalRecheckWished, &m_engine, [this] {
        m_portalFor = PortalFor::Session;
        checkPortal();
    });
    QObject::connect(from, &Connector::memoryChanged, &m_engine,
                     [this](const session::Memory& memory) { keepMemory(memory); });
    QObject::connect(from, &Connector::keptChanged, &m_engine,
                     [this] { Q_EMIT m_engine.keptTrust(m_connector->kept()); });
    QObject::connect(from, &Connector::statusChanged, &m_engine, &Engine::sessionChanged);
    QObject::connect(from, &Connector::noticed, &m_engine, [this](const session::Notice& notice) {
        m_keeper.log(store::LogNotice{m_clock.system(), session::codeName(notice.code), notice.arguments});
        Q_EMIT m_engine.noticed(notice);
    });
    QObject::connect(from, &Connector::tunnelChanged, &m_engine, &Engine::tunnelChanged);
    QObject::connect(from, &Connector::traffic, &m_engine, &Engine::trafficChanged);
    QObject::connect(from, &Connector::tunnelEnded, &m_engine, &Engine::tunnelEnded);
    QObject::connect(from, &Connector::serverProfileCame, &m_engine, &Engine::serverProfileCame);
    QObject::connect(from, &Connector::complained, &m_engine, &Engine::failed);
    const SignInDesk* desk = &m_connector->signIn();
    QObject::connect(desk, &SignInDesk::formAsked, &m_engine, &Engine::formAsked);
    QObject::connect(desk, &SignInDesk::trustDoubted, &m_engine, [this] { lookForPortal(); });
    QObject::connect(desk, &SignInDesk::certificateAsked, &m_engine, &Engine::certificateAsked);
    QObject::connect(desk, &SignInDesk::browserAsked, &m_engine, &Engine::browserAsked);
    QObject::connect(desk, &SignInDesk::questionGone, &m_engine, &Engine::questionGone);
    QObject::connect(desk, &SignInDesk::failed, &m_engine, &Engine::signInFailed);
    QObject::connect(desk, &SignInDesk::notStored, &m_engine, &Engine::secretNotStored);
}

void Engine::Private::connectGateway(const session::ConnectWished& wish)
{
    Connector& mine = connector();
    if (m_network)
        mine.take(wish);
    else
        m_waitingWish = wish;
}

void Engine::Private::disconnectGateway()
{
    m_waitingWish.reset();
    connector().take(session::DisconnectWished{});
}

session::Context Engine::Private::sessionContext() const
{
    session::Context context;
    context.now = m_clock.steady();
    context.date = m_clock.system();
    context.profile = m_profile;
    context.policy = policyOf(m_connection);
    context.policy.user = m_settings.connection;
    context.selectsAutomatically =
        ogs::selectsAutomatically(m_profile->selection, m_settings.automaticSelection);
    // A profile that came while the program ran locks from the next start on (OGS-71).
    context.manualChoice =
        ogs::manualChoice({m_profile->selection}, m_settings.automaticSelection, m_profilesOpened <= 1);
    context.reconnectionCounts = m_settings.reconnectionCounts;
    context.chosen = m_chosen;
    return context;
}

void Engine::Private::startSessionRun(const session::StartRun& wish)
{
    m_sessionRun = wish;
    RunRequest request;
    request.trigger = wish.conditions.trigger;
    makeRun(request);
}

void Engine::Private::keepMemory(const session::Memory& memory)
{
    m_chosen.reset();
    m_keeper.updatePreferences([&](store::Preferences& preferences) {
        preferences.lastDisconnected = memory.lastDisconnection;
        preferences.lastGateway = memory.lastEntry;
    });
}

} // namespace naru::engine
