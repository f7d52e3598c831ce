// SPDX-License-Identifier: GPL-3.0-or-later
#include "Dispatch.h"
#include "Table.h"

#include <cmath>

/** Dispatch to four servers, and the power of choices among very many. */
namespace naru::sim::test {

namespace {

using balancer::Algorithm;
using balancer::Method;

void check(Table& table, const std::string& name, const Dispatch::Setup& setup, double theory, double error,
           std::uint64_t customers)
{
    table.check({{name + " " + std::to_string(setup.rho).substr(0, 4), theory, error}},
                [&](std::uint64_t seed) -> std::vector<double> {
                    Dispatch dispatch(setup, seed);
                    dispatch.run(customers);
                    return {dispatch.sojourn().mean().value()};
                });
}

} // namespace

void checkDispatching(Table& table, std::uint64_t customers)
{
    struct Row
    {
        const char* name;
        Method method;
        double rho;
        double sojourn;
    };
    const Method distinct{.algorithm = Algorithm::TwoChoices, .distinctChoices = true};
    for (const Row& row : {Row{"random", {Algorithm::Random}, .5, 2},
                           {"random", {Algorithm::Random}, .8, 5},
                           {"random", {Algorithm::Random}, .9, 10},
                           {"round robin", {Algorithm::RoundRobin}, .5, 1.432523},
                           {"round robin", {Algorithm::RoundRobin}, .8, 3.267384},
                           {"round robin", {Algorithm::RoundRobin}, .9, 6.383050},
                           {"two choices, replaced", {Algorithm::TwoChoices}, .5, 1.421327},
                           {"two choices, replaced", {Algorithm::TwoChoices}, .8, 2.535148},
                           {"two choices, replaced", {Algorithm::TwoChoices}, .9, 4.039603},
                           {"two choices, distinct", distinct, .5, 1.324461},
                           {"two choices, distinct", distinct, .8, 2.330158},
                           {"leastconn", {Algorithm::LeastConnections}, .5, 1.158151},
                           {"leastconn", {Algorithm::LeastConnections}, .8, 1.953134},
                           {"leastconn", {Algorithm::LeastConnections}, .9, 3.240838}})
        check(table, row.name, {row.method, row.rho}, row.sojourn, 2e-5, customers);
    // The sum of lambda^((d^i - d)/(d - 1)) holds for infinitely many servers: a thousand are near it, and
    // the less so the busier they are.
    for (const std::uint32_t d : {2U, 3U})
        for (const double rho : {.5, .7, .8, .9, .95, .99}) {
            double theory = 0;
            for (int i = 1; i < 40; ++i)
                theory += std::pow(rho, (std::pow(d, i) - d) / (d - 1));
            check(table, std::to_string(d) + " choices of 1000", {{}, rho, 1000, d}, theory,
                  rho < .99 ? .005 : .02, customers);
        }
}

} // namespace naru::sim::test
