// SPDX-License-Identifier: GPL-3.0-or-later
// Prints one figure a line: name, value, unit. Arguments: scenario files to time, each with path=value behind
// it; or mm1 for that figure alone.
#include "Hold.h"
#include "Stations.h"
#include "sim/models/Models.h"
#include "sim/scenario/Scenario.h"

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <span>

namespace {

using namespace naru::sim;
using namespace naru::sim::bench;

double customersPerSecond()
{
    constexpr std::uint64_t Customers = 3'000'000;
    test::Station station = test::queue(0.8, test::exponentialSeconds(1), 1);
    const auto start = Clock::now();
    station.run(Customers);
    return static_cast<double>(Customers) / secondsSince(start);
}

/** An hour of the scenario, and on until there are events enough to time, a year at most. */
void timeScenario(const Scenario& scenario)
{
    constexpr std::uint64_t Enough = 4'000'000;
    auto run = startScenario(scenario, allModels());
    if (!run) {
        std::printf("%s: can't be run\n", scenario.name.c_str());
        return;
    }
    const auto start = Clock::now();
    (*run)->advance(std::chrono::hours(1));
    const double hour = secondsSince(start);
    for (Time until = std::chrono::hours(2); (*run)->events() < Enough && until <= LongestRun;
         until += until / 8)
        (*run)->advance(until);
    std::printf("%s %.3g events/s, %.3g s for an hour\n", scenario.name.c_str(),
                static_cast<double>((*run)->events()) / secondsSince(start), hour);
}

/** The scenario of the file at `next`, with the settings `path=value` that follow it. */
std::optional<Scenario> takeScenario(std::span<char*> arguments, std::size_t& next)
{
    std::ifstream stream(arguments[next], std::ios::binary);
    auto scenario = readScenario(std::string((std::istreambuf_iterator<char>(stream)), {}));
    if (!scenario) {
        std::printf("%s: can't be read\n", arguments[next++]);
        return {};
    }
    for (++next;
         next < arguments.size() && std::string_view(arguments[next]).find('=') != std::string_view::npos;
         ++next) {
        scenario->name.append(" ").append(arguments[next]);
        if (applySetting(*scenario, arguments[next]))
            std::printf("%s leads nowhere\n", arguments[next]);
    }
    return *std::move(scenario);
}

} // namespace

int main(int argc, char** argv)
{
    const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
    if (argc == 2 && std::string_view(arguments[1]) == "mm1") {
        std::printf("mm1 %.4g customers/s\n", customersPerSecond());
        return 0;
    }
    for (const std::size_t pending : {10UL, 100UL, 1'000UL, 10'000UL, 100'000UL, 1'000'000UL})
        std::printf("hold/%zu %.1f ns\n", pending, holdNanoseconds(pending));
    for (std::size_t next = 1; next < arguments.size();)
        if (const auto scenario = takeScenario(arguments, next))
            timeScenario(*scenario);
}
