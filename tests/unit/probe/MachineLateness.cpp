// SPDX-License-Identifier: GPL-3.0-or-later
#include "MachineLateness.h"

#include <algorithm>

namespace naru::test {

using namespace std::chrono_literals;

MachineLateness::MachineLateness()
    : m_due(std::chrono::steady_clock::now() + 1ms)
    , m_thread([this](const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            std::this_thread::sleep_until(m_due.load());
            m_worst = worst();
            m_due = std::chrono::steady_clock::now() + 1ms;
        }
    })
{}

std::chrono::nanoseconds MachineLateness::worst() const
{
    const std::chrono::nanoseconds now = std::chrono::steady_clock::now() - m_due.load();
    return std::max(m_worst.load(), now);
}

} // namespace naru::test
