// SPDX-License-Identifier: GPL-3.0-or-later
#include "ScenarioFile.h"

#include "Parallel.h"
#include "Tr.h"
#include "sim/models/Models.h"
#include "wording/ScenarioWords.h"

#include <QFile>
#include <QFileInfo>

#include <charconv>

namespace naru::cli {

namespace {

constexpr qint64 LargestFile = 64 << 20;

/** Files that a scenario names lie beside it. */
sim::FileReader filesBeside(const std::string& scenario)
{
    const QString folder = QFileInfo(QString::fromStdString(scenario)).path();
    return [folder](const std::string& name) {
        const QString path = QFileInfo(QString::fromStdString(name)).isAbsolute()
                                 ? QString::fromStdString(name)
                                 : QString(folder + QLatin1Char('/') + QString::fromStdString(name));
        return readWholeFile(path.toStdString());
    };
}

std::optional<std::uint64_t> number(std::string_view text)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

} // namespace

void RunOptions::addTo(CLI::App& command, bool withShard)
{
    command.add_option("--set", settings, "PATH=VALUE: a parameter of the scenario; @FILE.csv for a table");
    command.add_option("--seed", seed, "Instead of the scenario's");
    command.add_option("--until", until, "Simulated time to stop at, such as 90s");
    command.add_option("--replications", replications, "Runs with different seeds, on all cores")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}));
    if (withShard)
        command.add_option("--shard", shard, "I/N: only the I-th, (I+N)-th, … replication");
}

std::optional<std::string> readWholeFile(const std::string& name)
{
    QFile file(QString::fromStdString(name));
    if (!file.open(QIODevice::ReadOnly) || file.size() > LargestFile)
        return {};
    return file.read(LargestFile).toStdString();
}

int complain(const sim::Problem& problem, const std::string& file, const Console& console)
{
    QString where = QString::fromStdString(file);
    if (problem.place)
        where += QStringLiteral(":%1:%2").arg(problem.place->line).arg(problem.place->column);
    console.complain(where + QStringLiteral(": ") + wording::scenarioProblem(console.words(), problem));
    return BadInput;
}

std::expected<sim::Scenario, int> loadScenario(const std::string& file, const RunOptions& options,
                                               const Console& console)
{
    const auto bytes = readWholeFile(file);
    if (!bytes) {
        console.error({base::ErrorCode::FileNotReadable, QString::fromStdString(file), {}, {}});
        return std::unexpected(BadInput);
    }
    const sim::FileReader files = filesBeside(file);
    auto scenario = sim::readScenario(*bytes, files);
    if (!scenario)
        return std::unexpected(complain(scenario.error(), file, console));
    for (const std::string& setting : options.settings) {
        if (const auto problem = sim::applySetting(*scenario, setting, files)) {
            complain(*problem, "--set " + setting, console);
            return std::unexpected(WrongUse);
        }
    }
    if (options.seed)
        scenario->seed = *options.seed;
    if (!options.until.empty()) {
        const auto until = sim::parseTime(options.until);
        if (!until) {
            console.complain(
                Tr::tr("This is not a duration such as 90s: %1").arg(QString::fromStdString(options.until)));
            return std::unexpected(WrongUse);
        }
        scenario->until = *until;
    }
    return *std::move(scenario);
}

std::expected<std::vector<std::uint64_t>, int> replicationsOf(const RunOptions& options,
                                                              const Console& console)
{
    std::uint64_t first = 1;
    std::uint64_t step = 1;
    if (!options.shard.empty()) {
        const std::size_t slash = options.shard.find('/');
        const auto index = number(std::string_view(options.shard).substr(0, slash));
        const auto count = slash == std::string::npos
                               ? std::nullopt
                               : number(std::string_view(options.shard).substr(slash + 1));
        if (!index || !count || *index < 1 || *index > *count) {
            console.complain(
                Tr::tr("A shard is written like 2/8, not: %1").arg(QString::fromStdString(options.shard)));
            return std::unexpected(WrongUse);
        }
        first = *index;
        step = *count;
    }
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t i = first; i <= options.replications; i += step)
        numbers.push_back(i);
    return numbers;
}

std::expected<std::vector<sim::Outcome>, int> runAll(const sim::Scenario& scenario, const std::string& file,
                                                     const std::vector<std::uint64_t>& replications,
                                                     const Console& console)
{
    std::vector<std::optional<sim::Checked<sim::Outcome>>> results(replications.size());
    inParallel(replications.size(), [&](std::size_t i) {
        results[i] = sim::runReplication(scenario, sim::allModels(), replications[i]);
    });
    std::vector<sim::Outcome> outcomes;
    for (auto& result : results) {
        if (!result->has_value())
            return std::unexpected(complain(result->error(), file, console));
        outcomes.push_back(std::move(**result));
    }
    return outcomes;
}

} // namespace naru::cli
