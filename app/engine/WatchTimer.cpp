// SPDX-License-Identifier: GPL-3.0-or-later
#include "WatchTimer.h"

#include <QRandomGenerator>

#include <algorithm>

namespace naru::engine {

using namespace std::chrono_literals;

namespace {

/** A little later than now: two programs that start together do not measure in the same second. */
constexpr auto shortestWait = 1s;
constexpr auto postponement = 1min;

} // namespace

WatchTimer::WatchTimer(const base::Clock& clock, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
    , m_timer(this)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &WatchTimer::due);
}

void WatchTimer::plan(const ogs::WatchState& state)
{
    const base::SystemTime now = m_clock.system();
    const auto next = ogs::nextWatch(state, now, QRandomGenerator::global()->generateDouble());
    if (next)
        m_timer.start(std::max<std::chrono::milliseconds>(*next - now, shortestWait));
    else
        m_timer.stop();
}

void WatchTimer::postpone()
{
    m_timer.start(postponement);
}

} // namespace naru::engine
