// SPDX-License-Identifier: GPL-3.0-or-later
// Prints one figure a line: name, value, unit. Arguments: scenario files to time.
#include "Stations.h"
#include "sim/models/Models.h"
#include "sim/scenario/Scenario.h"

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>

namespace {

using namespace naru::sim;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/** Takes the first event and puts one back, with so many pending. */
double holdNanoseconds(std::size_t pending)
{
    constexpr int Operations = 2'000'000;
    Random random(1, "hold");
    EventQueue queue;
    std::uint64_t order = 0;
    const auto push = [&](Time now) {
        queue.push({.at = now + Time(random.below(2'000'000)), .order = order++});
    };
    for (std::size_t i = 0; i < pending; ++i)
        push({});
    const auto hold = [&](std::size_t times) {
        for (std::size_t i = 0; i < times; ++i) {
            const Time now = queue.front()->at;
            queue.pop();
            push(now);
        }
    };
    hold(2 * pending);
    const auto start = Clock::now();
    hold(Operations);
    return secondsSince(start) / Operations * 1e9;
}

double customersPerSecond()
{
    constexpr std::uint64_t Customers = 3'000'000;
    test::Station station = test::queue(0.8, test::exponentialSeconds(1), 1);
    const auto start = Clock::now();
    station.run(Customers);
    return static_cast<double>(Customers) / secondsSince(start);
}

void timeScenario(const char* file)
{
    std::ifstream stream(file, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(stream)), {});
    auto scenario = readScenario(bytes);
    if (!scenario)
        return;
    scenario->until = std::chrono::hours(1);
    auto run = startScenario(*scenario, allModels());
    if (!run)
        return;
    const auto start = Clock::now();
    (*run)->advance(scenario->until);
    const double seconds = secondsSince(start);
    std::printf("%s %.3g events/s %.3g s for an hour\n", scenario->name.c_str(),
                static_cast<double>((*run)->events()) / seconds, seconds);
}

} // namespace

int main(int argc, char** argv)
{
    for (const std::size_t pending : {10UL, 100UL, 1'000UL, 10'000UL, 100'000UL, 1'000'000UL})
        std::printf("hold/%zu %.1f ns\n", pending, holdNanoseconds(pending));
    std::printf("mm1 %.4g customers/s\n", customersPerSecond());
    for (int i = 1; i < argc; ++i)
        timeScenario(argv[i]);
}
