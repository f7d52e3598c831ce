// SPDX-License-Identifier: GPL-3.0-or-later
#include "CsvFolder.h"
#include "Parallel.h"
#include "ScenarioFile.h"
#include "SimCommands.h"
#include "SimJson.h"
#include "SimTables.h"
#include "Tr.h"
#include "sim/models/Models.h"

namespace naru::cli {

namespace {

struct Options
{
    std::string scenario;
    /** `path=a,b,c` each. */
    std::vector<std::string> vary;
    std::vector<std::string> metrics;
    RunOptions run;
};

/** The settings of one point, such as {"pool=100", "cpu.value=60"}. */
using Point = std::vector<std::string>;

constexpr std::size_t MostPoints = 100'000;

/** Divides at the commas that stand in no brackets or quotes: `erlang(4, 10ms),10ms` are two values. */
std::vector<std::string> valuesOf(std::string_view text)
{
    std::vector<std::string> values(1);
    int depth = 0;
    bool quoted = false;
    for (const char letter : text) {
        quoted = quoted != (letter == '"');
        if (!quoted && std::string_view("([{").find(letter) != std::string_view::npos)
            ++depth;
        if (!quoted && std::string_view(")]}").find(letter) != std::string_view::npos)
            --depth;
        if (letter == ',' && depth == 0 && !quoted)
            values.emplace_back();
        else
            values.back() += letter;
    }
    return values;
}

/** Every combination of the values; the last parameter varies fastest. Nothing where there are too many. */
std::optional<std::vector<Point>> pointsOf(const std::vector<std::string>& vary)
{
    std::vector<Point> points{{}};
    for (const std::string& one : vary) {
        const std::size_t equals = one.find('=');
        const std::vector<std::string> values = valuesOf(std::string_view(one).substr(equals + 1));
        if (points.size() * values.size() > MostPoints)
            return {};
        std::vector<Point> more;
        for (const Point& point : points) {
            for (const std::string& value : values) {
                more.push_back(point);
                more.back().push_back(one.substr(0, equals) + '=' + value);
            }
        }
        points = std::move(more);
    }
    return points;
}

QJsonObject settingsJson(const Point& point)
{
    QJsonObject object;
    for (const std::string& setting : point) {
        const std::size_t equals = setting.find('=');
        object.insert(QString::fromStdString(setting.substr(0, equals)),
                      QString::fromStdString(setting.substr(equals + 1)));
    }
    return object;
}

/** The scenario with the settings of a point; says what is wrong with these. */
std::expected<sim::Scenario, int> variantOf(const sim::Scenario& scenario, const Point& point,
                                            const Options& options, const Console& console)
{
    sim::Scenario variant = scenario;
    for (const std::string& setting : point)
        if (const auto problem = sim::applySetting(variant, setting))
            return std::unexpected(complain(*problem, options.scenario, "--vary", {setting}, console));
    const auto run = sim::startScenario(variant, sim::allModels());
    if (!run)
        return std::unexpected(complain(run.error(), options.scenario, "--vary", point, console));
    const sim::Report report = (*run)->report();
    for (const std::string& name : options.metrics) {
        if (report.find(name) == nullptr) {
            console.complain(
                Tr::tr("The model reports no such figure: %1").arg(QString::fromStdString(name)));
            return std::unexpected(WrongUse);
        }
    }
    return variant;
}

std::expected<std::vector<Point>, int> readPoints(const Options& options, const Console& console)
{
    for (const std::string& one : options.vary) {
        if (one.find('=') == one.npos || one.starts_with('=')) {
            console.complain(
                Tr::tr("What varies is written like pool=100,200, not: %1").arg(QString::fromStdString(one)));
            return std::unexpected(WrongUse);
        }
    }
    auto points = pointsOf(options.vary);
    if (points)
        return *std::move(points);
    console.complain(Tr::tr("These are too many combinations."));
    return std::unexpected(WrongUse);
}

/** A point to run, with its number among all. */
struct Variant
{
    std::uint64_t number;
    Point point;
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
        const Point& point = (*points)[number - 1];
        auto variant = variantOf(scenario, point, options, console);
        if (!variant)
            return std::unexpected(variant.error());
        variants.push_back({number, point, *std::move(variant)});
    }
    return variants;
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
    inParallel(results.size(), [&](std::size_t i) {
        results[i] = sim::runReplication((*variants)[i / each].scenario, sim::allModels(), i % each + 1);
    });
    QJsonArray all;
    for (std::size_t v = 0; v < variants->size(); ++v) {
        const Variant& variant = (*variants)[v];
        std::vector<sim::Outcome> outcomes;
        for (std::size_t r = 0; r < each; ++r) {
            auto& result = *results[v * each + r];
            if (!result)
                return complain(result.error(), options.scenario, "--vary", variant.point, console);
            outcomes.push_back(*std::move(result));
        }
        const sim::Report report = sim::combined(outcomes);
        const QJsonObject settings = settingsJson(variant.point);
        if (!console.json())
            printPoint(settings, report, options.metrics, console);
        all.append(
            QJsonObject{{QStringLiteral("point"), static_cast<qint64>(variant.number)},
                        {QStringLiteral("set"), settings},
                        {QStringLiteral("metrics"), metricsJson(report)},
                        {QStringLiteral("assertions"),
                         assertionsJson(sim::combinedAssertions(outcomes), console.words().language())},
                        {QStringLiteral("digest"), QString::fromStdString(sim::combinedDigest(outcomes))}});
    }
    if (console.json())
        console.object({{QStringLiteral("scenario"), QString::fromStdString(scenario->name)},
                        {QStringLiteral("seed"), static_cast<qint64>(scenario->seed)},
                        {QStringLiteral("replications"), static_cast<qint64>(each)},
                        {QStringLiteral("points"), all}});
    return Done;
}

} // namespace

void addSimSweep(CLI::App& sim, Action& chosen)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = sim.add_subcommand("sweep", "Runs a scenario for each combination of values");
    command->add_option("SCENARIO", options->scenario, "A scenario's file")->required();
    command->add_option("--vary", options->vary, "PATH=VALUE,VALUE,…; may stand several times")->required();
    command->add_option("--metric", options->metrics, "Figures to print; JSON has all")
        ->default_val(std::vector<std::string>{"availability"});
    options->run.addTo(*command);
    command->add_option("--shard", options->run.shard, "I/N: only the I-th, (I+N)-th, … combination");
    command->callback([options, &chosen] {
        chosen = [options](const Console& console) { return sweep(*options, console); };
    });
}

} // namespace naru::cli
