// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace naru::sim {

/**
 * Counts of whole numbers in buckets whose width grows with the number: 128 buckets for each doubling.
 * Numbers below 256 are exact; a quantile is off by at most 1/256 of itself. Takes at most 58 KB.
 */
class Histogram
{
public:
    static constexpr double RelativeError = 1.0 / 256;

    /** @param value not negative */
    void record(std::int64_t value)
    {
        const std::size_t bucket = bucketOf(static_cast<std::uint64_t>(value));
        if (bucket >= m_counts.size()) [[unlikely]]
            m_counts.resize(bucket + 1);
        ++m_counts[bucket];
        ++m_count;
        m_least = value < m_least ? value : m_least;
        m_greatest = value > m_greatest ? value : m_greatest;
    }

    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] std::optional<std::int64_t> least() const;
    [[nodiscard]] std::optional<std::int64_t> greatest() const;
    /** The value that a share q of all does not exceed. @param q 0 to 1 */
    [[nodiscard]] std::optional<double> quantile(double q) const;

    /** For a chart: from, to (not included) and how many. */
    struct Bar
    {
        std::int64_t from;
        std::int64_t to;
        std::uint64_t count;
    };
    /** The buckets that hold something, from the least on. */
    [[nodiscard]] std::vector<Bar> bars() const;

    /** As if everything that the other recorded had been recorded here. */
    void add(const Histogram& other);
    /** Forgets what was recorded and keeps the memory. */
    void clear();

private:
    static constexpr int SubBits = 7;

    [[nodiscard]] static std::size_t bucketOf(std::uint64_t value)
    {
        const int shift = value < (2u << SubBits) ? 0 : static_cast<int>(std::bit_width(value)) - SubBits - 1;
        return (static_cast<std::size_t>(shift) << SubBits) + static_cast<std::size_t>(value >> shift);
    }
    [[nodiscard]] static std::uint64_t firstOf(std::size_t bucket);

    std::vector<std::uint64_t> m_counts;
    std::uint64_t m_count = 0;
    std::int64_t m_least = INT64_MAX;
    std::int64_t m_greatest = -1;
};

} // namespace naru::sim
