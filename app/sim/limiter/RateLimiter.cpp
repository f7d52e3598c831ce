// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/limiter/RateLimiter.h"

#include <algorithm>

namespace naru::sim::limiter {

namespace {

constexpr double Token = 1e12;
/** So that a limit such as 0.1 * 30 s is not cut by rounding. */
constexpr double Tiny = 1e-6;

} // namespace

void TrailingWindow::grow()
{
    std::vector<Time> larger(m_ring.empty() ? 16 : 2 * m_ring.size());
    for (std::size_t i = 0; i < m_count; ++i)
        larger[i] = m_ring[(m_first + i) & (m_ring.size() - 1)];
    m_ring = std::move(larger);
    m_first = 0;
}

RateLimiter::RateLimiter(Algorithm algorithm, double rate, Time window, double burst)
    : m_algorithm(algorithm)
    , m_window(window)
    , m_log(window)
{
    setRate(rate, burst);
    m_level = m_capacity;
}

void RateLimiter::setRate(double rate, double burst)
{
    m_limit = static_cast<std::uint64_t>(rate * static_cast<double>(m_window.count()) * 1e-9 + Tiny);
    m_milliRate = static_cast<std::uint64_t>(rate * 1000 + 0.5);
    m_capacity = static_cast<std::uint64_t>(burst * Token + 0.5);
    m_level = std::min(m_level, m_capacity);
}

bool RateLimiter::admit(Time now)
{
    switch (m_algorithm) {
    case Algorithm::FixedWindow:
        return admitFixed(now);
    case Algorithm::SlidingLog:
        return admitLog(now);
    case Algorithm::SlidingCounter:
        return admitCounter(now);
    case Algorithm::TokenBucket:
        return admitBucket(now);
    }
    __builtin_unreachable();
}

void RateLimiter::setAtOnce(std::optional<double> messages)
{
    m_atOnce = messages && m_algorithm == Algorithm::TokenBucket
                   ? static_cast<std::uint64_t>(*messages * Token + 0.5)
                   : std::numeric_limits<std::uint64_t>::max();
}

void RateLimiter::enterWindow(Time now)
{
    const std::int64_t number = now / m_window;
    if (number == m_windowNumber)
        return;
    m_inWindowBefore = number == m_windowNumber + 1 ? m_inWindow : 0;
    m_inWindow = 0;
    m_windowNumber = number;
}

bool RateLimiter::admitFixed(Time now)
{
    enterWindow(now);
    if (m_inWindow >= m_limit)
        return false;
    ++m_inWindow;
    return true;
}

bool RateLimiter::admitLog(Time now)
{
    if (m_log.count(now) >= m_limit)
        return false;
    m_log.add(now);
    return true;
}

bool RateLimiter::admitCounter(Time now)
{
    enterWindow(now);
    // In whole numbers: before * (window - elapsed) + present * window, compared with limit * window.
    const auto window = static_cast<Wide>(m_window.count());
    const auto left = static_cast<Wide>(m_window.count() - (now % m_window).count());
    if (m_inWindowBefore * left + (m_inWindow + 1) * window > m_limit * window)
        return false;
    ++m_inWindow;
    return true;
}

bool RateLimiter::admitBucket(Time now)
{
    const Wide filled = m_level + static_cast<Wide>((now - m_filledAt).count()) * m_milliRate;
    m_level = static_cast<std::uint64_t>(std::min<Wide>(filled, m_capacity));
    m_filledAt = now;
    constexpr auto One = static_cast<std::uint64_t>(Token);
    if (m_level < One)
        return false;
    m_level -= One;
    return true;
}

} // namespace naru::sim::limiter
