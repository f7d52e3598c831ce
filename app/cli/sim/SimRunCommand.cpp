// SPDX-License-Identifier: GPL-3.0-or-later
#include "CsvFolder.h"
#include "ScenarioFile.h"
#include "SimCommands.h"
#include "SimJson.h"
#include "SimTables.h"
#include "Tr.h"
#include "sim/models/Models.h"

#include <QElapsedTimer>

namespace naru::cli {

namespace {

struct Options
{
    std::string scenario;
    std::string csv;
    /** Element or mark whose steps are wanted; empty: none. */
    std::string story;
    /** Where to stop before the scenario's end. */
    std::uint64_t events = sim::Run::NoLimit;
    RunOptions run;
};

/** Runs on while it tells how far it is. */
void advanceWithProgress(sim::Run& run, sim::Time until, std::uint64_t events, const Console& console)
{
    constexpr std::uint64_t Piece = 1'000'000;
    while (run.events() < events) {
        const std::uint64_t piece = std::min(Piece, sim::pieceTowards(run, events));
        if (run.advance(until, piece) < piece)
            break;
        console.progress(Tr::tr("%1 of %2 simulated seconds, %3 events")
                             .arg(run.now() / std::chrono::seconds(1))
                             .arg(until / std::chrono::seconds(1))
                             .arg(run.events()));
    }
    console.clearProgress();
}

QJsonObject headJson(const sim::Scenario& scenario, sim::Time simulated, std::uint64_t events, double seconds)
{
    return {{QStringLiteral("model"), QString::fromStdString(scenario.model)},
            {QStringLiteral("scenario"), QString::fromStdString(scenario.name)},
            {QStringLiteral("seed"), static_cast<qint64>(scenario.seed)},
            {QStringLiteral("simulated_s"), sim::secondsOf(simulated)},
            {QStringLiteral("events"), static_cast<qint64>(events)},
            {QStringLiteral("wall_s"), seconds},
            {QStringLiteral("events_per_s"), seconds > 0 ? static_cast<double>(events) / seconds : 0.0}};
}

struct Shown
{
    const sim::Scenario& scenario;
    const std::vector<sim::Outcome>& outcomes;
    /** Where there is but one. */
    const sim::Run* run;
    double seconds;
};

int show(const Shown& shown, const Options& options, const Console& console)
{
    const sim::Report report = sim::combined(shown.outcomes);
    const auto assertions = sim::combinedAssertions(shown.outcomes);
    const bool hold = std::ranges::all_of(assertions, &sim::AssertionResult::holds);
    std::uint64_t events = 0;
    QJsonArray replications;
    for (const sim::Outcome& outcome : shown.outcomes) {
        events += outcome.events;
        replications.append(outcomeJson(outcome));
    }
    if (!options.csv.empty() &&
        !writeCsv(QString::fromStdString(options.csv), shown.scenario, report, assertions,
                  shown.run != nullptr ? &shown.run->recorder() : nullptr, console))
        return BadInput;
    std::vector<sim::LogEntry> story;
    if (!options.story.empty()) {
        story = shown.run->story(options.story);
        if (story.empty()) {
            console.complain(
                Tr::tr("The run has no steps of this: %1").arg(QString::fromStdString(options.story)));
            return WrongUse;
        }
    }
    const QString digest = QString::fromStdString(sim::combinedDigest(shown.outcomes));
    QJsonObject object =
        headJson(shown.scenario, shown.run != nullptr ? shown.run->now() : shown.scenario.until, events,
                 shown.seconds);
    if (!console.json() && shown.outcomes.empty()) {
        console.line(Tr::tr("No replication is this shard's."));
        return Done;
    }
    if (!console.json()) {
        console.line(textIn(shown.scenario.title, console.words().language()));
        printMetrics(report, console);
        printAssertions(assertions, console);
        printStory(story, console);
        console.line(Tr::tr("%1 events, %2 a second; digest %3")
                         .arg(events)
                         .arg(shortNumber(object.value(QLatin1String("events_per_s")).toDouble()), digest));
        return hold ? Done : AssertionFailed;
    }
    object.insert(QStringLiteral("metrics"), metricsJson(report));
    object.insert(QStringLiteral("series"),
                  shown.run != nullptr ? seriesJson(shown.run->recorder()) : QJsonObject());
    object.insert(QStringLiteral("assertions"), assertionsJson(assertions, console.words().language()));
    object.insert(QStringLiteral("digest"), digest);
    if (!options.story.empty())
        object.insert(QStringLiteral("story"), storyJson(story, console.words().language()));
    if (shown.run == nullptr)
        object.insert(QStringLiteral("replications"), replications);
    console.object(object);
    return hold ? Done : AssertionFailed;
}

int runOne(const sim::Scenario& scenario, const Options& options, const Console& console)
{
    auto run = sim::startScenario(scenario, sim::allModels());
    if (!run)
        return complain(run.error(), options.scenario, console);
    QElapsedTimer timer;
    timer.start();
    advanceWithProgress(**run, scenario.until, options.events, console);
    const double seconds = static_cast<double>(timer.nsecsElapsed()) * 1e-9;
    if (!(*run)->refusedChanges().empty())
        return complain((*run)->refusedChanges().front(), options.scenario, console);
    return show({scenario, {sim::outcomeOf(scenario, **run, 1)}, run->get(), seconds}, options, console);
}

int run(const Options& options, const Console& console)
{
    const auto scenario = loadScenario(options.scenario, options.run, console);
    if (!scenario)
        return scenario.error();
    const auto shard = readShard(options.run.shard, console);
    if (!shard)
        return shard.error();
    if (options.run.replications == 1 && options.run.shard.empty())
        return runOne(*scenario, options, console);
    QElapsedTimer timer;
    timer.start();
    const auto outcomes =
        runAll(*scenario, options.scenario, shard->numbersUpTo(options.run.replications), console);
    if (!outcomes)
        return outcomes.error();
    return show({*scenario, *outcomes, nullptr, static_cast<double>(timer.nsecsElapsed()) * 1e-9}, options,
                console);
}

} // namespace

void addSimRun(CLI::App& sim, Action& chosen)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = sim.add_subcommand("run", "Runs a scenario and checks its assertions");
    command->add_option("SCENARIO", options->scenario, "A scenario's file")->required();
    command->add_option("--csv", options->csv, "Folder to write metrics, series and tables to");
    command->add_option("--story", options->story, "Tells the steps of one thing, such as flow/1 or node/n1");
    options->run.addTo(*command);
    command->add_option("--shard", options->run.shard, "I/N: only the I-th, (I+N)-th, … replication")
        ->needs("--replications");
    command->add_option("--events", options->events, "Stops when so many have been handled, before its time")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 53));
    command->get_option("--story")->excludes("--replications");
    command->get_option("--events")->excludes("--replications");
    command->callback([options, &chosen] {
        chosen = [options](const Console& console) { return run(*options, console); };
    });
}

} // namespace naru::cli
