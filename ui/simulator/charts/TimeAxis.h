// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Event.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace naru::simulator {

/** A stretch of simulated time. */
struct TimeSpan
{
    sim::Time from{};
    sim::Time to{};

    [[nodiscard]] sim::Time length() const { return to - from; }
    friend bool operator==(const TimeSpan&, const TimeSpan&) = default;
};

struct TimeTick
{
    sim::Time at{};
    QString text;
};

/** The unit in which moments of a stretch of that length are written: empty where they are written as a clock
 * does, `0:30`, `1:20:00`; else `ms` or `µs`. */
[[nodiscard]] QString unitOfTimes(sim::Time length);
/** `momentText` with its unit behind it, where it is no clock's. */
[[nodiscard]] QString momentWithUnit(const QLocale& locale, sim::Time moment, sim::Time length);
/** `2:16`, `1:24:12`; with decimals where the length needs them: `0:02.5`; of short stretches the bare
 * number: `575`. */
[[nodiscard]] QString momentText(const QLocale& locale, sim::Time moment, sim::Time length);
/** Round moments inside, at most that many. */
[[nodiscard]] std::vector<TimeTick> ticksOf(const QLocale& locale, const TimeSpan& span, int most);

} // namespace naru::simulator
