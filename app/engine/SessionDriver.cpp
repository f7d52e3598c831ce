// SPDX-License-Identifier: GPL-3.0-or-later
#include "SessionDriver.h"

#include <chrono>

namespace naru::engine {

SessionDriver::SessionDriver(ContextSource context, const session::Memory& memory, QObject* parent)
    : QObject(parent)
    , m_context(std::move(context))
    , m_state(session::initialState(memory))
{}

SessionDriver::~SessionDriver() = default;

session::Status SessionDriver::status() const
{
    return session::status(m_state, m_context().now);
}

void SessionDriver::take(const session::Event& event)
{
    m_events.push_back(event);
    if (m_stepping)
        return;
    m_stepping = true;
    while (!m_events.empty()) {
        const session::Event next = std::move(m_events.front());
        m_events.pop_front();
        step(next);
    }
    m_stepping = false;
}

void SessionDriver::step(const session::Event& event)
{
    const session::State before = m_state;
    session::Step done = session::step(std::move(m_state), event, m_context());
    m_state = std::move(done.state);
    if (m_state.memory != before.memory)
        Q_EMIT memoryChanged(m_state.memory);
    for (const session::Action& action : done.actions) {
        if (const auto* start = std::get_if<session::StartTimer>(&action))
            startTimer(*start);
        else if (const auto* stop = std::get_if<session::StopTimer>(&action))
            stopTimer(stop->timer);
        else
            Q_EMIT acted(action);
    }
    if (m_state != before)
        Q_EMIT changed(status());
}

void SessionDriver::startTimer(const session::StartTimer& wish)
{
    stopTimer(wish.timer);
    auto timer = std::make_unique<QTimer>();
    timer->setSingleShot(true);
    timer->callOnTimeout(this, [this, wish] { take(session::TimerFired{wish.timer, wish.number}); });
    timer->start(std::chrono::ceil<std::chrono::milliseconds>(wish.after));
    m_timers[wish.timer] = std::move(timer);
}

void SessionDriver::stopTimer(session::Timer timer)
{
    const auto found = m_timers.find(timer);
    if (found == m_timers.end() || !found->second)
        return;
    found->second->stop();
    // It may be the one that is telling just now.
    found->second.release()->deleteLater();
    m_timers.erase(found);
}

} // namespace naru::engine
