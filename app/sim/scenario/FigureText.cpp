// SPDX-License-Identifier: GPL-3.0-or-later
#include "FigureText.h"

#include "Nearest.h"
#include "Trimmed.h"
#include "sim/scenario/Units.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace naru::sim {

namespace {

struct MetricFunction
{
    std::string_view name;
    std::optional<double> (*value)(const Metric&);
};

constexpr std::array MetricFunctions{
    MetricFunction{"mean", [](const Metric& m) { return m.mean; }},
    MetricFunction{"p50", [](const Metric& m) { return m.p50; }},
    MetricFunction{"p95", [](const Metric& m) { return m.p95; }},
    MetricFunction{"p99", [](const Metric& m) { return m.p99; }},
    MetricFunction{"greatest", [](const Metric& m) { return m.greatest; }},
    MetricFunction{"count",
                   [](const Metric& m) {
                       return m.count ? std::optional(static_cast<double>(*m.count)) : std::nullopt;
                   }},
    MetricFunction{
        "low", [](const Metric& m) { return m.interval ? std::optional(m.interval->low) : std::nullopt; }},
    MetricFunction{
        "high", [](const Metric& m) { return m.interval ? std::optional(m.interval->high) : std::nullopt; }},
};

/** How many moments may stand behind the name. */
struct SeriesFunction
{
    std::string_view name;
    std::size_t fewest;
    std::size_t most;
};

constexpr std::array SeriesFunctions{SeriesFunction{"at", 1, 1},  SeriesFunction{"last", 0, 0},
                                     SeriesFunction{"min", 0, 2}, SeriesFunction{"max", 0, 2},
                                     SeriesFunction{"sum", 0, 2}, SeriesFunction{"average", 0, 2}};

const MetricFunction* metricFunction(std::string_view name)
{
    const auto found = std::ranges::find(MetricFunctions, name, &MetricFunction::name);
    return found == MetricFunctions.end() ? nullptr : &*found;
}

/** The values of the windows that end in (from, to]. */
std::vector<double> valuesBetween(const Series& series, const std::vector<Time>& times,
                                  const FigureText& figure)
{
    std::vector<double> values;
    for (std::size_t i = 0; i < times.size(); ++i)
        if ((!figure.from || times[i] > *figure.from) && (!figure.to || times[i] <= *figure.to) &&
            !std::isnan(series.values[i]))
            values.push_back(series.values[i]);
    return values;
}

std::optional<double> known(double value)
{
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

std::optional<double> seriesFigure(const FigureText& figure, const Series& series,
                                   const std::vector<Time>& times)
{
    if (figure.function == "at") {
        const auto found = std::ranges::lower_bound(times, *figure.from);
        return found == times.end() ? std::nullopt
                                    : known(series.values[static_cast<std::size_t>(found - times.begin())]);
    }
    if (figure.function == "last")
        return series.values.empty() ? std::nullopt : known(series.values.back());
    const std::vector<double> values = valuesBetween(series, times, figure);
    if (values.empty())
        return {};
    if (figure.function == "min")
        return std::ranges::min(values);
    if (figure.function == "max")
        return std::ranges::max(values);
    double sum = 0;
    for (const double value : values)
        sum += value;
    return figure.function == "sum" ? sum : sum / static_cast<double>(values.size());
}

} // namespace

std::optional<FigureText> parseFigure(std::string_view text)
{
    text = trimmed(text);
    const std::size_t open = text.find('(');
    if (open == text.npos || !text.ends_with(')'))
        return {};
    FigureText figure;
    figure.function = trimmed(text.substr(0, open));
    std::string_view inner = text.substr(open + 1, text.size() - open - 2);
    std::vector<Time> moments;
    for (bool first = true; first || !inner.empty(); first = false) {
        const std::size_t end = inner.find(',');
        const std::string_view part = trimmed(inner.substr(0, end));
        inner = end == inner.npos ? std::string_view() : inner.substr(end + 1);
        if (first) {
            figure.name = part;
            continue;
        }
        const auto moment = parseTime(part);
        if (!moment)
            return {};
        moments.push_back(*moment);
    }
    if (figure.name.empty())
        return {};
    if (!moments.empty())
        figure.from = moments.front();
    if (moments.size() > 1)
        figure.to = moments[1];
    if (metricFunction(figure.function) != nullptr)
        return moments.empty() ? std::optional(figure) : std::nullopt;
    const auto found = std::ranges::find(SeriesFunctions, figure.function, &SeriesFunction::name);
    if (found == SeriesFunctions.end() || moments.size() < found->fewest || moments.size() > found->most)
        return {};
    return figure;
}

bool hasFigure(const FigureText& figure, const Report& report, const Recorder& recorder)
{
    return metricFunction(figure.function) != nullptr ? report.find(figure.name) != nullptr
                                                      : recorder.find(figure.name) != nullptr;
}

std::string nearestFigure(const FigureText& figure, const Report& report, const Recorder& recorder)
{
    std::vector<std::string> names;
    if (metricFunction(figure.function) != nullptr)
        for (const Metric& metric : report.metrics())
            names.push_back(metric.name);
    else
        for (const Series& series : recorder.series())
            names.push_back(series.name);
    return nearest(figure.name, names);
}

std::optional<double> figureOf(const FigureText& figure, const Report& report, const Recorder& recorder)
{
    if (const MetricFunction* function = metricFunction(figure.function)) {
        const Metric* metric = report.find(figure.name);
        return metric == nullptr ? std::nullopt : function->value(*metric);
    }
    const Series* series = recorder.find(figure.name);
    return series == nullptr ? std::nullopt : seriesFigure(figure, *series, recorder.times());
}

} // namespace naru::sim
