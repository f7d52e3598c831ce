// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/run/Worker.h"

#include <algorithm>

namespace naru::simulator {

using namespace std::chrono_literals;
using sim::Time;

namespace {

/** How long it simulates between two looks at what is wished. */
constexpr base::Nanoseconds sliceLength = 3ms;
/** Between two frames: the screen's own rhythm. */
constexpr base::Nanoseconds frameDistance = 12ms;
/** Between two frames with log, figures and records. */
constexpr base::Nanoseconds wholeDistance = 100ms;
constexpr base::Nanoseconds countedSpan = 1s;

sim::Scenario with(sim::Scenario scenario, const std::vector<sim::PlannedChange>& made)
{
    scenario.changes.insert(scenario.changes.end(), made.begin(), made.end());
    return scenario;
}

} // namespace

Worker::Worker(const base::Clock& clock, sim::Models models, Mailbox& mailbox)
    : m_clock(clock)
    , m_models(models)
    , m_mailbox(mailbox)
    , m_timer(new QTimer(this))
{
    m_timer->setTimerType(Qt::PreciseTimer);
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, &Worker::slice);
}

void Worker::open(const Setup& setup)
{
    std::optional<sim::Scenario> b;
    if (setup.b)
        b = with(*setup.b, setup.madeB);
    auto pair = RunPair::start(with(setup.a, setup.madeA), b, m_models);
    if (!pair) {
        Q_EMIT refused(pair.error(), setup.run);
        return;
    }
    rest();
    m_pair = *std::move(pair);
    m_run = setup.run;
    if (setup.at > Time::zero()) {
        goTo(setup.at);
        return;
    }
    publish(true);
}

void Worker::play(const StopAt& stop)
{
    if (!m_pair)
        return;
    m_hurrying = false;
    m_pace.start(m_pair->now(), m_clock.steady());
    m_watch = StopWatch(stop, *m_pair);
    m_counts.clear();
    m_timer->start(0ms);
}

/** Plays no longer; nothing is said of it. */
void Worker::rest()
{
    m_watch.reset();
    m_hurrying = false;
    m_timer->stop();
}

void Worker::pause()
{
    rest();
    publish(true);
}

void Worker::setSpeed(Pace::Speed speed)
{
    m_pace.setSpeed(speed, m_pair ? m_pair->now() : Time(), m_clock.steady());
    if (m_watch)
        m_timer->start(0ms);
}

void Worker::stepEvent()
{
    if (!m_pair)
        return;
    rest();
    m_pair->advance(m_pair->until(), 1);
    publish(true);
}

void Worker::stepEventBack()
{
    if (!m_pair)
        return;
    rest();
    m_pair->stepBack();
    publish(true);
}

void Worker::stepTime(Time by)
{
    if (!m_pair)
        return;
    rest();
    goTo(std::max(m_pair->now() + by, Time::zero()));
}

void Worker::goToWished()
{
    const Time moment(m_wished.exchange(-1));
    if (!m_pair || moment < Time::zero())
        return;
    goTo(moment);
}

/** At once where it has been computed already; else it hurries there in slices. What played, plays on. */
void Worker::goTo(Time moment)
{
    const bool wasPlaying = m_watch && !m_hurrying;
    if (moment <= m_pair->computed()) {
        m_pair->goTo(moment);
        m_hurrying = false;
        if (wasPlaying) {
            m_pace.start(moment, m_clock.steady());
            m_watch = StopWatch({}, *m_pair);
        } else {
            rest();
        }
        publish(true);
        return;
    }
    m_pair->goTo(m_pair->computed());
    m_watch = StopWatch({.moment = moment, .event = {}, .condition = {}}, *m_pair);
    m_hurrying = true;
    m_counts.clear();
    m_timer->start(0ms);
}

void Worker::set(SideName side, const std::string& path, const sim::Node& value)
{
    if (!m_pair)
        return;
    if (auto problem = m_pair->set(side, path, value)) {
        Q_EMIT changeRefused(side, *problem);
        return;
    }
    // Seen at once, also where the run stands: a change is made before the next event.
    publish(true);
}

void Worker::follow(const std::string& id)
{
    if (id == m_followed)
        return;
    m_followed = id;
    if (m_pair)
        publish(true);
}

void Worker::slice()
{
    if (!m_pair || !m_watch)
        return;
    const base::SteadyTime begin = m_clock.steady();
    base::SteadyTime now = begin;
    bool isAhead = false;
    std::optional<StopReason> reason;
    do {
        const auto pace = m_hurrying ? std::optional<Time>() : m_pace.bound(now);
        const Time bound = m_watch->bound(*m_pair);
        const Time moment = pace ? std::min(*pace, bound) : bound;
        const std::uint64_t most = m_watch->slice();
        const std::uint64_t done = m_pair->advance(std::max(moment, m_pair->now()), most);
        reason = m_watch->reached(*m_pair);
        now = m_clock.steady();
        isAhead = pace && done < most && *pace <= bound;
    } while (!reason && !isAhead && now - begin < sliceLength);
    m_pace.fellBehind(m_pair->now(), now);
    countEvents(now);
    if (reason) {
        rest();
        publish(true);
        Q_EMIT stopped(*reason);
        return;
    }
    if (m_mailbox.isWanted() && now - m_published >= frameDistance)
        publish(now - m_publishedWhole >= wholeDistance);
    m_timer->start(isAhead ? 4ms : 0ms);
}

void Worker::countEvents(base::SteadyTime now)
{
    m_counts.push_back({now, m_pair->events()});
    while (m_counts.size() > 2 && now - m_counts[1].at >= countedSpan)
        m_counts.pop_front();
}

void Worker::publish(bool whole)
{
    if (!m_pair)
        return;
    const bool stands = !m_watch;
    Frame frame =
        whole || !m_last || m_last->run != m_run ? m_pair->frame(m_followed, stands) : m_pair->frame(*m_last);
    frame.run = m_run;
    frame.playing = !stands;
    frame.eventsPerSecond.reset();
    if (!stands && m_counts.size() > 1 && m_counts.back().events >= m_counts.front().events) {
        const double seconds =
            std::chrono::duration<double>(m_counts.back().at - m_counts.front().at).count();
        if (seconds > 0)
            frame.eventsPerSecond =
                static_cast<double>(m_counts.back().events - m_counts.front().events) / seconds;
    }
    m_published = m_clock.steady();
    if (whole)
        m_publishedWhole = m_published;
    m_last = std::make_shared<const Frame>(std::move(frame));
    m_mailbox.put(m_last);
    Q_EMIT framePut();
}

} // namespace naru::simulator
