// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/kernel/Estimate.h"

#include "sim/kernel/Numeric.h"

#include <cmath>

namespace naru::sim {

std::optional<double> meanOf(std::span<const double> values)
{
    if (values.empty())
        return {};
    double sum = 0;
    for (const double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

std::optional<Interval> meanInterval(std::span<const double> values)
{
    if (values.size() < 2)
        return {};
    const double mean = *meanOf(values);
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    const double count = static_cast<double>(values.size());
    const double half = studentQuantile975(values.size() - 1) * std::sqrt(squares / (count - 1) / count);
    return Interval{mean - half, mean + half};
}

std::optional<Interval> BatchMeans::interval() const
{
    if (m_batches.size() < FewestBatches)
        return {};
    return meanInterval(m_batches);
}

void BatchMeans::closeBatch()
{
    m_batches.push_back(m_sum / static_cast<double>(m_batchSize));
    m_sum = 0;
    m_inBatch = 0;
    if (m_batches.size() < MostBatches)
        return;
    for (std::size_t i = 0; i < MostBatches / 2; ++i)
        m_batches[i] = (m_batches[2 * i] + m_batches[2 * i + 1]) / 2;
    m_batches.resize(MostBatches / 2);
    m_batchSize *= 2;
}

void BatchMeans::clear()
{
    m_batches.clear();
    m_batchSize = FirstBatchSize;
    m_inBatch = 0;
    m_sum = 0;
}

} // namespace naru::sim
