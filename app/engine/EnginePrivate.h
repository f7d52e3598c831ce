// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Connector.h"
#include "Keeper.h"
#include "PortalWatch.h"
#include "RunDriver.h"
#include "WatchTimer.h"
#include "engine/Engine.h"
#include "host/NetworkWatcher.h"
#include "ogs/Gate.h"
#include "profile/ConnectionSettings.h"

#include <optional>

namespace naru::engine {

/** What the engine is made of; lives wholly in the engine's thread. */
class Engine::Private
{
public:
    Private(Engine& engine, const Places& places, const base::Clock& clock);

    void useProfile(ProfilePtr profile, const profile::ConnectionSettings& settings,
                    const QStringList& files);
    void setSettings(const Settings& settings);
    void keepSettings(const Settings& settings);
    void run(const RunRequest& request);
    void stop();
    void forgetLocation(const ogs::LocationKey& key);
    void clearLocations();
    void readHistory(base::SystemTime since);
    void refreshNetwork();
    void setPreviousGateway(const QString& entry);
    void tellLocations();
    /** Followed as soon as the machine has said where it is: a trusted network has its say first. */
    void connectGateway(const session::ConnectWished& wish);
    void disconnectGateway();
    /** Made when it is first wanted: who only measures asks neither logind nor a secret service. */
    [[nodiscard]] Connector& connector();

private:
    /** What the driver works at: a run that chooses, the watch, or a look whether a sign-in page is gone. */
    enum class Work { None, Run, Watch, PortalCheck };
    /** Who waits for that look; a person's run where it is nobody. */
    enum class PortalFor { Nobody, Session, Trust };

    void makeRun(const RunRequest& request);
    void connectConnector();
    [[nodiscard]] session::Context sessionContext() const;
    void startSessionRun(const session::StartRun& wish);
    void keepMemory(const session::Memory& memory);
    void takeNetwork(const host::NetworkState& state);
    /** The machine has said where it is: goes on with the run that waited for it. */
    void begin(const RunRequest& request);
    void measure(const RunRequest& request, const store::Preferences& kept, bool locationCached);
    /** Measures without choosing: nothing but history is written. */
    void measureOnly(Work work, const ogs::PlanOptions& options);
    void planWatch();
    /** The watch's time has come: asks the machine first, for a tunnel may have come up since. */
    void prepareWatch();
    void watch();
    /** False where a run goes on, which looks as well. */
    bool checkPortal();
    /** Before an untrusted certificate counts as the gateway's. */
    void lookForPortal();
    void finish(const ogs::RunReport& report);
    void finishRun(const ogs::RunReport& report);
    void finishPortalCheck(const ogs::RunReport& report);
    /** Tells a run that ended without a probe. */
    void tellWithoutProbes(ogs::RunReport report);
    /** Puts the result into the cache; false where this run is not one to be cached. `chooses`: the choice
     * stands for the gateway that was connected. */
    bool keep(const ogs::RunReport& report, bool chooses);
    /** Remembers what a person's run chose: it is what they see, and what a connection is to follow. */
    void noteChoice(const ogs::RunReport& report);

    [[nodiscard]] ogs::PlanOptions planOptions();
    [[nodiscard]] ogs::Location locationOf(const RunRequest& request) const;
    [[nodiscard]] ogs::Conditions conditionsOf(const RunRequest& request,
                                               const store::Preferences& kept) const;

    Engine& m_engine;
    const Places m_places;
    const base::Clock& m_clock;
    Keeper m_keeper;
    RunDriver m_driver;
    WatchTimer m_watch;
    host::NetworkWatcher m_watcher;

    std::unique_ptr<Connector> m_connector;
    std::optional<session::ConnectWished> m_waitingWish;
    /** What a person's run chose since the last connection. */
    std::optional<QString> m_chosen;
    /** The run that the session asked for; nothing where the run is a person's. */
    std::optional<session::StartRun> m_sessionRun;
    PortalFor m_portalFor = PortalFor::Nobody;
    ProfilePtr m_profile;
    /** Where it stands; empty where it is no file, or several. */
    QString m_profileFile;
    profile::ConnectionSettings m_connection;
    /** How many profiles this process has opened (OGS-71). */
    int m_profilesOpened = 0;
    Settings m_settings;
    std::optional<Network> m_network;
    /** A run that waits for the machine to say where it is. */
    std::optional<RunRequest> m_waiting;
    /** The watch waits for the same. */
    bool m_watchWaiting = false;
    /** The run that the driver works at. */
    RunRequest m_request;
    Work m_work = Work::None;
    std::optional<base::SystemTime> m_lastMeasured;
    PortalWatch m_portal;
};

} // namespace naru::engine
