// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace naru::sim {

/** A range that holds the true value in 95 of 100 runs. */
struct Interval
{
    double low = 0;
    double high = 0;
    [[nodiscard]] bool contains(double value) const { return low <= value && value <= high; }
    friend bool operator==(const Interval&, const Interval&) = default;
};

/** The interval around the mean of independent values, by Student's t. Nothing for fewer than two. */
[[nodiscard]] std::optional<Interval> meanInterval(std::span<const double> values);
/** Nothing for none. */
[[nodiscard]] std::optional<double> meanOf(std::span<const double> values);

/**
 * The method of batch means: neighbouring values of one run depend on each other, the means of long batches
 * hardly do. Begins with batches of 32 values; whenever 64 are full, pairs become one, so that memory is
 * bounded and the batches grow with the run.
 */
class BatchMeans
{
public:
    void add(double value)
    {
        m_sum += value;
        if (++m_inBatch == m_batchSize) [[unlikely]]
            closeBatch();
    }
    /** Of the mean; nothing until 8 batches are full. */
    [[nodiscard]] std::optional<Interval> interval() const;
    [[nodiscard]] std::span<const double> batches() const { return m_batches; }
    void clear();

private:
    static constexpr std::size_t MostBatches = 64;
    static constexpr std::uint64_t FirstBatchSize = 32;
    static constexpr std::size_t FewestBatches = 8;

    void closeBatch();

    std::uint64_t m_batchSize = FirstBatchSize;
    std::uint64_t m_inBatch = 0;
    double m_sum = 0;
    std::vector<double> m_batches;
};

} // namespace naru::sim
