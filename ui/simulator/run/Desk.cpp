// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/run/Desk.h"

#include "sim/models/Models.h"

#include <algorithm>

namespace naru::simulator {

using sim::Time;

Desk::Desk(const base::Clock& clock, QObject* parent)
    : QObject(parent)
    , m_worker(new Worker(clock, sim::allModels(), m_mailbox))
{
    qRegisterMetaType<sim::Problem>();
    m_thread.setObjectName(QStringLiteral("simulation"));
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &Worker::framePut, this, &Desk::takeFrame);
    connect(m_worker, &Worker::changeRefused, this, &Desk::changeRefused);
    connect(m_worker, &Worker::refused, this, [this](const sim::Problem& problem, std::uint64_t run) {
        if (m_setup && m_setup->run == run) {
            m_setup = m_accepted;
            Q_EMIT scenarioChanged();
        }
        Q_EMIT refused(problem);
    });
    connect(m_worker, &Worker::stopped, this, [this](StopReason reason) {
        setPlaying(false);
        Q_EMIT stopped(reason);
    });
    m_thread.start();
}

Desk::~Desk()
{
    m_thread.quit();
    m_thread.wait();
}

template <class Do>
void Desk::inWorker(Do&& act)
{
    QMetaObject::invokeMethod(m_worker, std::forward<Do>(act), Qt::QueuedConnection);
}

void Desk::start(Setup setup)
{
    setup.run = ++m_run;
    // Both runs of a comparison have the same random numbers and the same end.
    if (setup.b) {
        setup.b->seed = setup.a.seed;
        setup.b->until = setup.a.until;
    }
    m_setup = std::move(setup);
    setPlaying(false);
    Q_EMIT scenarioChanged();
    inWorker([worker = m_worker, wanted = *m_setup] { worker->open(wanted); });
}

void Desk::open(const sim::Scenario& a, const std::optional<sim::Scenario>& b)
{
    m_bookmarks.clear();
    Q_EMIT bookmarksChanged();
    follow({});
    start({.a = a, .b = b});
}

Setup Desk::present() const
{
    return {.a = m_setup->a,
            .b = m_setup->b,
            .madeA = made(SideName::A),
            .madeB = isComparing() ? made(SideName::B) : std::vector<sim::PlannedChange>(),
            .at = now()};
}

const sim::Scenario& Desk::scenario(SideName side) const
{
    return side == SideName::B && m_setup->b ? *m_setup->b : m_setup->a;
}

std::vector<sim::PlannedChange> Desk::made(SideName side) const
{
    if (!isCurrent())
        return side == SideName::A ? m_setup->madeA : m_setup->madeB;
    std::vector<sim::PlannedChange> planned = scenario(side).changes;
    std::vector<sim::PlannedChange> made;
    for (const sim::Change& change : m_frame->side(side == SideName::B).changes) {
        const auto same = std::ranges::find_if(planned, [&](const sim::PlannedChange& one) {
            return one.at == change.at && one.set == change.path &&
                   sim::writeJsonLine(one.to) == sim::writeJsonLine(change.value);
        });
        if (same != planned.end())
            planned.erase(same);
        else
            made.push_back({.at = change.at, .set = change.path, .to = change.value});
    }
    return made;
}

sim::Scenario Desk::recorded(SideName side) const
{
    sim::Scenario scenario = this->scenario(side);
    const std::vector<sim::PlannedChange> byHand = made(side);
    scenario.changes.insert(scenario.changes.end(), byHand.begin(), byHand.end());
    std::ranges::stable_sort(scenario.changes, {}, &sim::PlannedChange::at);
    return scenario;
}

void Desk::play(const StopAt& stop)
{
    if (!m_setup)
        return;
    setPlaying(true);
    inWorker([worker = m_worker, stop] { worker->play(stop); });
}

void Desk::pause()
{
    setPlaying(false);
    inWorker([worker = m_worker] { worker->pause(); });
}

