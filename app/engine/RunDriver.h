// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Budget.h"
#include "ogs/Planner.h"
#include "ogs/ProbeEvent.h"
#include "ogs/Race.h"
#include "profile/Profile.h"

#include <QObject>
#include <QThread>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace naru::probe {
class Prober;
}

namespace naru::engine {

/**
 * One race at a time between the prober, which lives in a thread where nothing else runs, and the pure
 * `ogs::Race`. Belongs to the engine's thread.
 */
class RunDriver final : public QObject
{
    Q_OBJECT

public:
    explicit RunDriver(const base::Clock& clock, QObject* parent = nullptr);
    /** Cancels what runs, and ends the prober's thread. */
    ~RunDriver() override;

    /** Ends a run under way without a word, and starts this one. */
    void start(const profile::Profile& profile, const ogs::RunPlan& plan, const ogs::RaceOptions& options);
    /** Cancels the run; `finished` tells its end. */
    void stop();
    /** Ends what is still measured; the run counts as finished, and `finished` tells its end. */
    void finish();
    [[nodiscard]] bool running() const { return m_race.has_value(); }

Q_SIGNALS:
    /** At most 20 times a second; the end is told by `finished` alone. */
    void changed(const naru::ogs::RunReport& report);
    void decided(const naru::ogs::RunReport& report);
    /** The run is over; `running` is false already. */
    void finished(const naru::ogs::RunReport& report);
    /** Connections that were made since it was told last; before `finished`, and every second. */
    void connectionsMade(const std::vector<naru::ogs::ConnectionCount>& counts);

private:
    void take(quint64 run, const ogs::ProbeEvent& event);
    void checkDecision();
    void tellChange();
    void tellConnections();
    void end();
    /** Time since the prober's start, never ahead of the prober's own. */
    [[nodiscard]] base::Nanoseconds elapsed() const;

    const base::Clock& m_clock;
    QThread m_thread;
    probe::Prober* m_prober = nullptr;
    quint64 m_run = 0;
    std::optional<ogs::Race> m_race;
    /** `finish` was called. */
    bool m_isEnough = false;
    /** The latest moment that can be the prober's start, from when its events arrived. */
    base::SteadyTime m_origin{};
    QTimer m_changeTimer;
    bool m_changePending = false;
    QTimer m_decisionTimer;
    QTimer m_connectionTimer;
    std::map<QString, int> m_connections;
};

} // namespace naru::engine
