// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"
#include "sim/scenario/Replications.h"

#include <CLI/CLI.hpp>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace naru::cli {

/** What the commands that run scenarios have in common. */
struct RunOptions
{
    std::vector<std::string> settings;
    std::optional<std::int64_t> seed;
    std::string until;
    std::uint64_t replications = 1;
    /** `I/N`: only every N-th replication or point, beginning with the I-th. */
    std::string shard;

    /** Adds all but `--shard`. */
    void addTo(CLI::App& command);
};

/** Which of the numbers from 1 to a count are this machine's: I, I+N, … */
struct Shard
{
    std::uint64_t index = 1;
    std::uint64_t count = 1;

    [[nodiscard]] std::vector<std::uint64_t> numbersUpTo(std::uint64_t last) const;
};

/** Reads a file of at most 64 MB; nothing where it can't. */
[[nodiscard]] std::optional<std::string> readWholeFile(const std::string& name);

/** Reads the files that a scenario names: they lie beside it. */
[[nodiscard]] sim::FileReader filesBeside(const std::string& scenario);

/** Reads a scenario and applies the options to it. What is wrong has been said; the value is the exit status.
 */
[[nodiscard]] std::expected<sim::Scenario, int>
loadScenario(const std::string& file, const RunOptions& options, const Console& console);

/** Reads `--shard`; all there is for an empty text. What is wrong has been said; the value is the exit
 * status. */
[[nodiscard]] std::expected<Shard, int> readShard(const std::string& text, const Console& console);

/** Runs replications on all cores, in the order of their numbers; complains about the first problem. */
[[nodiscard]] std::expected<std::vector<sim::Outcome>, int>
runAll(const sim::Scenario& scenario, const std::string& file, const std::vector<std::uint64_t>& replications,
       const Console& console);

/** Says what is wrong, with file, line and column. Returns the exit status. */
int complain(const sim::Problem& problem, const std::string& file, const Console& console);
/** The same where settings were applied: what has no place in the file comes from these.
 * @param option such as "--set" */
int complain(const sim::Problem& problem, const std::string& file, const std::string& option,
             const std::vector<std::string>& settings, const Console& console);

} // namespace naru::cli
