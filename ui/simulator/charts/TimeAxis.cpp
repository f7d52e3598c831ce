// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/TimeAxis.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace naru::simulator {

using namespace std::chrono;

namespace {

constexpr sim::Time shortest = seconds(2);

/** In what a short stretch is counted. */
sim::Time unitFor(sim::Time length)
{
    return length < milliseconds(10) ? sim::Time(microseconds(1)) : sim::Time(milliseconds(1));
}

sim::Time stepFor(sim::Time length, int most)
{
    constexpr std::array clockSteps{1,   2,   5,    10,   15,   30,    60,    120,   300,
                                    600, 900, 1800, 3600, 7200, 14400, 21600, 43200, 86400};
    const double needed = sim::secondsOf(length) / std::max(most, 1);
    if (length >= shortest) {
        if (needed <= 0.5)
            return milliseconds(500);
        for (const int step : clockSteps) {
            if (step >= needed)
                return seconds(step);
        }
        return hours(24) * static_cast<int>(std::ceil(needed / 86400));
    }
    const double power = std::pow(10.0, std::floor(std::log10(std::max(needed, 1e-9))));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= needed)
            return sim::Time(std::llround(factor * power * 1e9));
    }
    return sim::Time(std::llround(10 * power * 1e9));
}

QString twoDigits(std::int64_t number)
{
    return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
}

} // namespace

QString unitOfTimes(sim::Time length)
{
    if (length >= shortest)
        return {};
    return unitFor(length) == sim::Time(microseconds(1)) ? QStringLiteral("µs") : QStringLiteral("ms");
}

QString momentText(const QLocale& locale, sim::Time moment, sim::Time length)
{
    if (length < shortest) {
        const double number =
            static_cast<double>(moment.count()) / static_cast<double>(unitFor(length).count());
        const double tenths = std::round(number * 10) / 10;
        return locale.toString(tenths, 'f', tenths == std::round(tenths) ? 0 : 1);
    }
    const std::int64_t tenths = (moment + milliseconds(50)) / milliseconds(100);
    const std::int64_t whole = tenths / 10;
    QString text;
    if (const std::int64_t hour = whole / 3600; hour > 0)
        text = QString::number(hour) + u':' + twoDigits(whole / 60 % 60);
    else
        text = QString::number(whole / 60);
    text += u':' + twoDigits(whole % 60);
    if (length <= minutes(10) && tenths % 10 != 0)
        text += locale.decimalPoint() + QString::number(tenths % 10);
    return text;
}

std::vector<TimeTick> ticksOf(const QLocale& locale, const TimeSpan& span, int most)
{
    std::vector<TimeTick> ticks;
    const sim::Time step = stepFor(span.length(), most);
    if (step.count() <= 0)
        return ticks;
    const std::int64_t first = (span.from.count() + step.count() - 1) / step.count();
    for (sim::Time at = step * first; at <= span.to; at += step)
        ticks.push_back({at, momentText(locale, at, span.length())});
    return ticks;
}

QString momentWithUnit(const QLocale& locale, sim::Time moment, sim::Time length)
{
    const QString unit = unitOfTimes(length);
    return momentText(locale, moment, length) % (unit.isEmpty() ? QString() : u' ' % unit);
}

} // namespace naru::simulator
