// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QString>
#include <QTimer>

namespace naru::bench {

/** For how long the window's thread does not come back to its events: the longest time between two beats of a
 * timer of one millisecond, and what that thread computed in such a time at the most. The first has what
 * other programs took from it, too; the second has not. Window thread. */
class WindowWatch
{
public:
    WindowWatch();

    /** What follows is counted anew. */
    void begin();
    [[nodiscard]] base::Nanoseconds longest() const { return m_longest; }
    [[nodiscard]] base::Nanoseconds longestComputed() const { return m_longestComputed; }
    /** Since `begin()`. */
    [[nodiscard]] base::Nanoseconds elapsed() const;
    void print(const QString& what) const;

private:
    void beat();

    QTimer m_timer;
    base::MachineClock m_clock;
    base::SteadyTime m_begin;
    base::SteadyTime m_last;
    base::Nanoseconds m_lastComputed{0};
    base::Nanoseconds m_longest{0};
    base::Nanoseconds m_longestComputed{0};
};

} // namespace naru::bench
