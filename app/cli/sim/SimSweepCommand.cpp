// SPDX-License-Identifier: GPL-3.0-or-later
#include "CsvFolder.h"
#include "ScenarioFile.h"
#include "SimCommands.h"
#include "SimJson.h"
#include "SimTables.h"
#include "SweepJson.h"
#include "Tr.h"
#include "base/Parallel.h"
#include "sim/models/Models.h"

namespace naru::cli {

namespace {

struct Options
{
    std::string scenario;
    /** `path=a,b,c` each. */
    std::vector<std::string> vary;
    std::vector<std::string> metrics;
    std::string csv;
    RunOptions run;
};

/** The scenario with the settings of a point; says what is wrong with these. */
std::expected<sim::Scenario, int> variantOf(const sim::Scenario& scenario, const sim::Point& point,
                                            const Options& options, const Console& console)
{
    auto variant = sim::variantAt(scenario, point, sim::allModels(), filesBeside(options.scenario));
    if (!variant)
        return std::unexpected(complain(variant.error(), options.scenario, "--vary", point, console));
    const sim::Report report = variant->run->report();
    for (const std::string& name : options.metrics) {
        if (report.find(name) == nullptr) {
            console.complain(
                Tr::tr("The model reports no such figure: %1").arg(QString::fromStdString(name)));
            return std::unexpected(WrongUse);
        }
    }
    return std::move(variant->scenario);
}

std::expected<std::vector<sim::Point>, int> readPoints(const Options& options, const Console& console)
{
    for (const std::string& one : options.vary) {
        if (one.find('=') == one.npos || one.starts_with('=')) {
            console.complain(
                Tr::tr("What varies is written like pool=100,200, not: %1").arg(QString::fromStdString(one)));
            return std::unexpected(WrongUse);
        }
    }
    auto points = sim::pointsOf(options.vary);
    if (points)
        return *std::move(points);
    console.complain(Tr::tr("These are too many combinations."));
    return std::unexpected(WrongUse);
}

/** A point to run, with its number among all. */
struct Variant
{
    std::uint64_t number;
    sim::Point point;
    sim::Scenario scenario;
};

std::expected<std::vector<Variant>, int> variantsOf(const sim::Scenario& scenario, const Options& options,
                                                    const Console& console)
{
    const auto shard = readShard(options.run.shard, console);
    if (!shard)
        return std::unexpected(shard.error());
    const auto points = readPoints(options, console);
    if (!points)
        return std::unexpected(points.error());
    std::vector<Variant> variants;
    for (const std::uint64_t number : shard->numbersUpTo(points->size())) {
        const sim::Point& point = (*points)[number - 1];
        auto variant = variantOf(scenario, point, options, console);
        if (!variant)
            return std::unexpected(variant.error());
        variants.push_back({number, point, *std::move(variant)});
    }
    return variants;
}

/** What is printed where nobody says what: how much was served, or else what the model reports first. */
std::vector<std::string> standardMetrics(const sim::Report& report)
{
    constexpr std::size_t few = 3;
    if (report.find("availability") != nullptr)
        return {"availability"};
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(few, report.metrics().size()); ++i)
        names.push_back(report.metrics()[i].name);
    return names;
}

QJsonObject pointJson(const sim::SweptPoint& point, const Console& console)
{
    return {{QStringLiteral("point"), static_cast<qint64>(point.number)},
            {QStringLiteral("set"), settingsJson(point.settings)},
            {QStringLiteral("metrics"), metricsJson(point.report)},
            {QStringLiteral("assertions"), assertionsJson(point.assertions, console.words().language())},
            {QStringLiteral("digest"), QString::fromStdString(point.digest)}};
}

int show(const sim::Scenario& scenario, const std::vector<sim::SweptPoint>& points, const Options& options,
         const Console& console)
{
    if (!options.csv.empty() && !writeSweepCsv(QString::fromStdString(options.csv), points, console))
        return BadInput;
    QJsonArray all;
    for (const sim::SweptPoint& point : points) {
        if (!console.json())
            printPoint(settingsJson(point.settings), point.report,
                       options.metrics.empty() ? standardMetrics(point.report) : options.metrics, console);
        all.append(pointJson(point, console));
    }
    if (console.json())
        console.object({{QStringLiteral("scenario"), QString::fromStdString(scenario.name)},
                        {QStringLiteral("seed"), static_cast<qint64>(scenario.seed)},
                        {QStringLiteral("replications"), static_cast<qint64>(options.run.replications)},
                        {QStringLiteral("points"), all}});
    return Done;
}

int sweep(const Options& options, const Console& console)
{
    const auto scenario = loadScenario(options.scenario, options.run, console);
    if (!scenario)
        return scenario.error();
    const auto variants = variantsOf(*scenario, options, console);
    if (!variants)
        return variants.error();
    // All replications of all points share the cores.
    const std::size_t each = options.run.replications;
    std::vector<std::optional<sim::Checked<sim::Outcome>>> results(variants->size() * each);
    base::inParallel(results.size(), [&](std::size_t i) {
        results[i] = sim::runReplication((*variants)[i / each].scenario, sim::allModels(), i % each + 1);
    });
    std::vector<sim::SweptPoint> points;
    for (std::size_t v = 0; v < variants->size(); ++v) {
        const Variant& variant = (*variants)[v];
        std::vector<sim::Outcome> outcomes;
        for (std::size_t r = 0; r < each; ++r) {
            auto& result = *results[v * each + r];
            if (!result)
                return complain(result.error(), options.scenario, "--vary", variant.point, console);
            outcomes.push_back(*std::move(result));
        }
        points.push_back(sim::sweptPoint(variant.number, variant.point, outcomes));
    }
    return show(*scenario, points, options, console);
}

} // namespace

void addSimSweep(CLI::App& sim, Action& chosen)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = sim.add_subcommand("sweep", "Runs a scenario for each combination of values");
    command->add_option("SCENARIO", options->scenario, "A scenario's file")->required();
    command->add_option("--vary", options->vary, "PATH=VALUE,VALUE,…; may stand several times")->required();
    command->add_option("--metric", options->metrics, "Figures to print; JSON has all");
    command->add_option("--csv", options->csv, "Folder to write the metrics and assertions of all points to");
    options->run.addTo(*command);
    command->add_option("--shard", options->run.shard, "I/N: only the I-th, (I+N)-th, … combination");
    command->callback([options, &chosen] {
        chosen = [options](const Console& console) { return sweep(*options, console); };
    });
}

} // namespace naru::cli
