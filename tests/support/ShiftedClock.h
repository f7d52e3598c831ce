// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <atomic>

namespace naru::test {

/** The machine's clocks, with a date that can be moved: what waits for hours need not. Any thread. */
class ShiftedClock final : public base::Clock
{
public:
    [[nodiscard]] base::SteadyTime steady() const override { return m_clock.steady(); }
    [[nodiscard]] base::SystemTime system() const override
    {
        return m_clock.system() + std::chrono::milliseconds(m_shift.load());
    }
    void shift(std::chrono::milliseconds by) { m_shift += by.count(); }

private:
    base::MachineClock m_clock;
    std::atomic<std::chrono::milliseconds::rep> m_shift = 0;
};

} // namespace naru::test
