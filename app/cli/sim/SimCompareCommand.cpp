// SPDX-License-Identifier: GPL-3.0-or-later
#include "ScenarioFile.h"
#include "SimCommands.h"
#include "SimJson.h"
#include "SimTables.h"
#include "Tr.h"

namespace naru::cli {

namespace {

struct Options
{
    std::string a;
    std::string b;
    RunOptions run;
};

QJsonObject differencesJson(const std::vector<sim::Difference>& differences)
{
    QJsonObject all;
    for (const sim::Difference& one : differences)
        all.insert(QString::fromStdString(one.name),
                   QJsonObject{{QStringLiteral("a"), numberOrNull(one.a)},
                               {QStringLiteral("b"), numberOrNull(one.b)},
                               {QStringLiteral("difference"), numberOrNull(one.difference)},
                               {QStringLiteral("ci95"),
                                one.interval ? QJsonValue(intervalJson(*one.interval)) : QJsonValue()}});
    return all;
}

void print(const std::vector<sim::Difference>& differences, const Console& console)
{
    const auto right = [](const QString& text) { return padded(text, 14, Qt::AlignRight); };
    console.line(padded(Tr::tr("Figure"), 34) + right(QStringLiteral("A")) + right(QStringLiteral("B")) +
                 right(QStringLiteral("B - A")) + QStringLiteral("  ") + Tr::tr("95 % interval"));
    for (const sim::Difference& one : differences) {
        if (!one.difference)
            continue;
        QString interval;
        if (one.interval)
            interval =
                shortNumber(one.interval->low) + QStringLiteral(" … ") + shortNumber(one.interval->high);
        console.line(padded(QString::fromStdString(one.name), 34) + right(shortNumber(one.a)) +
                     right(shortNumber(one.b)) + right(shortNumber(one.difference)) + QStringLiteral("  ") +
                     interval);
    }
}

/** A as it is; B is another scenario, or A with the settings. Both get the same seeds. */
int compare(const Options& options, const Console& console)
{
    RunOptions plain = options.run;
    if (options.b.empty())
        plain.settings.clear();
    const std::string& fileB = options.b.empty() ? options.a : options.b;
    const auto a = loadScenario(options.a, plain, console);
    if (!a)
        return a.error();
    auto b = loadScenario(fileB, options.run, console);
    if (!b)
        return b.error();
    b->seed = a->seed;
    if (a->model != b->model) {
        console.complain(Tr::tr("These scenarios have different models: %1, %2")
                             .arg(QString::fromStdString(a->model), QString::fromStdString(b->model)));
        return WrongUse;
    }
    const std::vector<std::uint64_t> replications = Shard().numbersUpTo(options.run.replications);
    const auto outcomesA = runAll(*a, options.a, replications, console);
    if (!outcomesA)
        return outcomesA.error();
    const auto outcomesB = runAll(*b, fileB, replications, console);
    if (!outcomesB)
        return outcomesB.error();
    const auto differences = sim::differences(*outcomesA, *outcomesB);
    if (!console.json()) {
        print(differences, console);
        return Done;
    }
    console.object({{QStringLiteral("a"), QString::fromStdString(a->name)},
                    {QStringLiteral("b"), QString::fromStdString(b->name)},
                    {QStringLiteral("seed"), static_cast<qint64>(a->seed)},
                    {QStringLiteral("replications"), static_cast<qint64>(replications.size())},
                    {QStringLiteral("digest_a"), QString::fromStdString(sim::combinedDigest(*outcomesA))},
                    {QStringLiteral("digest_b"), QString::fromStdString(sim::combinedDigest(*outcomesB))},
                    {QStringLiteral("differences"), differencesJson(differences)}});
    return Done;
}

} // namespace

void addSimCompare(CLI::App& sim, Action& chosen)
{
    auto options = std::make_shared<Options>();
    options->run.replications = 10;
    CLI::App* command = sim.add_subcommand(
        "compare", "Two scenarios, or one with and without --set, on the same random numbers");
    command->add_option("A", options->a, "A scenario's file")->required();
    command->add_option("B", options->b, "Another one; without it, A with the settings");
    options->run.addTo(*command);
    command->callback([options, &chosen] {
        chosen = [options](const Console& console) { return compare(*options, console); };
    });
}

} // namespace naru::cli
