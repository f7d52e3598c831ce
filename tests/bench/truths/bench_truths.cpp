// SPDX-License-Identifier: GPL-3.0-or-later
// Each line: what, theory, mean of eight runs, its 95 % interval, and whether theory is inside, near (inside
// the interval of 99.9 %, or as near as its digits tell) or missed. Argument: customers a run.
#include "Table.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv)
{
    const std::uint64_t customers = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 4'000'000;
    naru::sim::test::Table table;
    naru::sim::test::checkQueues(table, customers);
    naru::sim::test::checkDispatching(table, customers);
    naru::sim::test::checkRates(table);
    naru::sim::test::checkRings(table);
    std::printf("%d values, %d missed\n", table.values(), table.missed());
    return table.missed() > 0 ? 1 : 0;
}
