// SPDX-License-Identifier: GPL-3.0-or-later
#include "ScenarioFile.h"

#include "Tr.h"
#include "base/Parallel.h"
#include "engine/FileBytes.h"
#include "sim/models/Models.h"
#include "wording/ScenarioWords.h"

#include <QFileInfo>

#include <charconv>

namespace naru::cli {

namespace {

constexpr qint64 LargestFile = 64 << 20;

std::optional<std::uint64_t> number(std::string_view text)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

} // namespace

void RunOptions::addTo(CLI::App& command)
{
    command.add_option("--set", settings, "PATH=VALUE: a parameter of the scenario; @FILE.csv for a table");
    command.add_option("--seed", seed, "Instead of the scenario's")
        ->check(CLI::Range(std::int64_t{0}, sim::LargestSeed));
    command.add_option("--until", until, "Simulated time to stop at, such as 90s");
    command.add_option("--replications", replications, "Runs with different seeds, on all cores")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}));
}

std::vector<std::uint64_t> Shard::numbersUpTo(std::uint64_t last) const
{
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t i = index; i <= last; i += count)
        numbers.push_back(i);
    return numbers;
}

std::optional<std::string> readWholeFile(const std::string& name)
{
    const auto bytes = engine::readBytes(QString::fromStdString(name), LargestFile);
    return bytes ? std::optional(bytes->toStdString()) : std::nullopt;
}

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

int complain(const sim::Problem& problem, const std::string& file, const Console& console)
{
    QString where = QString::fromStdString(file);
    if (problem.place)
        where += QStringLiteral(":%1:%2").arg(problem.place->line).arg(problem.place->column);
    console.complain(where + QStringLiteral(": ") + wording::scenarioProblem(console.words(), problem));
    return BadInput;
}

int complain(const sim::Problem& problem, const std::string& file, const std::string& option,
             const std::vector<std::string>& settings, const Console& console)
{
    if (problem.place || settings.empty())
        return complain(problem, file, console);
    std::string where;
    for (const std::string& setting : settings)
        where += (where.empty() ? "" : " ") + option + ' ' + setting;
    complain(problem, where, console);
    return WrongUse;
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
        if (!until || *until > sim::LongestRun) {
            console.complain(
                Tr::tr("This is not a duration such as 90s of at most 366d: %1. Units: ns us ms s min h d")
                    .arg(QString::fromStdString(options.until)));
            return std::unexpected(WrongUse);
        }
        scenario->until = *until;
    }
    if (!options.settings.empty())
        if (const auto run = sim::startScenario(*scenario, sim::allModels()); !run)
            return std::unexpected(complain(run.error(), file, "--set", options.settings, console));
    return *std::move(scenario);
}

std::expected<Shard, int> readShard(const std::string& text, const Console& console)
{
    if (text.empty())
        return Shard();
    const std::size_t slash = text.find('/');
    const auto index = number(std::string_view(text).substr(0, slash));
    const auto count = slash == text.npos ? std::nullopt : number(std::string_view(text).substr(slash + 1));
    if (index && count && *index >= 1 && *index <= *count)
        return Shard{*index, *count};
    console.complain(Tr::tr("A shard is written like 2/8, not: %1").arg(QString::fromStdString(text)));
    return std::unexpected(WrongUse);
}

std::expected<std::vector<sim::Outcome>, int> runAll(const sim::Scenario& scenario, const std::string& file,
                                                     const std::vector<std::uint64_t>& replications,
                                                     const Console& console)
{
    std::vector<std::optional<sim::Checked<sim::Outcome>>> results(replications.size());
    base::inParallel(replications.size(), [&](std::size_t i) {
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
