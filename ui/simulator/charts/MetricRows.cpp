// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/MetricRows.h"

#include <algorithm>

namespace naru::simulator {

namespace {

const sim::Node* limitNamed(const sim::Node& parameters, const std::string& name)
{
    for (const char* list : {"message_limits", "peer_limits"}) {
        const sim::Node* limits = parameters.find(list);
        if (const sim::Node* limit = limits != nullptr ? sim::itemNamed(*limits, name) : nullptr)
            return limit;
    }
    return nullptr;
}

std::vector<WorstWindow> worstWindows(const Side& side)
{
    std::vector<WorstWindow> windows;
    for (const sim::Element& element : side.snapshot.elements) {
        const auto worst = sim::figureOf(element.figures, "worst_window");
        const auto configured = sim::figureOf(element.figures, "configured");
        if (!worst || !configured)
            continue;
        std::string window = "1s";
        if (const sim::Node* limit = limitNamed(side.parameters, element.name))
            if (const sim::Node* given = limit->find("window"))
                window = given->text;
        const double seconds = sim::secondsOf(sim::parseTime(window).value_or(std::chrono::seconds(1)));
        windows.push_back(
            {QString::fromStdString(element.id).section(u'/', 1), window, *configured * seconds, *worst});
    }
    return windows;
}

} // namespace

std::optional<double> MetricRow::valueOf(const sim::Metric& metric)
{
    if (metric.mean || !metric.count)
        return metric.mean;
    return static_cast<double>(*metric.count);
}

std::optional<double> MetricRow::difference() const
{
    const auto left = valueOf(a);
    const auto right = b ? valueOf(*b) : std::nullopt;
    return left && right ? std::optional(*right - *left) : std::nullopt;
}

bool MetricRow::isDistribution() const
{
    return a.p50 || a.interval || (b && (b->p50 || b->interval));
}

std::vector<MetricRow> metricRows(const sim::Report& a, const sim::Report* b, const SeriesTexts& texts,
                                  wording::Language language)
{
    std::vector<MetricRow> rows;
    for (const sim::Metric& metric : a.metrics()) {
        MetricRow row{QString::fromStdString(metric.name), texts.metricTitle(metric.name, language),
                      metric.unit, metric, std::nullopt};
        if (b != nullptr)
            if (const sim::Metric* other = b->find(metric.name))
                row.b = *other;
        rows.push_back(std::move(row));
    }
    return rows;
}

Distributions distributionsOf(const Frame& frame, const SeriesTexts& texts, wording::Language language)
{
    Distributions shown{metricRows(frame.a.report, frame.b ? &frame.b->report : nullptr, texts, language),
                        worstWindows(frame.a)};
    std::erase_if(shown.rows, [](const MetricRow& row) { return !row.isDistribution(); });
    return shown;
}

} // namespace naru::simulator
