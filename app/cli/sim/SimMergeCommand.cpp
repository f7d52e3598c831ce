// SPDX-License-Identifier: GPL-3.0-or-later
#include "ScenarioFile.h"
#include "SimCommands.h"
#include "SimJson.h"
#include "SimTables.h"
#include "Tr.h"

#include <QJsonDocument>

#include <algorithm>
#include <map>

namespace naru::cli {

namespace {

/** What the files hold together. */
struct Parts
{
    QString scenario;
    /** Of `sim run`. */
    std::vector<sim::Outcome> outcomes;
    /** Of `sim sweep`, by their numbers. */
    std::map<std::uint64_t, QJsonObject> points;
    QJsonObject sweep;
};

int refuse(const std::string& file, const QString& reason, const Console& console)
{
    console.complain(QString::fromStdString(file) + QStringLiteral(": ") + reason);
    return BadInput;
}

QString twice(std::uint64_t number)
{
    return Tr::tr("Number %1 stands twice.").arg(number);
}

/** Takes up a file; a reason why not. */
std::optional<QString> take(Parts& parts, const QJsonObject& object)
{
    const QString foreign = Tr::tr("This is not what sim run or sim sweep --shard --json writes.");
    const QJsonValue replications = object.value(QLatin1String("replications"));
    const QJsonValue points = object.value(QLatin1String("points"));
    const QString scenario = object.value(QLatin1String("scenario")).toString();
    if (!points.isArray() && !replications.isArray())
        return foreign;
    if (!parts.scenario.isNull() && (scenario != parts.scenario || points.isArray() == parts.sweep.isEmpty()))
        return Tr::tr("This belongs to another scenario.");
    parts.scenario = scenario;
    if (points.isArray())
        parts.sweep = object;
    for (const QJsonValue& value : points.toArray()) {
        const auto number = static_cast<std::uint64_t>(value[QLatin1String("point")].toInteger());
        if (number == 0)
            return foreign;
        if (!parts.points.emplace(number, value.toObject()).second)
            return twice(number);
    }
    for (const QJsonValue& value : replications.toArray()) {
        auto outcome = outcomeFromJson(value.toObject());
        if (!outcome)
            return foreign;
        if (std::ranges::find(parts.outcomes, outcome->replication, &sim::Outcome::replication) !=
            parts.outcomes.end())
            return twice(outcome->replication);
        parts.outcomes.push_back(*std::move(outcome));
    }
    return {};
}

/** A shard that was forgotten leaves a gap. */
void tellGaps(const std::vector<std::uint64_t>& numbers, const Console& console)
{
    QStringList missing;
    std::uint64_t next = 1;
    for (const std::uint64_t number : numbers) {
        for (; next < number && missing.size() <= 20; ++next)
            missing << (missing.size() < 20 ? QString::number(next) : QStringLiteral("…"));
        next = number + 1;
    }
    if (!missing.isEmpty())
        console.complain(Tr::tr("These numbers are in no file: %1").arg(missing.join(QStringLiteral(", "))));
}

int showPoints(const Parts& parts, const std::vector<std::string>& figures, const Console& console)
{
    std::vector<std::uint64_t> numbers;
    QJsonArray all;
    for (const auto& [number, point] : parts.points) {
        numbers.push_back(number);
        all.append(point);
        if (!console.json())
            printPoint(point.value(QLatin1String("set")).toObject(),
                       metricsFromJson(point.value(QLatin1String("metrics")).toObject()), figures, console);
    }
    tellGaps(numbers, console);
    QJsonObject object = parts.sweep;
    object.insert(QStringLiteral("points"), all);
    if (console.json())
        console.object(object);
    return Done;
}

int showRuns(Parts parts, const Console& console)
{
    std::ranges::sort(parts.outcomes, {}, &sim::Outcome::replication);
    std::vector<std::uint64_t> numbers;
    QJsonArray replications;
    for (const sim::Outcome& outcome : parts.outcomes) {
        numbers.push_back(outcome.replication);
        replications.append(outcomeJson(outcome));
    }
    tellGaps(numbers, console);
    const sim::Report report = sim::combined(parts.outcomes);
    const auto assertions = sim::combinedAssertions(parts.outcomes);
    const bool hold = std::ranges::all_of(assertions, &sim::AssertionResult::holds);
    if (!console.json()) {
        printMetrics(report, console);
        printAssertions(assertions, console);
        return hold ? Done : AssertionFailed;
    }
    console.object({{QStringLiteral("scenario"), parts.scenario},
                    {QStringLiteral("metrics"), metricsJson(report)},
                    {QStringLiteral("assertions"), assertionsJson(assertions, console.words().language())},
                    {QStringLiteral("digest"), QString::fromStdString(sim::combinedDigest(parts.outcomes))},
                    {QStringLiteral("replications"), replications}});
    return hold ? Done : AssertionFailed;
}

struct Options
{
    std::vector<std::string> files;
    std::vector<std::string> metrics;
};

int merge(const Options& options, const Console& console)
{
    Parts parts;
    for (const std::string& file : options.files) {
        const auto bytes = readWholeFile(file);
        if (!bytes) {
            console.error({base::ErrorCode::FileNotReadable, QString::fromStdString(file), {}, {}});
            return BadInput;
        }
        const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(*bytes)).object();
        if (const auto reason = take(parts, object))
            return refuse(file, *reason, console);
    }
    if (!parts.sweep.isEmpty())
        return showPoints(parts, options.metrics, console);
    if (parts.outcomes.empty())
        return refuse(options.files.front(), Tr::tr("There is no replication in it."), console);
    return showRuns(std::move(parts), console);
}

} // namespace

void addSimMerge(CLI::App& sim, Action& chosen)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = sim.add_subcommand("merge", "Puts the results of shards together");
    command->add_option("FILE", options->files, "What `sim run` or `sim sweep --shard I/N --json` wrote")
        ->required();
    command->add_option("--metric", options->metrics, "Figures of a sweep to print; JSON has all")
        ->default_val(std::vector<std::string>{"availability"});
    command->callback([options, &chosen] {
        chosen = [options](const Console& console) { return merge(*options, console); };
    });
}

} // namespace naru::cli
