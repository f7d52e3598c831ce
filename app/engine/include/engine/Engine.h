// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Error.h"
#include "engine/Connecting.h"
#include "engine/Network.h"
#include "engine/Settings.h"
#include "ogs/Cache.h"
#include "ogs/History.h"
#include "ogs/Verdict.h"
#include "profile/ConnectionSettings.h"
#include "profile/Profile.h"
#include "session/Status.h"
#include "tunnel/SignInError.h"
#include "tunnel/TunnelEnd.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <memory>
#include <vector>

namespace naru::engine {

using RunReportPtr = std::shared_ptr<const ogs::RunReport>;
using ProfilePtr = std::shared_ptr<const profile::Profile>;
using Samples = std::vector<ogs::Sample>;

/** Where the engine keeps what it keeps, and what it may look at. */
struct Places
{
    /** `preferences_global.xml`, `history.sqlite` and the raw log live here. */
    QString dataFolder;
    /** What the raw log names as its source: `naru` or `naructl`. */
    QString program;
    /** False: the machine's resolver is not asked, e.g. for the demo. */
    bool askMachine = true;
    /** Where `keepSettings` keeps them; empty: nowhere. */
    QString settingsFile = {};
    /** Stands in for the machine's network where that is not asked. */
    Network network = {};
};

/**
 * Carries out runs and connections: asks host, cache, prober, sign-in and tunnel, keeps what they say, and
 * tells it as values.
 *
 * Lives in a thread with an event loop (the window gives it one of its own). Every slot may be called from
 * any thread: it is carried out in the engine's. Signals carry values and are to be received queued.
 */
class Engine final : public QObject
{
    Q_OBJECT

public:
    /** `clock` must outlive the engine. */
    Engine(Places places, const base::Clock& clock, QObject* parent = nullptr);
    ~Engine() override;

    /** Reads the profiles and merges them; answers with `profileChanged` or `failed`. */
    void openProfiles(const QStringList& files);
    /** Uses a profile that is already read (the demo, one typed address). */
    void useProfile(const profile::Profile& profile, const profile::ConnectionSettings& settings = {});
    /** Uses these settings from now on; a run that goes on keeps its own. */
    void setSettings(const Settings& settings);
    /** Like `setSettings`, and keeps the user's part of them in `Places::settingsFile`. */
    void keepSettings(const Settings& settings);
    /** Starts a run, and ends one that is under way. */
    void run(const RunRequest& request);
    /** Ends a run; what it has measured is shown, nothing of it is cached. */
    void stop();
    /** Forgets the location that holds this pair. */
    void forgetLocation(const ogs::LocationKey& key);
    void clearLocations();
    /** This entry stands in where nothing is measured, until another one is chosen or connected. */
    void setPreviousGateway(const QString& entry);
    /** Answers with `historyRead`: samples since then, oldest first. */
    void readHistory(base::SystemTime since);
    /** Asks the machine for its network; answers with `networkChanged`. */
    void refreshNetwork();
    /** Answers with `locationsChanged`. */
    void readLocations();

    /** From the next attempt on. With the first call the machine's sleep is watched. */
    void setConnectionOptions(const ConnectionOptions& options);
    /** Brings a tunnel up and keeps it up; what is asked meanwhile comes by `formAsked` and its kind. */
    void connectGateway(const ConnectRequest& request);
    /** Off, and stay off. */
    void disconnectGateway();
    /** To `formAsked`. `remember`: the secret is kept in the system's secret service when it proves right. */
    void answerForm(const tunnel::FormAnswer& answer, bool remember);
    /** To `certificateAsked`. `remember`: the key is trusted from now on. */
    void acceptCertificate(bool remember);
    void refuseCertificate();
    /** To `browserAsked`, where no browser could be opened. */
    void browserFailed();
    /** To any of these: the person does not want to sign in. */
    void giveUpSignIn();
    /** Answers with `keptTrust`. */
    void readKeptTrust();
    void forgetKey(const AcceptedKey& key);
    void forgetSecret(const StoredSecret& secret);

Q_SIGNALS:
    void profileChanged(naru::engine::ProfilePtr profile, QStringList files);
    void networkChanged(naru::engine::Network network);
    /** At most 20 times a second while a run goes on, and at once when it is decided or over. */
    void runChanged(naru::engine::RunReportPtr report);
    /** Once, when the choice can no longer change. */
    void decided(naru::engine::RunReportPtr report);
    /** Once a run, after the last `runChanged`. */
    void runFinished(naru::engine::RunReportPtr report);
    void locationsChanged(naru::ogs::Cache cache);
    void historyRead(naru::engine::Samples samples);
    /** New samples were written. */
    void historyGrew();
    /** A gateway has sent another copy of the profile in this file; `ServerProfiles` keeps it. */
    void serverProfileCame(QString file);
    /** The session of a connection, whenever it is another. */
    void sessionChanged(naru::session::Status status);
    /** What a person is told. */
    void noticed(naru::session::Notice notice);
    void formAsked(naru::engine::FormQuestion question);
    void certificateAsked(naru::engine::CertificateQuestion question);
    /** An https address, to be opened in the person's browser without a shell. */
    void browserAsked(QUrl url);
    /** What was asked is answered, or of no use any more. */
    void questionGone();
    void signInFailed(naru::tunnel::SignInError error);
    /** Nothing of it is to be waited for: the secret is known for this session alone. */
    void secretNotStored(naru::engine::NotStored why);
    /** A tunnel is up, or something of it is another now. */
    void tunnelChanged(naru::tunnel::TunnelInfo info);
    /** Once a second while a tunnel is up. */
    void trafficChanged(naru::tunnel::Traffic traffic);
    void tunnelEnded(naru::tunnel::TunnelEnd end);
    void keptTrust(naru::engine::KeptTrust kept);
    void failed(naru::base::Error error);

private:
    class Private;
    /** Carries a wish out in the engine's thread. */
    template <class Wish>
    void post(Wish wish);

    Places m_places;
    const base::Clock& m_clock;
    /** Made in the engine's thread, with the first wish. */
    std::unique_ptr<Private> d;
};

} // namespace naru::engine
