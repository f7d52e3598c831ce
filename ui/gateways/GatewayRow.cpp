// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/GatewayRow.h"

#include <algorithm>
#include <limits>

namespace naru::gateways {

namespace {

const ogs::Probe* lowestProbe(const std::vector<ogs::Probe>& probes)
{
    const ogs::Probe* lowest = nullptr;
    for (const ogs::Probe& probe : probes) {
        if (!probe.failure && probe.value && (!lowest || *probe.value < *lowest->value))
            lowest = &probe;
    }
    return lowest;
}

std::optional<base::SystemTime> measuredAt(const ogs::GatewayResult& result, const ogs::RunReport& report)
{
    if (result.state != ogs::GatewayState::Measured && result.state != ogs::GatewayState::Failed)
        return std::nullopt;
    if (report.source != ogs::Source::Cache && result.endedAt)
        return report.startedAt + std::chrono::duration_cast<std::chrono::milliseconds>(*result.endedAt);
    return report.measuredAt;
}

GatewayRow fromResult(const ogs::GatewayResult& result, const ogs::RunReport& report)
{
    GatewayRow row;
    row.entry = result.entry;
    row.target = result.target;
    row.address = result.address;
    row.rank = result.rank;
    row.state = result.state;
    row.rtt = result.rtt;
    row.failure = result.failure;
    row.loss = result.loss();
    if (const ogs::Probe* lowest = lowestProbe(result.probes))
        row.parts = lowest->parts;
    if (!row.parts.lookup)
        row.parts.lookup = result.lookup;
    row.measuredAt = measuredAt(result, report);
    return row;
}

GatewayRow fromEntry(const profile::HostEntry& entry)
{
    GatewayRow row;
    row.entry = entry.name;
    row.target = entry.target;
    row.state = entry.target ? ogs::GatewayState::Waiting : ogs::GatewayState::NotConnectable;
    return row;
}

/** Takes the last measurement of the history for a gateway that the run at hand says nothing of. */
void takeLast(GatewayRow& row, const ogs::Sample& last)
{
    row.state = last.rtt ? ogs::GatewayState::Measured : ogs::GatewayState::Failed;
    row.rtt = last.rtt;
    row.failure = last.failure;
    row.measuredAt = last.at;
}

/** What the history knows better: the loss over time, and for values from the cache their parts. */
void addHistory(GatewayRow& row, const TargetHistory& history, bool runGoesOn)
{
    row.line = history.line;
    if (const auto loss = row.line->loss())
        row.loss = loss;
    if (row.state == ogs::GatewayState::Waiting && !runGoesOn)
        takeLast(row, history.last);
    if (!row.parts.tcp && row.state == ogs::GatewayState::Measured)
        row.parts = history.last.parts;
}

bool before(const GatewayRow& a, const GatewayRow& b)
{
    constexpr int last = std::numeric_limits<int>::max();
    return a.rank.value_or(last) < b.rank.value_or(last);
}

} // namespace

History historyOf(const engine::Samples& samples, const TimeWindow& window)
{
    std::map<profile::Target, engine::Samples> byTarget;
    for (const ogs::Sample& sample : samples) {
        if (window.contains(sample.at))
            byTarget[sample.target].push_back(sample);
    }
    History history;
    for (auto& [target, own] : byTarget) {
        std::ranges::stable_sort(own, {}, &ogs::Sample::at);
        history.emplace(target, TargetHistory{std::make_shared<const RttLine>(rttLine(own)), own.back()});
    }
    return history;
}

std::vector<GatewayRow> gatewayRows(const profile::Profile* profile, const ogs::RunReport* report,
                                    const History& history)
{
    std::vector<GatewayRow> rows;
    if (report && !report->gateways.empty()) {
        for (const ogs::GatewayResult& result : report->gateways)
            rows.push_back(fromResult(result, *report));
        if (report->selected)
            rows.at(static_cast<std::size_t>(*report->selected)).chosen = true;
    } else if (profile) {
        for (const profile::HostEntry& entry : profile->hosts)
            rows.push_back(fromEntry(entry));
    }
    std::ranges::stable_sort(rows, before);

    const bool runGoesOn = report && report->phase != ogs::Phase::Complete;
    int others = 0;
    for (GatewayRow& row : rows) {
        row.inRun = runGoesOn;
        row.style = row.chosen ? charts::LineStyle{.accent = true} : charts::greyStyle(others++);
        const auto own = row.target ? history.find(*row.target) : history.end();
        if (own != history.end())
            addHistory(row, own->second, runGoesOn);
    }
    return rows;
}

double RttPicture::highest() const
{
    double highest = 0;
    for (const ChartLine& line : lines) {
        for (const auto& segment : line.line->segments) {
            for (const RttPoint& point : segment)
                highest = std::max(highest, static_cast<double>(point.rtt.count()));
        }
    }
    return highest;
}

RttPicture rttPicture(const std::vector<GatewayRow>& rows, const TimeWindow& window, TimeRange range)
{
    RttPicture picture{window, range, {}, {}};
    std::map<profile::Target, ChartLine*> seen;
    std::vector<const GatewayRow*> order;
    for (const GatewayRow& row : rows)
        order.push_back(&row);
    std::ranges::stable_partition(order, &GatewayRow::chosen);
    // Lines are pointed at while names are added to them.
    picture.lines.reserve(rows.size());
    picture.unanswered.reserve(rows.size());
    for (const GatewayRow* row : order) {
        if (!row->target || !row->line || row->line->probes == 0)
            continue;
        if (const auto same = seen.find(*row->target); same != seen.end()) {
            if (same->second)
                same->second->name += QLatin1String(", ") + row->entry;
            continue;
        }
        auto& kin = row->line->segments.empty() ? picture.unanswered : picture.lines;
        ChartLine* added = nullptr;
        if (kin.size() < mostChartLines)
            added = &kin.emplace_back(ChartLine{row->entry, row->style, row->line});
        seen.emplace(*row->target, added);
    }
    return picture;
}

} // namespace naru::gateways
