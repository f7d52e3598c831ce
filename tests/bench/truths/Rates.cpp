// SPDX-License-Identifier: GPL-3.0-or-later
#include "Table.h"
#include "sim/kernel/Distribution.h"
#include "sim/kernel/Random.h"
#include "sim/limiter/RateLimiter.h"

#include <cmath>

/** Poisson traffic into limits, and random dropping. */
namespace naru::sim::test {

namespace {

using limiter::Algorithm;
using limiter::RateLimiter;

constexpr std::chrono::seconds Length(2000);

struct Row
{
    Algorithm algorithm;
    double offered;
    double limit;
    double burst;
    double admitted;
    /** Of the value as it is given. */
    double error;
};

double admittedASecond(const Row& row, std::uint64_t seed)
{
    RateLimiter limiter(row.algorithm, row.limit, std::chrono::seconds(1), row.burst);
    Random random(seed, "arrivals");
    Distribution gap = Distribution::exponential(1e9 / row.offered);
    std::uint64_t admitted = 0;
    for (Time now = gap.time(random); now < Length; now += gap.time(random))
        admitted += limiter.admit(now) ? 1 : 0;
    return static_cast<double>(admitted) / static_cast<double>(Length.count());
}

/** Mean and deviation of what passes a second when two fifths are dropped at random. */
std::vector<double> thinned(std::uint64_t seed, bool poisson)
{
    Random random(seed, "thinning");
    Distribution gap = poisson ? Distribution::exponential(1e6) : Distribution::deterministic(1e6);
    double sum = 0;
    double squares = 0;
    std::int64_t second = 0;
    double passed = 0;
    for (Time now(500'000); second < Length.count(); now += gap.time(random)) {
        for (; second < now / std::chrono::seconds(1); ++second) {
            sum += passed;
            squares += passed * passed;
            passed = 0;
        }
        passed += random.uniform() >= .4 ? 1 : 0;
    }
    const double seconds = static_cast<double>(second);
    const double mean = sum / seconds;
    return {mean, std::sqrt(squares / seconds - mean * mean)};
}

} // namespace

void checkRates(Table& table)
{
    for (const Row& row : {Row{Algorithm::FixedWindow, 1000, 1000, 0, 987.385, 1e-6},
                           {Algorithm::FixedWindow, 1000, 900, 0, 899.995, 1e-6},
                           {Algorithm::FixedWindow, 1000, 600, 0, 600, 1e-6},
                           {Algorithm::FixedWindow, 200, 200, 0, 194.360, 5e-6},
                           {Algorithm::FixedWindow, 220, 200, 0, 199.429, 5e-6},
                           {Algorithm::TokenBucket, 1000, 600, 1, 375, 0},
                           {Algorithm::TokenBucket, 1000, 1000, 1, 500, 0},
                           {Algorithm::TokenBucket, 1000, 1000, 10, 949, 1e-3},
                           {Algorithm::TokenBucket, 1000, 1000, 100, 994.5, 1e-4},
                           {Algorithm::TokenBucket, 1000, 1000, 1000, 999.9, 5e-4}}) {
        const auto number = [](double value) { return std::to_string(static_cast<int>(value)); };
        const std::string kind = row.algorithm == Algorithm::FixedWindow ? "window " : "bucket ";
        table.check({{kind + number(row.offered) + " on " + number(row.limit) +
                          (row.burst > 0 ? ", depth " + number(row.burst) : ""),
                      row.admitted, row.error}},
                    [&](std::uint64_t seed) -> std::vector<double> { return {admittedASecond(row, seed)}; });
    }
    table.check({{"dropping of Poisson, mean", 600}, {"its deviation", std::sqrt(600.0)}},
                [](std::uint64_t seed) { return thinned(seed, true); });
    table.check({{"dropping of 1000, mean", 600}, {"its deviation", std::sqrt(1000 * .4 * .6)}},
                [](std::uint64_t seed) { return thinned(seed, false); });
}

} // namespace naru::sim::test
