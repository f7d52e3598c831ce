// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Event.h"

#include <optional>
#include <string>
#include <vector>

namespace naru::sim {

/** How two neighbouring values become one when a series is thinned. */
enum class Merge { Mean, Greatest, Last };

/** A value over time; a gap is a NaN. */
struct Series
{
    std::string name;
    Merge merge = Merge::Mean;
    std::vector<double> values;
};

/**
 * The time series of a run, sampled at equal distances. When 16,384 rows are full, pairs of rows become one
 * and the distance doubles, so that memory is bounded. Sampling is no event: what is recorded doesn't change
 * a run. A plain value.
 */
class Recorder
{
public:
    /** @param every not recorded at all when 0 @param only names of the series to keep; all when empty */
    explicit Recorder(Time every = std::chrono::seconds(1), std::vector<std::string> only = {});

    /** To be called in the same order in every run. Returns the column for put(). */
    std::size_t declare(std::string name, Merge merge = Merge::Mean);
    void put(std::size_t column, std::optional<double> value);
    /** Ends the row for the moment `at`, the end of a window. */
    void endRow(Time at);

    /** When the model is to be sampled next; nothing: never. */
    [[nodiscard]] std::optional<Time> due() const;
    [[nodiscard]] Time every() const { return m_every; }
    [[nodiscard]] const std::vector<Time>& times() const { return m_times; }
    /** Those that are kept. Each has as many values as there are times. */
    [[nodiscard]] const std::vector<Series>& series() const { return m_series; }
    [[nodiscard]] const Series* find(std::string_view name) const;
    [[nodiscard]] std::size_t memory() const;

private:
    static constexpr std::size_t MostRows = 16384;

    void thin();

    Time m_every;
    Time m_due;
    std::vector<std::string> m_only;
    /** For each declared column where it is kept. */
    std::vector<std::optional<std::size_t>> m_places;
    std::vector<Time> m_times;
    std::vector<Series> m_series;
    std::vector<double> m_row;
};

} // namespace naru::sim
