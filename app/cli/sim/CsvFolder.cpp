// SPDX-License-Identifier: GPL-3.0-or-later
#include "CsvFolder.h"

#include "sim/scenario/Csv.h"

#include <QDir>
#include <QSaveFile>

#include <cmath>

namespace naru::cli {

namespace {

using sim::Node;

Node numberOrEmpty(double value)
{
    return std::isfinite(value) ? Node::ofNumber(value) : Node();
}

Node numberOrEmpty(const std::optional<double>& value)
{
    return value ? numberOrEmpty(*value) : Node();
}

using Cells = std::vector<std::pair<std::string, Node>>;

/** @param first the cells that a row begins with */
Node row(Cells cells, const Cells& first = {})
{
    Node object = Node::object();
    for (const auto& [name, value] : first)
        object.members.push_back({name, {}, value});
    for (auto& [name, value] : cells)
        object.members.push_back({name, {}, std::move(value)});
    return object;
}

void appendMetrics(Node& table, const sim::Report& report, const Cells& first = {})
{
    for (const sim::Metric& m : report.metrics()) {
        table.items.push_back(
            row({{"name", Node::string(m.name)},
                 {"unit", Node::string(m.unit)},
                 {"mean", numberOrEmpty(m.mean)},
                 {"p50", numberOrEmpty(m.p50)},
                 {"p95", numberOrEmpty(m.p95)},
                 {"p99", numberOrEmpty(m.p99)},
                 {"max", numberOrEmpty(m.greatest)},
                 {"ci95_low", m.interval ? numberOrEmpty(m.interval->low) : Node()},
                 {"ci95_high", m.interval ? numberOrEmpty(m.interval->high) : Node()},
                 {"count", m.count ? Node::ofNumber(static_cast<double>(*m.count)) : Node()}},
                first));
    }
}

void appendAssertions(Node& table, const std::vector<sim::AssertionResult>& results, const Cells& first = {})
{
    for (const sim::AssertionResult& result : results)
        table.items.push_back(row({{"text_en", Node::string(result.text.en)},
                                   {"text_ko", Node::string(result.text.ko)},
                                   {"holds", Node::ofBoolean(result.holds)},
                                   {"value", numberOrEmpty(result.value)},
                                   {"wanted", numberOrEmpty(result.wanted)}},
                                  first));
}

Node seriesTable(const sim::Recorder& recorder)
{
    Node table = Node::list();
    for (std::size_t i = 0; i < recorder.times().size(); ++i) {
        Node line = row({{"t", Node::ofNumber(sim::secondsOf(recorder.times()[i]))}});
        for (const sim::Series& series : recorder.series())
            line.members.push_back({series.name, {}, numberOrEmpty(series.values[i])});
        table.items.push_back(std::move(line));
    }
    return table;
}

bool write(const QString& folder, const QString& name, const Node& table, const Console& console)
{
    const QString path = QDir(folder).filePath(name + QStringLiteral(".csv"));
    const std::string text = sim::tableToCsv(table);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) >= 0 &&
        file.commit())
        return true;
    console.error({base::ErrorCode::FileNotWritable, path, {}, file.errorString()});
    return false;
}

/** Tables of the parameters: lists of objects. */
bool writeTables(const QString& folder, const Node& parameters, const Console& console)
{
    for (const Node::Member& member : parameters.members) {
        if (member.value.kind != Node::Kind::List || member.value.items.empty() ||
            member.value.items.front().kind != Node::Kind::Object)
            continue;
        const QString name = QStringLiteral("table-") + QString::fromStdString(member.name);
        if (!write(folder, name, member.value, console))
            return false;
    }
    return true;
}

bool writeFigures(const QString& folder, const Node& metrics, const Node& assertions, const Console& console)
{
    if (!QDir().mkpath(folder)) {
        console.error({base::ErrorCode::FileNotWritable, folder, {}, {}});
        return false;
    }
    return write(folder, QStringLiteral("metrics"), metrics, console) &&
           write(folder, QStringLiteral("assertions"), assertions, console);
}

} // namespace

bool writeCsv(const QString& folder, const sim::Scenario& scenario, const sim::Report& report,
              const std::vector<sim::AssertionResult>& assertions, const sim::Recorder* recorder,
              const Console& console)
{
    Node metricsTable = Node::list();
    appendMetrics(metricsTable, report);
    Node assertionsTable = Node::list();
    appendAssertions(assertionsTable, assertions);
    return writeFigures(folder, metricsTable, assertionsTable, console) &&
           writeTables(folder, scenario.parameters, console) &&
           (recorder == nullptr || write(folder, QStringLiteral("series"), seriesTable(*recorder), console));
}

bool writeSweepCsv(const QString& folder, const std::vector<sim::SweptPoint>& points, const Console& console)
{
    Node metricsTable = Node::list();
    Node assertionsTable = Node::list();
    for (const sim::SweptPoint& point : points) {
        Cells first{{"point", Node::ofNumber(static_cast<double>(point.number))}};
        for (const std::string& setting : point.settings) {
            sim::SettingParts parts = sim::settingParts(setting);
            first.emplace_back(std::move(parts.path), Node::string(std::move(parts.value)));
        }
        appendMetrics(metricsTable, point.report, first);
        appendAssertions(assertionsTable, point.assertions, first);
    }
    return writeFigures(folder, metricsTable, assertionsTable, console);
}

} // namespace naru::cli
