// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/RaceClock.h"

#include <algorithm>

namespace naru::connect {

namespace {
constexpr int frameInterval = 16;
constexpr int stepInterval = 250;
} // namespace

RaceClock::RaceClock(const base::Clock& clock, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(frameInterval);
    connect(&m_timer, &QTimer::timeout, this, &RaceClock::tick);
}

void RaceClock::setElapsed(double milliseconds)
{
    m_elapsed = milliseconds;
    m_reported = m_clock.steady();
    if (!m_timer.isActive()) {
        m_now = milliseconds;
        Q_EMIT ticked();
        m_timer.start();
    }
}

void RaceClock::stop()
{
    m_timer.stop();
    m_now = 0;
}

void RaceClock::setReduceMotion(bool reduce)
{
    m_timer.setInterval(reduce ? stepInterval : frameInterval);
}

void RaceClock::tick()
{
    // A report comes with some delay: dots wait for it, they do not go back.
    const std::chrono::duration<double, std::milli> since = m_clock.steady() - m_reported;
    m_now = std::max(m_now, m_elapsed + since.count());
    Q_EMIT ticked();
}

} // namespace naru::connect
