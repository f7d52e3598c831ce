// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/kernel/Distribution.h"

#include "sim/kernel/Agenda.h"
#include "sim/kernel/Numeric.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace naru::sim {

Distribution Distribution::deterministic(double value)
{
    Distribution made;
    made.m_mean = value;
    return made;
}

Distribution Distribution::exponential(double mean)
{
    Distribution made = deterministic(mean);
    made.m_kind = Kind::Exponential;
    return made;
}

Distribution Distribution::erlang(int stages, double mean)
{
    Distribution made = deterministic(mean);
    made.m_kind = Kind::Erlang;
    made.m_stages = stages;
    made.m_first = mean / stages;
    return made;
}

Distribution Distribution::hyperexponential(double cv2, double mean)
{
    Distribution made = deterministic(mean);
    made.m_kind = Kind::Hyperexponential;
    made.m_first = (1 + std::sqrt((cv2 - 1) / (cv2 + 1))) / 2; // share of the shorter ones
    made.m_second = mean / (2 * made.m_first);
    made.m_third = mean / (2 * (1 - made.m_first));
    return made;
}

Distribution Distribution::lognormal(double cv2, double mean)
{
    Distribution made = deterministic(mean);
    made.m_kind = Kind::Lognormal;
    const double variance = naturalLog(1 + cv2);
    made.m_first = naturalLog(mean) - variance / 2;
    made.m_second = std::sqrt(variance);
    return made;
}

Distribution Distribution::pareto(double shape, double mean)
{
    Distribution made = deterministic(mean);
    made.m_kind = Kind::Pareto;
    made.m_first = mean * (shape - 1) / shape; // the smallest
    made.m_second = -1 / shape;
    return made;
}

Distribution Distribution::empirical(const std::vector<Weighted>& values)
{
    std::vector<Weighted> sorted = values;
    std::ranges::stable_sort(sorted, {}, &Weighted::value);
    double total = 0;
    for (const Weighted& entry : sorted)
        total += entry.weight;
    Distribution made;
    made.m_kind = Kind::Empirical;
    double reached = 0;
    for (Weighted& entry : sorted) {
        made.m_mean += entry.value * entry.weight / total;
        reached += entry.weight;
        entry.weight = reached / total;
    }
    made.m_cumulative = std::make_shared<const std::vector<Weighted>>(std::move(sorted));
    return made;
}

Distribution Distribution::trace(std::vector<double> values)
{
    Distribution made;
    made.m_kind = Kind::Trace;
    for (const double value : values)
        made.m_mean += value / static_cast<double>(values.size());
    made.m_trace = std::make_shared<const std::vector<double>>(std::move(values));
    return made;
}

double Distribution::empiricalAt(double share) const
{
    const auto found = std::ranges::lower_bound(*m_cumulative, share, {}, &Weighted::weight);
    return found == m_cumulative->end() ? m_cumulative->back().value : found->value;
}

double Distribution::sample(Random& random)
{
    switch (m_kind) {
    case Kind::Deterministic:
        return m_mean;
    case Kind::Exponential:
        return -m_mean * naturalLog(1 - random.uniform());
    case Kind::Erlang: {
        double product = 1;
        for (int i = 0; i < m_stages; ++i)
            product *= 1 - random.uniform();
        return -m_first * naturalLog(product);
    }
    case Kind::Hyperexponential: {
        // One number decides both: where it lies between the branches, and where within its branch.
        const double u = random.uniform();
        const bool shorter = u < m_first;
        const double within = shorter ? u / m_first : (u - m_first) / (1 - m_first);
        return -(shorter ? m_second : m_third) * naturalLog(1 - within + 0x1p-54);
    }
    case Kind::Lognormal:
        return sim::exponential(m_first + m_second * normalQuantile(random.uniform()));
    case Kind::Pareto:
        return m_first * power(1 - random.uniform(), m_second);
    case Kind::Empirical:
        return empiricalAt(random.uniform());
    case Kind::Trace:
        if (m_next == m_trace->size())
            m_next = 0;
        return (*m_trace)[m_next++];
    }
    __builtin_unreachable();
}

Time Distribution::time(Random& random)
{
    const double value = sample(random) + 0.5;
    const double latest = static_cast<double>(Agenda::Latest.count());
    return value < latest ? Time(static_cast<std::int64_t>(value)) : Agenda::Latest;
}

} // namespace naru::sim
