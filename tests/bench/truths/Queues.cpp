// SPDX-License-Identifier: GPL-3.0-or-later
#include "Network.h"
#include "Stations.h"
#include "Table.h"

#include <array>

/** Queues of one station, and Jackson's network of three. */
namespace naru::sim::test {

namespace {

std::string text(double number, int digits = 2)
{
    std::string all = std::to_string(number);
    return all.substr(0, all.find('.') + 1 + static_cast<std::size_t>(digits));
}

void checkSingleServer(Table& table, std::uint64_t customers)
{
    for (const double rho : {.5, .7, .8, .9, .95, .99}) {
        const std::string name = "M/M/1 " + text(rho) + ' ';
        const double mean = 1 / (1 - rho);
        constexpr double Bucket = Histogram::RelativeError;
        table.check({{name + "L", rho * mean},
                     {name + "W", mean},
                     {name + "p50", mean * .693147180559945, Bucket},
                     {name + "p95", mean * 2.99573227355399, Bucket},
                     {name + "p99", mean * 4.60517018598809, Bucket}},
                    [&](std::uint64_t seed) -> std::vector<double> {
                        Station station = queue(rho, exponentialSeconds(1), seed);
                        station.run(customers);
                        const auto quantile = [&](double q) { return station.sojourn().quantile(q).value(); };
                        return {station.meanNumber(), station.sojourn().mean().value(), quantile(.5),
                                quantile(.95), quantile(.99)};
                    });
    }
}

void checkManyServers(Table& table, std::uint64_t customers)
{
    struct Row
    {
        std::uint32_t servers;
        double load, b, c, wait, line;
    };
    // The digits of the table: six.
    constexpr double Digits = 2e-5;
    for (const Row& row : {Row{2, 1.6, .329897, .711111, 1.777778, 2.844444},
                           {3, 2, .210526, .444444, .444444, .888889},
                           {4, 2, .095238, .173913, .086957, .173913},
                           {4, 3.2, .228145, .596432, .745541, 2.385730},
                           {4, 3.6, .270685, .787753, 1.969383, 7.089779},
                           {5, 4, .199067, .554113, .554113, 2.216450},
                           {10, 6, .043142, .101299, .025325, .151949},
                           {10, 8, .121661, .409180, .204590, 1.636721},
                           {100, 90, .026957, .216940, .021694, 1.952464},
                           {100, 95, .048804, .506457, .101291, 9.622680}}) {
        const std::string name = std::string(" ")
                                     .append(std::to_string(row.servers))
                                     .append(" servers, load ")
                                     .append(text(row.load, 1));
        table.check({{"Erlang C" + name, row.c, Digits},
                     {"W" + name, 1 + row.wait, Digits},
                     {"L" + name, row.load + row.line, Digits}},
                    [&](std::uint64_t seed) -> std::vector<double> {
                        Station station =
                            queue(row.load / row.servers, exponentialSeconds(1), seed, row.servers);
                        station.run(customers);
                        return {station.waitShare(), station.sojourn().mean().value(), station.meanNumber()};
                    });
        table.check({{"Erlang B" + name, row.b, Digits}}, [&](std::uint64_t seed) -> std::vector<double> {
            Station station(
                {exponentialSeconds(1 / row.load), exponentialSeconds(1), row.servers, row.servers}, seed);
            station.run(customers);
            return {station.lossShare()};
        });
    }
}

void checkShapes(Table& table, std::uint64_t customers)
{
    struct Shape
    {
        const char* name;
        Distribution service;
        double cv2;
    };
    const std::array shapes{Shape{"D", Distribution::deterministic(1e9), 0},
                            Shape{"E4", Distribution::erlang(4, 1e9), .25},
                            Shape{"E2", Distribution::erlang(2, 1e9), .5},
                            Shape{"H2, cv2 4", Distribution::hyperexponential(4, 1e9), 4},
                            Shape{"H2, cv2 16", Distribution::hyperexponential(16, 1e9), 16}};
    for (const double rho : {.5, .8, .9})
        for (const Shape& shape : shapes)
            table.check({{std::string("M/G/1 ") + shape.name + ", " + text(rho, 1) + " W",
                          1 + rho * (1 + shape.cv2) / (2 * (1 - rho))}},
                        [&](std::uint64_t seed) -> std::vector<double> {
                            Station station = queue(rho, shape.service, seed);
                            station.run(customers);
                            return {station.sojourn().mean().value()};
                        });
}

void checkLosses(Table& table, std::uint64_t customers)
{
    for (const auto& [rho, loss] :
         {std::pair{.5, .000489}, {.8, .023493}, {.9, .050814}, {1.0, 1.0 / 11}, {1.2, .192586}})
        table.check({{"M/M/1/10 loss " + text(rho, 1), loss, .5e-6 / loss}},
                    [&, load = rho](std::uint64_t seed) -> std::vector<double> {
                        Station station({exponentialSeconds(1 / load), exponentialSeconds(1), 1, 10}, seed);
                        station.run(customers);
                        return {station.lossShare()};
                    });
}

} // namespace

void checkQueues(Table& table, std::uint64_t customers)
{
    checkSingleServer(table, customers);
    checkManyServers(table, customers);
    checkShapes(table, customers);
    checkLosses(table, customers);
    table.check({{"Jackson L1", .815126, 2e-6},
                 {"Jackson L2", .442404, 2e-6},
                 {"Jackson L3", .531915, 2e-6},
                 {"Jackson time", .447361, 2e-6}},
                [&](std::uint64_t seed) {
                    Network network(seed);
                    network.run(customers);
                    return network.figures();
                });
}

} // namespace naru::sim::test
