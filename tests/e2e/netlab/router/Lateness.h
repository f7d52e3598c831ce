// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Rules.h"

#include <string>
#include <vector>

namespace netlab {

/** How well the router kept its own times. */
class Lateness
{
public:
    void sent(Nanoseconds late);
    void lost() { ++m_lost; }
    void clear();
    /** `sent=N lost=N late_p50_us=N late_p99_us=N late_max_us=N` */
    [[nodiscard]] std::string text() const;

private:
    std::vector<long> m_microseconds;
    long m_sent = 0;
    long m_lost = 0;
};

} // namespace netlab
