// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <algorithm>
#include <cstdio>
#include <vector>

namespace naru::bench {

/** Times of one kind, to be told by their quantiles. */
class Figures
{
public:
    /** Takes the memory for so many beforehand, so that the record does not grow while memory is watched. */
    void makeRoom(std::size_t count)
    {
        m_values.resize(count);
        m_values.clear();
    }
    void add(base::Nanoseconds time)
    {
        m_values.push_back(std::chrono::duration<double, std::milli>(time).count());
    }
    void print(const char* name)
    {
        std::sort(m_values.begin(), m_values.end());
        if (m_values.empty())
            std::printf("%-22s none\n", name);
        else
            std::printf("%-22s n %5zu   p50 %7.3f   p95 %7.3f   max %7.3f ms\n", name, m_values.size(),
                        at(0.5), at(0.95), m_values.back());
    }

private:
    [[nodiscard]] double at(double quantile) const
    {
        return m_values[static_cast<std::size_t>(quantile * static_cast<double>(m_values.size() - 1))];
    }
    std::vector<double> m_values;
};

} // namespace naru::bench
