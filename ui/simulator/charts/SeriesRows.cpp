// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/SeriesRows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace naru::simulator {

namespace {

constexpr double gap = std::numeric_limits<double>::quiet_NaN();

/** When the window of that row began. */
sim::Time windowStart(const sim::Recorder& recorder, std::size_t row)
{
    return row > 0 ? recorder.times()[row - 1] : sim::Time{};
}

} // namespace

RowRange rowsIn(const sim::Recorder& recorder, const TimeSpan& span)
{
    const std::vector<sim::Time>& times = recorder.times();
    auto first = std::ranges::lower_bound(times, span.from);
    auto end = std::ranges::upper_bound(times, span.to);
    if (first != times.begin())
        --first;
    if (end != times.end())
        ++end;
    return {static_cast<std::size_t>(first - times.begin()), static_cast<std::size_t>(end - times.begin())};
}

RowRange rowsBehind(const sim::Recorder& recorder, sim::Time moment, const TimeSpan& span)
{
    RowRange rows = rowsIn(recorder, span);
    const std::vector<sim::Time>& times = recorder.times();
    const auto behind = static_cast<std::size_t>(std::ranges::upper_bound(times, moment) - times.begin());
    rows.first = std::min(std::max(rows.first, behind), rows.end);
    return rows;
}

std::vector<double> valuesOf(const sim::Recorder& recorder, const std::string& name, RowRange rows)
{
    const sim::Series* series = recorder.find(name);
    if (series == nullptr)
        return std::vector<double>(rows.end - rows.first, gap);
    const auto at = [&](std::size_t row) {
        return series->values.begin() + static_cast<std::ptrdiff_t>(row);
    };
    return {at(rows.first), at(rows.end)};
}

std::vector<double> sumOf(const sim::Recorder& recorder, const std::vector<std::string>& names, RowRange rows)
{
    std::vector<double> sum(rows.end - rows.first, names.empty() ? gap : 0.0);
    for (const std::string& name : names) {
        const std::vector<double> values = valuesOf(recorder, name, rows);
        std::ranges::transform(sum, values, sum.begin(), std::plus());
    }
    return sum;
}

std::vector<double> shareOf(const sim::Recorder& recorder, const std::string& part, const std::string& other,
                            RowRange rows, std::size_t trailing)
{
    const RowRange wide{rows.first - std::min(rows.first, trailing), rows.end};
    const auto counted = [](double value) { return std::isnan(value) ? 0.0 : value; };
    const std::vector<double> parts = valuesOf(recorder, part, wide);
    const std::vector<double> others = valuesOf(recorder, other, wide);
    std::vector<double> shares;
    double partSum = 0;
    double whole = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        partSum += counted(parts[i]);
        whole += counted(parts[i]) + counted(others[i]);
        if (i >= trailing) {
            partSum -= counted(parts[i - trailing]);
            whole -= counted(parts[i - trailing]) + counted(others[i - trailing]);
        }
        if (wide.first + i >= rows.first)
            shares.push_back(whole > 0.5 ? 100 * partSum / whole : gap);
    }
    return shares;
}

Segments segmentsOf(const sim::Recorder& recorder, RowRange rows, const std::vector<double>& values,
                    bool stair)
{
    Segments segments;
    bool open = false;
    for (std::size_t row = rows.first; row < rows.end; ++row) {
        const double value = values[row - rows.first];
        if (std::isnan(value)) {
            open = false;
            continue;
        }
        if (!open)
            segments.emplace_back();
        open = true;
        if (stair)
            segments.back().append({sim::secondsOf(windowStart(recorder, row)), value});
        segments.back().append({sim::secondsOf(recorder.times()[row]), value});
    }
    return segments;
}

Segments clipped(const Segments& segments, const TimeSpan& span)
{
    const double from = sim::secondsOf(span.from);
    const double to = sim::secondsOf(span.to);
    const auto between = [](const QPointF& a, const QPointF& b, double x) {
        return QPointF(x, a.y() + (b.y() - a.y()) * (x - a.x()) / (b.x() - a.x()));
    };
    Segments inside;
    for (const QList<QPointF>& segment : segments) {
        QList<QPointF> points;
        for (qsizetype i = 0; i < segment.size(); ++i) {
            const QPointF& point = segment[i];
            if (i > 0 && segment[i - 1].x() < from && point.x() > from)
                points.append(between(segment[i - 1], point, from));
            if (i > 0 && segment[i - 1].x() < to && point.x() > to)
                points.append(between(segment[i - 1], point, to));
            if (point.x() >= from && point.x() <= to)
                points.append(point);
        }
        if (!points.isEmpty())
            inside.push_back(std::move(points));
    }
    return inside;
}

std::vector<PlotLevel> levelsOf(const sim::Recorder& recorder, RowRange rows,
                                const std::vector<double>& values, bool future)
{
    std::vector<PlotLevel> levels;
    for (std::size_t row = rows.first; row < rows.end; ++row) {
        const double value = values[row - rows.first];
        const double from = sim::secondsOf(windowStart(recorder, row));
        const double to = sim::secondsOf(recorder.times()[row]);
        if (std::isnan(value))
            continue;
        if (!levels.empty() && levels.back().value == value && levels.back().to == from)
            levels.back().to = to;
        else
            levels.push_back({from, to, value, future});
    }
    return levels;
}

std::vector<RefusedArea> refusedBetween(const sim::Recorder& recorder, RowRange rows,
                                        const std::vector<double>& limit, const std::vector<double>& offered,
                                        bool future)
{
    std::vector<RefusedArea> areas;
    for (std::size_t row = rows.first; row < rows.end; ++row) {
        const double low = limit[row - rows.first];
        const double high = offered[row - rows.first];
        if (!(high > low))
            continue;
        const double from = sim::secondsOf(windowStart(recorder, row));
        const double to = sim::secondsOf(recorder.times()[row]);
        if (!areas.empty() && areas.back().to == from && areas.back().low == low && areas.back().high == high)
            areas.back().to = to;
        else
            areas.push_back({from, to, low, high, future});
    }
    return areas;
}

} // namespace naru::simulator
