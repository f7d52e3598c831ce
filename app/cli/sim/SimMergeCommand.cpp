// SPDX-License-Identifier: GPL-3.0-or-later
#include "ScenarioFile.h"
#include "SimCommands.h"
#include "SimJson.h"
#include "SimTables.h"
#include "Tr.h"

#include <QJsonDocument>

#include <algorithm>

namespace naru::cli {

namespace {

struct Shard
{
    QString scenario;
    std::vector<sim::Outcome> outcomes;
};

std::optional<Shard> readShard(const std::string& file)
{
    const auto bytes = readWholeFile(file);
    if (!bytes)
        return {};
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(*bytes)).object();
    Shard shard{object.value(QLatin1String("scenario")).toString(), {}};
    for (const QJsonValue& value : object.value(QLatin1String("replications")).toArray()) {
        auto outcome = outcomeFromJson(value.toObject());
        if (!outcome)
            return {};
        shard.outcomes.push_back(*std::move(outcome));
    }
    return shard.outcomes.empty() ? std::nullopt : std::optional(std::move(shard));
}

int refuse(const std::string& file, const QString& reason, const Console& console)
{
    console.complain(QString::fromStdString(file) + QStringLiteral(": ") + reason);
    return BadInput;
}

int merge(const std::vector<std::string>& files, const Console& console)
{
    Shard all;
    for (const std::string& file : files) {
        auto shard = readShard(file);
        if (!shard)
            return refuse(file, Tr::tr("This is not what sim run --shard --json writes."), console);
        if (!all.outcomes.empty() && shard->scenario != all.scenario)
            return refuse(file, Tr::tr("This belongs to another scenario."), console);
        all.scenario = shard->scenario;
        std::ranges::move(shard->outcomes, std::back_inserter(all.outcomes));
    }
    std::ranges::sort(all.outcomes, {}, &sim::Outcome::replication);
    const auto twice = std::ranges::adjacent_find(all.outcomes, {}, &sim::Outcome::replication);
    if (twice != all.outcomes.end())
        return refuse(files.front(), Tr::tr("Replication %1 stands twice.").arg(twice->replication), console);
    const sim::Report report = sim::combined(all.outcomes);
    const auto assertions = sim::combinedAssertions(all.outcomes);
    const bool hold = std::ranges::all_of(assertions, &sim::AssertionResult::holds);
    if (!console.json()) {
        printMetrics(report, console);
        printAssertions(assertions, console);
        return hold ? Done : AssertionFailed;
    }
    QJsonArray replications;
    for (const sim::Outcome& outcome : all.outcomes)
        replications.append(outcomeJson(outcome));
    console.object({{QStringLiteral("scenario"), all.scenario},
                    {QStringLiteral("metrics"), metricsJson(report)},
                    {QStringLiteral("assertions"), assertionsJson(assertions, console.words().language())},
                    {QStringLiteral("digest"), QString::fromStdString(sim::combinedDigest(all.outcomes))},
                    {QStringLiteral("replications"), replications}});
    return hold ? Done : AssertionFailed;
}

} // namespace

void addSimMerge(CLI::App& sim, Action& chosen)
{
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* command = sim.add_subcommand("merge", "Puts the results of shards together");
    command->add_option("FILE", *files, "What `sim run --shard I/N --json` wrote")->required();
    command->callback(
        [files, &chosen] { chosen = [files](const Console& console) { return merge(*files, console); }; });
}

} // namespace naru::cli
