// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/TimeRange.h"

#include <QCoreApplication>

#include <algorithm>

namespace naru::gateways {

using namespace std::chrono;

namespace {

minutes tickStep(TimeRange range)
{
    switch (range) {
    case TimeRange::OneHour:
        return minutes(10);
    case TimeRange::SixHours:
        return hours(1);
    case TimeRange::OneDay:
        return hours(3);
    case TimeRange::OneWeek:
        return hours(24);
    }
    return hours(1);
}

QDateTime local(base::SystemTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count());
}

} // namespace

milliseconds lengthOf(TimeRange range)
{
    switch (range) {
    case TimeRange::OneHour:
        return hours(1);
    case TimeRange::SixHours:
        return hours(6);
    case TimeRange::OneDay:
        return hours(24);
    case TimeRange::OneWeek:
        return hours(7 * 24);
    }
    return hours(24);
}

QString nameOf(TimeRange range)
{
    switch (range) {
    case TimeRange::OneHour:
        return QCoreApplication::translate("naru::gateways::TimeRange", "1 h");
    case TimeRange::SixHours:
        return QCoreApplication::translate("naru::gateways::TimeRange", "6 h");
    case TimeRange::OneDay:
        return QCoreApplication::translate("naru::gateways::TimeRange", "24 h");
    case TimeRange::OneWeek:
        return QCoreApplication::translate("naru::gateways::TimeRange", "7 d");
    }
    return {};
}

TimeWindow TimeWindow::endingAt(base::SystemTime now, TimeRange range)
{
    return {now - lengthOf(range), now};
}

QList<QDateTime> ticksOf(const TimeWindow& window, TimeRange range)
{
    QList<QDateTime> ticks;
    const QDateTime from = local(window.from);
    const QDateTime to = local(window.to);
    const qint64 step = duration_cast<seconds>(tickStep(range)).count();
    // Each day from its own midnight on, so that the days on which clocks are set have round hours too.
    for (QDate day = from.date(); day <= to.date(); day = day.addDays(1)) {
        for (qint64 second = 0; second < 24 * 3600; second += step) {
            const QDateTime tick(day, QTime(0, 0).addSecs(static_cast<int>(second)));
            if (tick.isValid() && from <= tick && tick <= to && (ticks.isEmpty() || ticks.constLast() < tick))
                ticks.append(tick);
        }
    }
    return ticks;
}

} // namespace naru::gateways
