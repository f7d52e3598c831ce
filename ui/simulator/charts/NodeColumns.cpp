// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/NodeColumns.h"

#include "simulator/charts/MetricRows.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace naru::simulator {

namespace {

using enum NodeColumn::Source;

constexpr std::array peerColumns{
    NodeColumn{Link, "offered", QT_TRANSLATE_NOOP("Simulator", "Offered"), "1/s"},
    NodeColumn{GreatestOfSeries, "*.offered", QT_TRANSLATE_NOOP("Simulator", "Most"), "1/s", false, false,
               false},
    NodeColumn{Link, "admitted", QT_TRANSLATE_NOOP("Simulator", "Admitted"), "1/s", false, true},
    NodeColumn{Link, "refused", QT_TRANSLATE_NOOP("Simulator", "Refused"), "1/s", true, true},
    NodeColumn{Figure, "queued", QT_TRANSLATE_NOOP("Simulator", "Queued")},
    NodeColumn{Metric, "*.offered", QT_TRANSLATE_NOOP("Simulator", "Offered, total")},
    NodeColumn{Metric, "*.admitted", QT_TRANSLATE_NOOP("Simulator", "Admitted, total"), "1", false, true},
};
constexpr std::array limitColumns{
    NodeColumn{Figure, "configured", QT_TRANSLATE_NOOP("Simulator", "Configured"), "1/s", false, false,
               false},
    NodeColumn{Figure, "effective", QT_TRANSLATE_NOOP("Simulator", "In effect"), "1/s", false, true, false},
    NodeColumn{Figure, "worst_window", QT_TRANSLATE_NOOP("Simulator", "Worst window"), "1", false, true,
               false},
    NodeColumn{Figure, "admitted", QT_TRANSLATE_NOOP("Simulator", "Admitted, total")},
    NodeColumn{Figure, "refused", QT_TRANSLATE_NOOP("Simulator", "Refused, total"), "1", true, true},
};
constexpr std::array groupColumns{
    NodeColumn{Link, "forwarded", QT_TRANSLATE_NOOP("Simulator", "Forwarded"), "1/s", false, true},
    NodeColumn{GreatestOfSeries, "*.forwarded", QT_TRANSLATE_NOOP("Simulator", "Most"), "1/s", false, false,
               false},
    NodeColumn{Link, "refused", QT_TRANSLATE_NOOP("Simulator", "Refused"), "1/s", true},
    NodeColumn{Metric, "*.forwarded", QT_TRANSLATE_NOOP("Simulator", "Forwarded, total"), "1", false, true},
    NodeColumn{Metric, "*.timed_out", QT_TRANSLATE_NOOP("Simulator", "Timed out"), "1", true, true},
};
constexpr std::array limiterServerColumns{
    NodeColumn{Figure, "pending", QT_TRANSLATE_NOOP("Simulator", "Pending"), "1", false, true},
    NodeColumn{Figure, "forwarded", QT_TRANSLATE_NOOP("Simulator", "Forwarded, total"), "1", false, true},
};
constexpr std::array databaseColumns{
    NodeColumn{Figure, "cpu", QT_TRANSLATE_NOOP("Simulator", "CPU"), "%", false, true, false},
    NodeColumn{GreatestOfSeries, "cpu", QT_TRANSLATE_NOOP("Simulator", "Most"), "%", false, false, false},
    NodeColumn{Figure, "throttle", QT_TRANSLATE_NOOP("Simulator", "Throttle"), "%", false, true, false},
};
constexpr std::array applianceColumns{
    NodeColumn{Figure, "sessions", QT_TRANSLATE_NOOP("Simulator", "Sessions"), "1", false, true},
    NodeColumn{Figure, "greatest", QT_TRANSLATE_NOOP("Simulator", "Most"), "1", false, false, false},
    NodeColumn{Figure, "begun", QT_TRANSLATE_NOOP("Simulator", "Begun, total")},
    NodeColumn{Figure, "connections", QT_TRANSLATE_NOOP("Simulator", "Connections")},
    NodeColumn{Metric, "forwarded/*", QT_TRANSLATE_NOOP("Simulator", "Forwarded"), "1", false, true},
    NodeColumn{Figure, "dropped", QT_TRANSLATE_NOOP("Simulator", "Dropped"), "1", true, true},
    NodeColumn{Figure, "cut", QT_TRANSLATE_NOOP("Simulator", "Cut"), "1", true},
    NodeColumn{Figure, "in_line", QT_TRANSLATE_NOOP("Simulator", "In line")},
};
constexpr std::array balancerServerColumns{
    NodeColumn{Figure, "sessions", QT_TRANSLATE_NOOP("Simulator", "Sessions"), "1", false, true},
    NodeColumn{GreatestOfSeries, "sessions/*", QT_TRANSLATE_NOOP("Simulator", "Most"), "1", false, false,
               false},
};
constexpr std::array nodeNumberColumns{
    NodeColumn{Figure, "owned", QT_TRANSLATE_NOOP("Simulator", "Owned"), "1", false, true},
    NodeColumn{GreatestOfSeries, "owned/*", QT_TRANSLATE_NOOP("Simulator", "Most"), "1", false, false, false},
    NodeColumn{Figure, "arrived", QT_TRANSLATE_NOOP("Simulator", "Packets arrived"), "1", false, true},
    NodeColumn{Metric, "blocks/*", QT_TRANSLATE_NOOP("Simulator", "Port blocks")},
    NodeColumn{Figure, "blocks_free", QT_TRANSLATE_NOOP("Simulator", "Blocks free")},
    NodeColumn{Figure, "cluster", QT_TRANSLATE_NOOP("Simulator", "In cluster"), "1", false, false, false},
};

constexpr std::array<std::string_view, 5> limiterKinds{"peer", "limit", "group", "server", "database"};
constexpr std::array<std::string_view, 2> balancerKinds{"uag", "server"};
constexpr std::array<std::string_view, 1> clusterKinds{"node"};

struct KindColumns
{
    std::string_view model;
    std::string_view kind;
    std::span<const NodeColumn> columns;
};

constexpr std::array allColumns{
    KindColumns{"limiter", "peer", peerColumns},
    KindColumns{"limiter", "limit", limitColumns},
    KindColumns{"limiter", "group", groupColumns},
    KindColumns{"limiter", "server", limiterServerColumns},
    KindColumns{"limiter", "database", databaseColumns},
    KindColumns{"balancer", "uag", applianceColumns},
    KindColumns{"balancer", "server", balancerServerColumns},
    KindColumns{"cluster", "node", nodeNumberColumns},
};

std::string filledIn(std::string_view pattern, const std::string& name)
{
    std::string text(pattern);
    if (const std::size_t star = text.find('*'); star != text.npos)
        text.replace(star, 1, name);
    return text;
}

std::optional<double> ofLinks(const std::vector<sim::Link>& links, const std::string& id,
                              std::string_view name)
{
    std::optional<double> sum;
    // Others tell parts of the same: one kind of message.
    const auto isWhole = [](const sim::Link& link) {
        return link.kind == "ingress" || link.kind == "egress";
    };
    for (const sim::Link& link : links)
        if (isWhole(link) && (link.from == id || link.to == id))
            if (const auto value = sim::figureOf(link.figures, name))
                sum = sum.value_or(0) + *value;
    return sum;
}

std::optional<double> greatestOf(const sim::Recorder& recorder, const std::string& name)
{
    const sim::Series* series = recorder.find(name);
    if (series == nullptr)
        return {};
    std::optional<double> greatest;
    for (const double value : series->values)
        if (!std::isnan(value))
            greatest = std::max(greatest.value_or(value), value);
    return greatest;
}

std::optional<double> ofReport(const sim::Report& report, const std::string& name)
{
    const sim::Metric* metric = report.find(name);
    return metric != nullptr ? MetricRow::valueOf(*metric) : std::nullopt;
}

} // namespace

std::span<const NodeColumn> nodeColumns(std::string_view model, std::string_view kind)
{
    const auto found = std::ranges::find_if(
        allColumns, [&](const KindColumns& one) { return one.model == model && one.kind == kind; });
    return found == allColumns.end() ? std::span<const NodeColumn>() : found->columns;
}

std::span<const std::string_view> nodeKinds(std::string_view model)
{
    if (model == "limiter")
        return limiterKinds;
    if (model == "balancer")
        return balancerKinds;
    return model == "cluster" ? std::span<const std::string_view>(clusterKinds)
                              : std::span<const std::string_view>();
}

std::optional<double> nodeFigure(const NodeColumn& column, const sim::Element& element, const Side& side)
{
    switch (column.source) {
    case Figure:
        return sim::figureOf(element.figures, column.code);
    case Link:
        return ofLinks(side.snapshot.links, element.id, column.code);
    case GreatestOfSeries:
        return greatestOf(*side.recorder, filledIn(column.code, element.name));
    case Metric:
        return ofReport(side.report, filledIn(column.code, element.name));
    }
    return {};
}

} // namespace naru::simulator
