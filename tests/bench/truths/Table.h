// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace naru::sim::test {

/** Theory beside simulation, one line a value: name, theory, mean of eight runs, their 95 % interval. */
class Table
{
public:
    /** A value that theory gives. `error` is what the measure or the theory itself may be off by, as a share:
     * a histogram's buckets, digits, a limit at infinity. */
    struct Truth
    {
        std::string name;
        double theory;
        double error = 0;
    };

    /**
     * Eight runs, on all cores.
     * @param measure from a seed, the values of one run in the order of `truths`
     */
    void check(const std::vector<Truth>& truths,
               const std::function<std::vector<double>(std::uint64_t seed)>& measure);
    [[nodiscard]] int values() const { return m_values; }
    /** Values that theory's is not near enough. */
    [[nodiscard]] int missed() const { return m_missed; }

private:
    int m_values = 0;
    int m_missed = 0;
};

void checkQueues(Table& table, std::uint64_t customers);
void checkDispatching(Table& table, std::uint64_t customers);
void checkRates(Table& table);
void checkRings(Table& table);

} // namespace naru::sim::test