void Desk::setSpeed(Pace::Speed speed)
{
    if (speed == m_speed)
        return;
    m_speed = speed;
    inWorker([worker = m_worker, speed] { worker->setSpeed(speed); });
    Q_EMIT speedChanged();
}

void Desk::stepEvent()
{
    setPlaying(false);
    inWorker([worker = m_worker] { worker->stepEvent(); });
}

void Desk::stepEventBack()
{
    setPlaying(false);
    inWorker([worker = m_worker] { worker->stepEventBack(); });
}

void Desk::stepTime(Time by)
{
    setPlaying(false);
    inWorker([worker = m_worker, by] { worker->stepTime(by); });
}

void Desk::goTo(Time moment)
{
    if (!m_setup)
        return;
    m_worker->wishMoment(std::clamp(moment, Time::zero(), m_setup->a.until));
    inWorker([worker = m_worker] { worker->goToWished(); });
}

void Desk::restart()
{
    if (m_setup)
        start({.a = m_setup->a, .b = m_setup->b});
}

void Desk::setSeed(std::int64_t seed)
{
    if (!m_setup || m_setup->a.seed == seed)
        return;
    Setup setup{.a = m_setup->a, .b = m_setup->b};
    setup.a.seed = seed;
    start(std::move(setup));
}

void Desk::set(SideName side, const std::string& path, const sim::Node& value)
{
    inWorker([worker = m_worker, side, path, value] { worker->set(side, path, value); });
}

bool Desk::setFromStart(SideName side, const std::string& path, const sim::Node& value)
{
    if (!m_setup)
        return false;
    Setup setup = present();
    sim::Scenario& scenario = side == SideName::B && setup.b ? *setup.b : setup.a;
    if (!sim::setPath(scenario.parameters, path, value)) {
        Q_EMIT changeRefused(side, {.code = sim::ProblemCode::PathUnknown, .path = path, .detail = path});
        return false;
    }
    start(std::move(setup));
    return true;
}

void Desk::plan(SideName side, const std::vector<sim::PlannedChange>& changes)
{
    if (!m_setup)
        return;
    Setup setup = present();
    std::vector<sim::PlannedChange>& made = side == SideName::B && setup.b ? setup.madeB : setup.madeA;
    made.insert(made.end(), changes.begin(), changes.end());
    start(std::move(setup));
}

void Desk::setComparing(bool comparing)
{
    if (!m_setup || comparing == isComparing())
        return;
    Setup setup = present();
    setup.b = comparing ? std::optional(setup.a) : std::nullopt;
    setup.madeB = comparing ? setup.madeA : std::vector<sim::PlannedChange>();
    start(std::move(setup));
}

void Desk::follow(const QString& id)
{
    inWorker([worker = m_worker, followed = id.toStdString()] { worker->follow(followed); });
}

void Desk::addBookmark(const QString& name)
{
    m_bookmarks.push_back({now(), name});
    std::ranges::stable_sort(m_bookmarks, {}, &Bookmark::at);
    Q_EMIT bookmarksChanged();
}

void Desk::removeBookmark(int index)
{
    m_bookmarks.erase(m_bookmarks.begin() + index);
    Q_EMIT bookmarksChanged();
}

void Desk::takeFrame()
{
    FramePtr frame = m_mailbox.take();
    // What was asked for before a new setup is of no interest any more.
    if (!frame || !m_setup || frame->run != m_setup->run)
        return;
    if (!m_accepted || m_accepted->run != m_setup->run)
        m_accepted = m_setup;
    m_frame = std::move(frame);
    if (!m_frame->playing && m_playing && m_frame->a.snapshot.at >= m_frame->until)
        setPlaying(false);
    Q_EMIT frameChanged();
}

void Desk::setPlaying(bool playing)
{
    if (playing == m_playing)
        return;
    m_playing = playing;
    Q_EMIT playingChanged();
}

} // namespace naru::simulator
