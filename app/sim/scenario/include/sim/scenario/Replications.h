// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Scenario.h"

#include <cstdint>
#include <string>
#include <vector>

namespace naru::sim {

/** What one run of a scenario gave. */
struct Outcome
{
    /** From 1 on. */
    std::uint64_t replication = 1;
    std::uint64_t seed = 1;
    std::string digest;
    std::uint64_t events = 0;
    Report report;
    std::vector<AssertionResult> assertions;
};

/** The first replication has the scenario's own seed, the others seeds derived from it. Fits a JSON number.
 */
[[nodiscard]] std::uint64_t replicationSeed(std::uint64_t seed, std::uint64_t replication);

/** Runs one replication to its end. */
[[nodiscard]] Checked<Outcome> runReplication(Scenario scenario, Models models, std::uint64_t replication);
/** The same; asks every 20,000 events whether to go on, and gives nothing where it is not to. */
[[nodiscard]] std::optional<Checked<Outcome>> runReplicationWhile(Scenario scenario, Models models,
                                                                  std::uint64_t replication,
                                                                  const std::function<bool()>& goesOn);
/** The outcome of a run that stands at its end. */
[[nodiscard]] Outcome outcomeOf(const Scenario& scenario, const Run& run, std::uint64_t replication);

/**
 * The figures of all replications as one: means and quantiles are averaged, intervals are those of the
 * replications' means, counts are summed. @param outcomes in the order of their replications
 */
[[nodiscard]] Report combined(const std::vector<Outcome>& outcomes);
/** An assertion holds where it holds in each; its value is the first's. */
[[nodiscard]] std::vector<AssertionResult> combinedAssertions(const std::vector<Outcome>& outcomes);
/** The only one's, or the SHA-256 of all, in their order. */
[[nodiscard]] std::string combinedDigest(const std::vector<Outcome>& outcomes);

/** A figure in two variants that ran with the same seeds. */
struct Difference
{
    std::string name;
    std::string unit;
    std::optional<double> a;
    std::optional<double> b;
    /** b - a: the mean of the pairs' differences, and its interval. */
    std::optional<double> difference;
    std::optional<Interval> interval;
};

/** Compares the means of metrics (counts where there is no mean) pair by pair: common random numbers. */
[[nodiscard]] std::vector<Difference> differences(const std::vector<Outcome>& a,
                                                  const std::vector<Outcome>& b);

} // namespace naru::sim
