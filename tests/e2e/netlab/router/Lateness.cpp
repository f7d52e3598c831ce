// SPDX-License-Identifier: GPL-3.0-or-later
#include "Lateness.h"

#include <algorithm>

namespace netlab {

namespace {

constexpr std::size_t mostKept = 1'000'000;

long quantile(const std::vector<long>& sorted, double part)
{
    if (sorted.empty())
        return 0;
    return sorted.at(static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1)));
}

} // namespace

void Lateness::sent(Nanoseconds late)
{
    ++m_sent;
    if (m_microseconds.size() < mostKept)
        m_microseconds.push_back(std::chrono::duration_cast<std::chrono::microseconds>(late).count());
}

void Lateness::clear()
{
    *this = {};
}

std::string Lateness::text() const
{
    std::vector<long> sorted = m_microseconds;
    std::sort(sorted.begin(), sorted.end());
    return "sent=" + std::to_string(m_sent) + " lost=" + std::to_string(m_lost) +
           " late_p50_us=" + std::to_string(quantile(sorted, 0.5)) +
           " late_p99_us=" + std::to_string(quantile(sorted, 0.99)) +
           " late_max_us=" + std::to_string(quantile(sorted, 1));
}

} // namespace netlab
