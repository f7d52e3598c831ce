// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <chrono>

namespace naru::gateways {

/** How far back the chart looks. */
enum class TimeRange { OneHour, SixHours, OneDay, OneWeek };

[[nodiscard]] std::chrono::milliseconds lengthOf(TimeRange range);
/** `24 h`, translated. */
[[nodiscard]] QString nameOf(TimeRange range);

/** What the chart's axis of time shows. */
struct TimeWindow
{
    base::SystemTime from{};
    base::SystemTime to{};

    /** Ends now. */
    [[nodiscard]] static TimeWindow endingAt(base::SystemTime now, TimeRange range);
    [[nodiscard]] bool contains(base::SystemTime time) const { return from <= time && time <= to; }
    friend bool operator==(const TimeWindow&, const TimeWindow&) = default;
};

/** Whole hours, or days, of the user's time zone inside the window, at most 9 of them, oldest first. */
[[nodiscard]] QList<QDateTime> ticksOf(const TimeWindow& window, TimeRange range);

} // namespace naru::gateways
