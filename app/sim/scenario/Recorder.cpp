// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Recorder.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace naru::sim {

namespace {

constexpr double Gap = std::numeric_limits<double>::quiet_NaN();

double merged(double a, double b, Merge merge)
{
    if (std::isnan(a) || std::isnan(b))
        return std::isnan(a) ? b : a;
    switch (merge) {
    case Merge::Mean:
        return (a + b) / 2;
    case Merge::Greatest:
        return std::max(a, b);
    case Merge::Last:
        return b;
    }
    __builtin_unreachable();
}

} // namespace

Recorder::Recorder(Time every, std::vector<std::string> only)
    : m_every(every)
    , m_due(every)
    , m_only(std::move(only))
{}

std::size_t Recorder::declare(std::string name, Merge merge)
{
    const bool kept =
        m_every.count() > 0 && (m_only.empty() || std::ranges::find(m_only, name) != m_only.end());
    m_places.push_back(kept ? std::optional(m_series.size()) : std::nullopt);
    if (kept) {
        m_series.push_back({std::move(name), merge, {}});
        m_row.push_back(Gap);
    }
    return m_places.size() - 1;
}

void Recorder::put(std::size_t column, std::optional<double> value)
{
    if (const auto place = m_places[column])
        m_row[*place] = value.value_or(Gap);
}

void Recorder::endRow(Time at)
{
    m_times.push_back(at);
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        m_series[i].values.push_back(m_row[i]);
        m_row[i] = Gap;
    }
    if (m_times.size() == MostRows)
        thin();
    m_due = at + m_every;
}

std::optional<Time> Recorder::due() const
{
    return m_series.empty() ? std::nullopt : std::optional(m_due);
}

const Series* Recorder::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_series, name, &Series::name);
    return found == m_series.end() ? nullptr : &*found;
}

std::size_t Recorder::memory() const
{
    return (m_series.size() + 1) * m_times.size() * sizeof(double);
}

void Recorder::thin()
{
    for (Series& series : m_series) {
        for (std::size_t i = 0; i < MostRows / 2; ++i)
            series.values[i] = merged(series.values[2 * i], series.values[2 * i + 1], series.merge);
        series.values.resize(MostRows / 2);
    }
    for (std::size_t i = 0; i < MostRows / 2; ++i)
        m_times[i] = m_times[2 * i + 1];
    m_times.resize(MostRows / 2);
    m_every *= 2;
}

} // namespace naru::sim
