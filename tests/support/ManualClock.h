// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

namespace naru::test {

/** A clock that a test moves. */
class ManualClock final : public base::Clock
{
public:
    [[nodiscard]] base::SteadyTime steady() const override { return m_steady; }
    [[nodiscard]] base::SystemTime system() const override { return m_system; }

    void advance(base::Nanoseconds by)
    {
        m_steady += by;
        m_system += std::chrono::duration_cast<std::chrono::milliseconds>(by);
    }
    /** The date jumps, as when someone sets it; durations do not. */
    void setSystem(base::SystemTime time) { m_system = time; }

private:
    base::SteadyTime m_steady{};
    base::SystemTime m_system{std::chrono::sys_days{std::chrono::year{2026} / 11 / 29}};
};

} // namespace naru::test
