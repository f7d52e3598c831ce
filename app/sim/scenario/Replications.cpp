// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Replications.h"

#include "sim/kernel/Digest.h"
#include "sim/kernel/Random.h"

#include <algorithm>

namespace naru::sim {

namespace {

using Value = std::optional<double> Metric::*;

std::optional<double> countOrMean(const Metric& metric)
{
    if (metric.mean || !metric.count)
        return metric.mean;
    return static_cast<double>(*metric.count);
}

std::vector<double> valuesOf(const std::vector<Outcome>& outcomes, std::string_view name, Value value)
{
    std::vector<double> values;
    for (const Outcome& outcome : outcomes) {
        const Metric* metric = outcome.report.find(name);
        if (metric != nullptr && metric->*value)
            values.push_back(*(metric->*value));
    }
    return values;
}

} // namespace

std::uint64_t replicationSeed(std::uint64_t seed, std::uint64_t replication)
{
    if (replication <= 1)
        return seed;
    return mixed(mixed(seed) + replication * 0x9E3779B97F4A7C15ULL) >> 11;
}

Outcome outcomeOf(const Scenario& scenario, const Run& run, std::uint64_t replication)
{
    Outcome outcome{.replication = replication,
                    .seed = static_cast<std::uint64_t>(scenario.seed),
                    .digest = run.digest(),
                    .events = run.events(),
                    .report = run.report(),
                    .assertions = {}};
    for (const Assertion& assertion : scenario.assertions)
        outcome.assertions.push_back(evaluate(assertion, outcome.report, run.recorder()));
    return outcome;
}

Checked<Outcome> runReplication(Scenario scenario, Models models, std::uint64_t replication)
{
    return *runReplicationWhile(std::move(scenario), models, replication, [] { return true; });
}

std::optional<Checked<Outcome>> runReplicationWhile(Scenario scenario, Models models,
                                                    std::uint64_t replication,
                                                    const std::function<bool()>& goesOn)
{
    constexpr std::uint64_t piece = 20'000;
    scenario.seed =
        static_cast<std::int64_t>(replicationSeed(static_cast<std::uint64_t>(scenario.seed), replication));
    auto run = startScenario(scenario, models);
    if (!run)
        return Checked<Outcome>(std::unexpected(std::move(run.error())));
    do {
        if (!goesOn())
            return std::nullopt;
    } while ((*run)->advance(scenario.until, piece) == piece);
    if (!(*run)->refusedChanges().empty())
        return Checked<Outcome>(std::unexpected((*run)->refusedChanges().front()));
    return outcomeOf(scenario, **run, replication);
}

Report combined(const std::vector<Outcome>& outcomes)
{
    if (outcomes.empty())
        return {};
    if (outcomes.size() == 1)
        return outcomes.front().report;
    Report report;
    for (const Metric& first : outcomes.front().report.metrics()) {
        Metric metric{.name = first.name, .unit = first.unit};
        for (const Value value : {&Metric::mean, &Metric::p50, &Metric::p95, &Metric::p99})
            metric.*value = meanOf(valuesOf(outcomes, first.name, value));
        metric.interval = meanInterval(valuesOf(outcomes, first.name, &Metric::mean));
        const auto greatest = valuesOf(outcomes, first.name, &Metric::greatest);
        if (!greatest.empty())
            metric.greatest = std::ranges::max(greatest);
        for (const Outcome& outcome : outcomes)
            if (const Metric* one = outcome.report.find(first.name); one != nullptr && one->count)
                metric.count = metric.count.value_or(0) + *one->count;
        report.add(std::move(metric));
    }
    return report;
}

std::vector<AssertionResult> combinedAssertions(const std::vector<Outcome>& outcomes)
{
    if (outcomes.empty())
        return {};
    std::vector<AssertionResult> results = outcomes.front().assertions;
    for (const Outcome& outcome : outcomes)
        for (std::size_t i = 0; i < results.size() && i < outcome.assertions.size(); ++i)
            results[i].holds = results[i].holds && outcome.assertions[i].holds;
    return results;
}

std::string combinedDigest(const std::vector<Outcome>& outcomes)
{
    if (outcomes.size() == 1)
        return outcomes.front().digest;
    std::string all;
    for (const Outcome& outcome : outcomes)
        all += outcome.digest;
    return sha256(all);
}

std::vector<Difference> differences(const std::vector<Outcome>& a, const std::vector<Outcome>& b)
{
    std::vector<Difference> result;
    if (a.empty() || b.empty())
        return result;
    for (const Metric& first : a.front().report.metrics()) {
        std::vector<double> ofA;
        std::vector<double> ofB;
        std::vector<double> between;
        for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
            const Metric* one = a[i].report.find(first.name);
            const Metric* other = b[i].report.find(first.name);
            const auto valueA = one == nullptr ? std::nullopt : countOrMean(*one);
            const auto valueB = other == nullptr ? std::nullopt : countOrMean(*other);
            if (!valueA || !valueB)
                continue;
            ofA.push_back(*valueA);
            ofB.push_back(*valueB);
            between.push_back(*valueB - *valueA);
        }
        result.push_back(
            {first.name, first.unit, meanOf(ofA), meanOf(ofB), meanOf(between), meanInterval(between)});
    }
    return result;
}

} // namespace naru::sim
