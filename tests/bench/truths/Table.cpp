// SPDX-License-Identifier: GPL-3.0-or-later
#include "Table.h"

#include "sim/kernel/Estimate.h"

#include <cstdio>
#include <future>

namespace naru::sim::test {

namespace {

constexpr std::uint64_t Runs = 8;
/** Of two hundred intervals of 95 % ten miss by chance: twice the width (99.9 %) misses none. */
constexpr double Widening = 2;

} // namespace

void Table::check(const std::vector<Truth>& truths,
                  const std::function<std::vector<double>(std::uint64_t seed)>& measure)
{
    std::vector<std::future<std::vector<double>>> started;
    for (std::uint64_t seed = 1; seed <= Runs; ++seed)
        started.push_back(std::async(std::launch::async, measure, seed));
    std::vector<std::vector<double>> runs;
    for (auto& run : started)
        runs.push_back(run.get());
    for (std::size_t i = 0; i < truths.size(); ++i) {
        std::vector<double> values;
        for (const std::vector<double>& run : runs)
            values.push_back(run.at(i));
        const Truth& truth = truths[i];
        const double mean = *meanOf(values);
        const Interval interval = *meanInterval(values);
        const double half = (interval.high - interval.low) / 2 * Widening + truth.error * truth.theory;
        const bool holds = truth.theory >= mean - half && truth.theory <= mean + half;
        ++m_values;
        m_missed += holds ? 0 : 1;
        const bool inside = truth.theory >= interval.low && truth.theory <= interval.high;
        std::printf("%-40s %11.6f %11.6f [%.6f, %.6f] %s\n", truth.name.c_str(), truth.theory, mean,
                    interval.low, interval.high,
                    !holds   ? "MISSED"
                    : inside ? "inside"
                             : "near");
    }
    std::fflush(stdout);
}

} // namespace naru::sim::test
