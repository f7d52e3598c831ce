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

Node row(std::vector<std::pair<std::string, Node>> cells)
{
    Node object = Node::object();
    for (auto& [name, value] : cells)
        object.members.push_back({name, {}, std::move(value)});
    return object;
}

Node metricsTable(const sim::Report& report)
{
    Node table = Node::list();
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
                 {"count", m.count ? Node::ofNumber(static_cast<double>(*m.count)) : Node()}}));
    }
    return table;
}

Node assertionsTable(const std::vector<sim::AssertionResult>& results)
{
    Node table = Node::list();
    for (const sim::AssertionResult& result : results)
        table.items.push_back(row({{"text_en", Node::string(result.text.en)},
                                   {"text_ko", Node::string(result.text.ko)},
                                   {"holds", Node::ofBoolean(result.holds)},
                                   {"value", numberOrEmpty(result.value)},
                                   {"wanted", numberOrEmpty(result.wanted)}}));
    return table;
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

/** Tables of the parameters: lists of objects without lists of objects in them. */
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

} // namespace

bool writeCsv(const QString& folder, const sim::Report& report,
              const std::vector<sim::AssertionResult>& assertions, const sim::Run* run,
              const Console& console)
{
    if (!QDir().mkpath(folder)) {
        console.error({base::ErrorCode::FileNotWritable, folder, {}, {}});
        return false;
    }
    return write(folder, QStringLiteral("metrics"), metricsTable(report), console) &&
           write(folder, QStringLiteral("assertions"), assertionsTable(assertions), console) &&
           (run == nullptr ||
            (write(folder, QStringLiteral("series"), seriesTable(run->recorder()), console) &&
             writeTables(folder, run->parameters(), console)));
}

} // namespace naru::cli
