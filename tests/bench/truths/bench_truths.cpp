// SPDX-License-Identifier: GPL-3.0-or-later
// Each line: what, theory, mean of eight runs, its 95 % interval, and whether the interval (widened for the
// number of values that are looked at) holds the theory. Argument: customers a run, 4,000,000 by default.
#include "Dispatch.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace naru::sim;
using namespace naru::sim::test;

constexpr std::uint64_t Runs = 8;
/** Of seventy intervals of 95 % three miss by chance: twice the width misses none. */
constexpr double Widening = 2;

int missed = 0;

/** @param error what the measure itself may be off by, as a share */
template <class Measure>
void check(const std::string& what, double theory, Measure measure, double error = 0)
{
    std::vector<double> values;
    for (std::uint64_t seed = 1; seed <= Runs; ++seed)
        values.push_back(measure(seed));
    const double mean = *meanOf(values);
    const Interval interval = *meanInterval(values);
    const double half = (interval.high - interval.low) / 2 * Widening + error * theory;
    const bool holds = theory >= mean - half && theory <= mean + half;
    missed += holds ? 0 : 1;
    std::printf("%-34s %10.6f %10.6f [%.6f, %.6f] %s\n", what.c_str(), theory, mean, interval.low,
                interval.high, holds ? "ok" : "MISSED");
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const std::uint64_t customers = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 4'000'000;
    const Distribution one = exponentialSeconds(1);
    for (const double rho : {0.5, 0.7, 0.8, 0.9, 0.95}) {
        const std::string name = "M/M/1 " + std::to_string(rho).substr(0, 4);
        const auto station = [&](std::uint64_t seed) {
            Station made = queue(rho, one, seed);
            made.run(customers);
            return made;
        };
        check(name + " W", 1 / (1 - rho), [&](auto seed) { return station(seed).sojourn().mean().value(); });
        check(name + " L", rho / (1 - rho), [&](auto seed) { return station(seed).meanNumber(); });
        const double p95 = 2.995732273553991 / (1 - rho);
        check(
            name + " p95", p95, [&](auto seed) { return station(seed).sojourn().quantile(0.95).value(); },
            Histogram::RelativeError);
    }
    struct Many
    {
        std::uint32_t servers;
        double load;
        double wait;
    };
    for (const Many& m : {Many{2, 1.6, 1.777778},
                          {3, 2, .444444},
                          {4, 3.2, .745541},
                          {4, 3.6, 1.969383},
                          {5, 4, .554113},
                          {10, 8, .204590},
                          {100, 90, .021694}})
        check("M/M/" + std::to_string(m.servers) + " W", 1 + m.wait, [&](auto seed) {
            Station station = queue(m.load / m.servers, one, seed, m.servers);
            station.run(customers);
            return station.sojourn().mean().value();
        });
    struct Shape
    {
        const char* name;
        Distribution service;
        double cv2;
    };
    for (const double rho : {0.5, 0.8, 0.9})
        for (const Shape& s : {Shape{"D", Distribution::deterministic(1e9), 0},
                               {"E4", Distribution::erlang(4, 1e9), .25},
                               {"E2", Distribution::erlang(2, 1e9), .5},
                               {"H2 cv2 4", Distribution::hyperexponential(4, 1e9), 4}})
            check("M/G/1 " + std::string(s.name) + ' ' + std::to_string(rho).substr(0, 3) + " W",
                  1 + rho * (1 + s.cv2) / (2 * (1 - rho)), [&](auto seed) {
                      Station station = queue(rho, s.service, seed);
                      station.run(customers);
                      return station.sojourn().mean().value();
                  });
    for (const auto& [rho, loss] : {std::pair{.8, .023493}, {.9, .050814}, {1.0, 1.0 / 11}, {1.2, .192586}})
        check("M/M/1/10 loss " + std::to_string(rho).substr(0, 3), loss, [&, load = rho](auto seed) {
            Station station({exponentialSeconds(1 / load), one, 1, 10}, seed);
            station.run(customers);
            return station.lossShare();
        });
    struct Sent
    {
        const char* name;
        Policy policy;
        double rho;
        double sojourn;
    };
    for (const Sent& s : {Sent{"random", Policy::Random, .5, 2},
                          {"random", Policy::Random, .8, 5},
                          {"round robin", Policy::RoundRobin, .5, 1.432523},
                          {"round robin", Policy::RoundRobin, .8, 3.267384},
                          {"two choices, replaced", Policy::TwoWithReplacement, .8, 2.535148},
                          {"two choices, distinct", Policy::TwoDistinct, .8, 2.330158},
                          {"leastconn", Policy::Shortest, .5, 1.158151},
                          {"leastconn", Policy::Shortest, .8, 1.953134},
                          {"leastconn", Policy::Shortest, .9, 3.240838}})
        check(std::string("dispatch ") + s.name + ' ' + std::to_string(s.rho).substr(0, 3), s.sojourn,
              [&](auto seed) {
                  Dispatch dispatch(s.policy, s.rho, seed);
                  dispatch.run(customers);
                  return dispatch.sojourn().mean().value();
              });
    std::printf("%d values missed\n", missed);
    return missed > 0 ? 1 : 0;
}
