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

/** Every combination of the values; the last parameter varies fastest. */
std::vector<Point> pointsOf(const std::vector<std::string>& vary)
{
    std::vector<Point> points{{}};
    for (const std::string& one : vary) {
        const std::size_t equals = one.find('=');
        std::vector<Point> more;
        std::string_view rest = std::string_view(one).substr(std::min(equals, one.size() - 1) + 1);
        for (;;) {
            const std::size_t comma = rest.find(',');
            for (Point point : points) {
                point.push_back(one.substr(0, equals) + '=' + std::string(rest.substr(0, comma)));
                more.push_back(std::move(point));
            }
            if (comma == rest.npos)
                break;
            rest.remove_prefix(comma + 1);
        }
        points = std::move(more);
        if (points.size() > MostPoints)
            break;
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

void printPoint(const Point& point, const sim::Report& report, const Options& options, const Console& console)
{
    QString line;
    for (const std::string& setting : point)
        line += padded(QString::fromStdString(setting), 30);
    for (const std::string& name : options.metrics) {
        const sim::Metric* metric = report.find(name);
        std::optional<double> value;
        if (metric != nullptr)
            value = metric->mean    ? metric->mean
                    : metric->count ? std::optional(static_cast<double>(*metric->count))
                                    : std::nullopt;
        line += QStringLiteral("  %1=%2").arg(QString::fromStdString(name), shortNumber(value));
    }
    console.line(line);
}

int sweep(const Options& options, const Console& console)
{
    const auto scenario = loadScenario(options.scenario, options.run, console);
    if (!scenario)
        return scenario.error();
    const auto replications = replicationsOf(options.run, console);
    if (!replications)
        return replications.error();
    const std::vector<Point> points = pointsOf(options.vary);
    if (points.size() > MostPoints) {
        console.complain(Tr::tr("These are too many combinations."));
        return WrongUse;
    }
    std::vector<sim::Scenario> variants;
    for (const Point& point : points) {
        sim::Scenario variant = *scenario;
        for (const std::string& setting : point) {
            if (const auto problem = sim::applySetting(variant, setting)) {
                complain(*problem, "--vary " + setting, console);
                return WrongUse;
            }
        }
        variants.push_back(std::move(variant));
    }
    // All replications of all points share the cores.
    const std::size_t each = replications->size();
    std::vector<std::optional<sim::Checked<sim::Outcome>>> results(points.size() * each);
    inParallel(results.size(), [&](std::size_t i) {
        results[i] = sim::runReplication(variants[i / each], sim::allModels(), (*replications)[i % each]);
    });
    QJsonArray all;
    for (std::size_t p = 0; p < points.size(); ++p) {
        std::vector<sim::Outcome> outcomes;
        for (std::size_t r = 0; r < each; ++r) {
            auto& result = *results[p * each + r];
            if (!result)
                return complain(result.error(), options.scenario, console);
            outcomes.push_back(*std::move(result));
        }
        const sim::Report report = sim::combined(outcomes);
        if (!console.json())
            printPoint(points[p], report, options, console);
        all.append(
            QJsonObject{{QStringLiteral("set"), settingsJson(points[p])},
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
    options->run.addTo(*command, true);
    command->callback([options, &chosen] {
        chosen = [options](const Console& console) { return sweep(*options, console); };
    });
}

} // namespace naru::cli
