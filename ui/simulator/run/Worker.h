// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/run/Mailbox.h"
#include "simulator/run/Pace.h"
#include "simulator/run/StopAt.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <deque>

namespace naru::simulator {

/** What the desk wants to be run. */
struct Setup
{
    sim::Scenario a;
    std::optional<sim::Scenario> b;
    /** What was changed by hand, beyond what the scenarios plan. */
    std::vector<sim::PlannedChange> madeA{};
    std::vector<sim::PlannedChange> madeB{};
    /** Where to begin; everything before is computed first. */
    sim::Time at{};
    /** Frame::run of what comes of it. */
    std::uint64_t run = 0;
};

/**
 * Lives in the simulation thread and moves the runs in slices of some milliseconds, so that wishes never wait
 * long. All functions are called in its thread but for `wishMoment`.
 */
class Worker final : public QObject
{
    Q_OBJECT

public:
    Worker(const base::Clock& clock, sim::Models models, Mailbox& mailbox);

    void open(const Setup& setup);
    void play(const StopAt& stop);
    void pause();
    void setSpeed(Pace::Speed speed);
    void stepEvent();
    void stepEventBack();
    /** Goes on for so long, or back. */
    void stepTime(sim::Time by);
    void set(SideName side, const std::string& path, const sim::Node& value);
    void follow(const std::string& id);

    /** From any thread: the latest wish counts, carried out by the next goToWished(). */
    void wishMoment(sim::Time moment) { m_wished = moment.count(); }
    void goToWished();

Q_SIGNALS:
    /** A frame lies in the mailbox. */
    void framePut();
    /** The setup could not be run; nothing has changed. */
    void refused(const naru::sim::Problem& problem, std::uint64_t run);
    /** A change could not be made; nothing has changed. */
    void changeRefused(naru::simulator::SideName side, const naru::sim::Problem& problem);
    void stopped(naru::simulator::StopReason reason);

private:
    void slice();
    void rest();
    void goTo(sim::Time moment);
    void publish(bool whole);
    void countEvents(base::SteadyTime now);

    const base::Clock& m_clock;
    sim::Models m_models;
    Mailbox& m_mailbox;
    QTimer* m_timer;
    std::optional<RunPair> m_pair;
    std::uint64_t m_run = 0;
    Pace m_pace;
    /** Set while it plays. */
    std::optional<StopWatch> m_watch;
    /** On its way to a moment that lies ahead: as fast as possible, whatever the speed. */
    bool m_hurrying = false;
    std::string m_followed;
    FramePtr m_last;
    base::SteadyTime m_published{};
    base::SteadyTime m_publishedWhole{};
    struct Count
    {
        base::SteadyTime at;
        std::uint64_t events;
    };
    std::deque<Count> m_counts;
    std::atomic<std::int64_t> m_wished = -1;
};

} // namespace naru::simulator
