// SPDX-License-Identifier: GPL-3.0-or-later
#include "Connector.h"

#include "SessionKinds.h"
#include "ogs/Gate.h"
#include "store/KeychainSecrets.h"
#include "store/MemorySecrets.h"

#include <QCryptographicHash>

#include <algorithm>
#include <utility>

namespace naru::engine {

namespace {

template <class... Handlers>
struct Overloaded : Handlers...
{
    using Handlers::operator()...;
};

std::unique_ptr<store::SecretStore> makeSecrets(const Connector::Setup& setup)
{
    if (!setup.askMachine)
        return std::make_unique<store::MemorySecrets>();
    return std::make_unique<store::KeychainSecrets>(setup.dataFolder + QStringLiteral("/secrets.json"));
}

std::optional<QString> sha1Of(const std::optional<ServerCopy>& copy)
{
    if (!copy)
        return std::nullopt;
    // Not a matter of trust: it is the protocol's name for a version.
    return QString::fromLatin1(QCryptographicHash::hash(copy->newest, QCryptographicHash::Sha1).toHex());
}

QStringList realServers(const Network& network)
{
    QStringList servers;
    for (const NetworkLink& link : network.links) {
        if (!link.tunnel)
            servers += link.servers;
    }
    return servers;
}

} // namespace

Connector::Connector(const Setup& setup, const base::Clock& clock, QObject* parent)
    : QObject(parent)
    , m_askMachine(setup.askMachine)
    , m_secrets(makeSecrets(setup))
    , m_pins(setup.dataFolder + QStringLiteral("/pins.json"))
    , m_serverProfiles(setup.dataFolder)
    , m_driver(setup.context, setup.memory)
    , m_signIn(*m_secrets, m_pins, clock)
    , m_tunnel(clock)
{
    connect(&m_driver, &SessionDriver::acted, this, &Connector::perform);
    connect(&m_driver, &SessionDriver::changed, this, &Connector::statusChanged);
    connect(&m_driver, &SessionDriver::memoryChanged, this, &Connector::memoryChanged);
    connectDesks();
    if (m_askMachine)
        watchSleep();
}

Connector::~Connector() = default;

void Connector::connectDesks()
{
    connect(&m_signIn, &SignInDesk::happened, this, &Connector::take);
    connect(&m_signIn, &SignInDesk::signedIn, &m_tunnel, &TunnelDesk::setSession);
    connect(&m_signIn, &SignInDesk::profileSent, this, &Connector::keepServerProfile);
    connect(&m_signIn, &SignInDesk::complained, this, &Connector::complained);
    connect(&m_signIn, &SignInDesk::keptChanged, this, &Connector::keptChanged);
    connect(&m_tunnel, &TunnelDesk::happened, this, &Connector::take);
    connect(&m_tunnel, &TunnelDesk::changed, this, &Connector::tunnelChanged);
    connect(&m_tunnel, &TunnelDesk::traffic, this, &Connector::traffic);
    connect(&m_tunnel, &TunnelDesk::ended, this, &Connector::tunnelEnded);
    connect(&m_test, &host::NetworkTest::finished, this, [this](host::NetworkVerdict verdict) {
        take(session::NetworkTested{m_testNumber, verdict == host::NetworkVerdict::Usable});
    });
}

void Connector::watchSleep()
{
    connect(&m_sleep, &host::SleepWatcher::goingToSleep, this, [this] {
        m_goesToSleep = true;
        take(session::GoingToSleep{});
        // Where nothing has to be done first, nothing holds the machine back.
        if (!state().alive.sleepInhibitor)
            letSleep();
    });
    connect(&m_sleep, &host::SleepWatcher::resumed, this, [this](base::Nanoseconds slept) {
        m_goesToSleep = false;
        take(session::Resumed{slept});
    });
    m_sleep.start();
}

void Connector::letSleep()
{
    // The watcher's inhibitor is given away once a sleep, and not while none is near.
    if (std::exchange(m_goesToSleep, false))
        m_sleep.readyToSleep();
}

void Connector::setOptions(const ConnectionOptions& options)
{
    m_signIn.setOptions(options);
    m_tunnel.setSettings(options.tunnel);
}

void Connector::setProfile(const profile::Profile& profile, const profile::ConnectionSettings& settings,
                           const QString& file)
{
    m_profileFile = file;
    m_signIn.setKnownProfile(file.isEmpty() ? std::nullopt : sha1Of(m_serverProfiles.find(file)));
    m_hosts = profile.hosts;
    m_networkPolicy = policyOf(settings).network;
    m_signIn.setProfile(settings);
    take(session::ProfileChanged{});
    tellNetwork();
}

void Connector::keepServerProfile(const QByteArray& bytes)
{
    if (m_profileFile.isEmpty())
        return;
    if (const auto kept = m_serverProfiles.keepSent(m_profileFile, bytes); !kept) {
        Q_EMIT complained(kept.error());
        return;
    }
    m_signIn.setKnownProfile(sha1Of(m_serverProfiles.find(m_profileFile)));
    Q_EMIT serverProfileCame(m_profileFile);
}

void Connector::takeNetwork(const Network& network)
{
    m_network = network;
    tellNetwork();
}

void Connector::tellNetwork()
{
    // Without a profile nobody can say whether it is a trusted one, and the session acts on a network once.
    if (!m_network || m_hosts.empty())
        return;
    const auto& links = m_network->links;
    const bool isTrusted = std::ranges::any_of(links, [this](const NetworkLink& link) {
        return !link.tunnel && session::isTrusted(m_networkPolicy, link.suffixes, link.servers);
    });
    const bool isUp =
        !m_askMachine || std::ranges::any_of(links, [](const NetworkLink& it) { return !it.tunnel; });
    take(session::NetworkChanged{isUp, m_network->location, isTrusted});
}

void Connector::perform(const session::Action& action)
{
    std::visit(Overloaded{[this](const session::StartRun& it) { Q_EMIT runWished(it); },
                          [this](const session::CancelProbes&) { Q_EMIT runEnough(); },
                          [this](const session::AbandonRun&) { Q_EMIT runAbandoned(); },
                          [this](const session::StartSignIn& it) { startSignIn(it); },
                          [this](const session::CancelSignIn&) { m_signIn.cancel(); },
                          [this](const session::StartTunnel& it) { m_tunnel.start(it); },
                          [this](const session::ReconnectTunnel&) { m_tunnel.reconnect(); },
                          [this](const session::StopTunnel&) { m_tunnel.stop(); },
                          // The driver keeps the timers.
                          [](const session::StartTimer&) {}, [](const session::StopTimer&) {},
                          // The watcher holds one whenever it watches; what counts is when it is let go.
                          [](const session::TakeSleepInhibitor&) {},
                          [this](const session::ReleaseSleepInhibitor&) { letSleep(); },
                          [this](const session::TestNetwork& it) { testNetwork(it); },
                          [this](const session::RecheckPortal&) { Q_EMIT portalRecheckWished(); },
                          [this](const session::Tell& it) { Q_EMIT noticed(it.notice); }},
               action);
}

void Connector::startSignIn(const session::StartSignIn& wish)
{
    const auto host = std::ranges::find_if(
        m_hosts, [&](const profile::HostEntry& it) { return it.name == wish.hop.entry; });
    m_signIn.start(wish, host == m_hosts.end() ? QString() : host->path);
}

void Connector::testNetwork(const session::TestNetwork& wish)
{
    m_testNumber = wish.test;
    const ogs::DnsQuestion question = ogs::dnsTestQuestion(wish.host);
    const bool isPtr = question.type == ogs::DnsQuestion::Type::Ptr;
    m_test.start({question.name, isPtr ? host::DnsTest::Type::Ptr : host::DnsTest::Type::A,
                  realServers(m_network.value_or(Network()))});
}

KeptTrust Connector::kept() const
{
    KeptTrust kept;
    for (const store::SecretKey& key : m_secrets->stored())
        kept.secrets.push_back({key.gateway, key.field, key.user});
    for (const store::HostPins& host : m_pins.list().value_or(std::vector<store::HostPins>())) {
        for (const store::Pin& pin : host.pins)
            kept.keys.push_back({host.at.host, host.at.port, pin.key, pin.subject, pin.firstSeen});
    }
    return kept;
}

void Connector::forgetKey(const AcceptedKey& key)
{
    if (const auto done = m_pins.remove({key.host, key.port}, key.key); !done)
        Q_EMIT complained(done.error());
    Q_EMIT keptChanged();
}

void Connector::forgetSecret(const StoredSecret& secret)
{
    m_secrets->remove({secret.gateway, secret.field, secret.user}, this,
                      [this](const store::SecretRemoval&) { Q_EMIT keptChanged(); });
}

} // namespace naru::engine
