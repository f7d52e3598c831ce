// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Error.h"
#include "engine/Network.h"
#include "engine/Settings.h"
#include "ogs/Cache.h"
#include "ogs/History.h"
#include "ogs/Verdict.h"
#include "profile/Profile.h"

#include <QObject>
#include <QString>
#include <QStringList>

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
};

/**
 * Carries out runs: asks host, cache and prober, keeps what they say, and tells it as values.
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
    void useProfile(const profile::Profile& profile);
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
    /** Answers with `historyRead`: samples since then, oldest first. */
    void readHistory(base::SystemTime since);
    /** Asks the machine for its network; answers with `networkChanged`. */
    void refreshNetwork();
    /** Answers with `locationsChanged`. */
    void readLocations();

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
