// SPDX-License-Identifier: GPL-3.0-or-later
#include "WindowWatch.h"

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace naru::bench {

namespace {

/** Of this thread. */
base::Nanoseconds computed()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + base::Nanoseconds(time.tv_nsec);
}

double milliseconds(base::Nanoseconds time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

} // namespace

WindowWatch::WindowWatch()
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.callOnTimeout([this] { beat(); });
    m_timer.start(1);
    begin();
}

void WindowWatch::begin()
{
    m_begin = m_last = m_clock.steady();
    m_lastComputed = computed();
    m_longest = m_longestComputed = base::Nanoseconds(0);
}

base::Nanoseconds WindowWatch::elapsed() const
{
    return m_clock.steady() - m_begin;
}

void WindowWatch::beat()
{
    const base::SteadyTime now = m_clock.steady();
    const base::Nanoseconds nowComputed = computed();
    m_longest = std::max(m_longest, now - m_last);
    m_longestComputed = std::max(m_longestComputed, nowComputed - m_lastComputed);
    m_last = now;
    m_lastComputed = nowComputed;
}

void WindowWatch::print(const QString& what) const
{
    std::printf("%-34s %8.0f ms; no answer for %6.1f ms at most, computing for %6.1f ms of it\n",
                qPrintable(what), milliseconds(elapsed()), milliseconds(m_longest),
                milliseconds(m_longestComputed));
    std::fflush(stdout);
}

} // namespace naru::bench
