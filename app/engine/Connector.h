// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "SessionDriver.h"
#include "SignInDesk.h"
#include "TunnelDesk.h"
#include "engine/Connecting.h"
#include "engine/Network.h"
#include "engine/ServerProfiles.h"
#include "host/NetworkTest.h"
#include "host/SleepWatcher.h"
#include "store/PinStore.h"

#include <QObject>

#include <memory>
#include <optional>

namespace naru::store {
class SecretStore;
}

namespace naru::engine {

/**
 * Carries out what the session wants: signs in, brings tunnels up and down, watches sleep and network. Runs
 * are the engine's: the session asks for them by signals. Belongs to the engine's thread.
 */
class Connector final : public QObject
{
    Q_OBJECT

public:
    struct Setup
    {
        /** Pins and the names of stored secrets live here. */
        QString dataFolder;
        /** Whether this machine's bus and secret service are used; false for the demo. */
        bool askMachine = true;
        session::Memory memory;
        SessionDriver::ContextSource context;
    };

    /** `clock` outlives the connector. */
    Connector(const Setup& setup, const base::Clock& clock, QObject* parent = nullptr);
    ~Connector() override;

    void setOptions(const ConnectionOptions& options);
    /** The context has another profile from now on. `file`: where it stands, empty where it is none or
     * several; beside it is kept what the gateways send. */
    void setProfile(const profile::Profile& profile, const profile::ConnectionSettings& settings,
                    const QString& file);
    void takeNetwork(const Network& network);
    /** A run that the session asked for, or a wish of a person's. */
    void take(const session::Event& event) { m_driver.take(event); }
    [[nodiscard]] const session::State& state() const { return m_driver.state(); }
    [[nodiscard]] session::Status status() const { return m_driver.status(); }
    [[nodiscard]] SignInDesk& signIn() { return m_signIn; }

    [[nodiscard]] KeptTrust kept() const;
    void forgetKey(const AcceptedKey& key);
    void forgetSecret(const StoredSecret& secret);

Q_SIGNALS:
    void runWished(const naru::session::StartRun& wish);
    /** The run of this number is to end now, and counts. */
    void runEnough();
    void runAbandoned();
    void portalRecheckWished();
    void statusChanged(const naru::session::Status& status);
    void memoryChanged(const naru::session::Memory& memory);
    void noticed(const naru::session::Notice& notice);
    void tunnelChanged(const naru::tunnel::TunnelInfo& info);
    void traffic(const naru::tunnel::Traffic& traffic);
    void tunnelEnded(const naru::tunnel::TunnelEnd& end);
    void keptChanged();
    /** A gateway has sent another copy of the profile in this file. */
    void serverProfileCame(const QString& file);
    void complained(const naru::base::Error& error);

private:
    void perform(const session::Action& action);
    void startSignIn(const session::StartSignIn& wish);
    void testNetwork(const session::TestNetwork& wish);
    void connectDesks();
    void keepServerProfile(const QByteArray& bytes);
    void tellNetwork();
    void watchSleep();
    void letSleep();

    const bool m_askMachine;
    std::unique_ptr<store::SecretStore> m_secrets;
    store::PinStore m_pins;
    ServerProfiles m_serverProfiles;
    QString m_profileFile;
    SessionDriver m_driver;
    SignInDesk m_signIn;
    TunnelDesk m_tunnel;
    host::SleepWatcher m_sleep;
    host::NetworkTest m_test;
    bool m_goesToSleep = false;
    session::Number m_testNumber = 0;
    std::vector<profile::HostEntry> m_hosts;
    session::NetworkPolicy m_networkPolicy;
    std::optional<Network> m_network;
};

} // namespace naru::engine
