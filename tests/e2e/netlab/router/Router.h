// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Lateness.h"
#include "Paths.h"
#include "Tun.h"

#include <queue>

#include <cstdint>
#include <vector>

namespace netlab {

/** Carries packets between two TUN devices, each at its time. One thread. */
class Router
{
public:
    Router(Descriptor client, Descriptor gateways, Descriptor control, std::uint64_t seed);

    /** False where the system gave no timer. */
    [[nodiscard]] bool isUsable() const { return m_timer.isOpen(); }
    /** Until the process is ended. */
    [[noreturn]] void run();

private:
    struct Waiting
    {
        Time due;
        std::uint64_t sequence;
        Way way;
        std::vector<std::uint8_t> bytes;
        bool operator>(const Waiting& other) const
        {
            return std::pair(due, sequence) > std::pair(other.due, other.sequence);
        }
    };

    void take(Way way);
    void sendDue();
    void arm();
    void obey();
    [[nodiscard]] std::string answerTo(const std::string& line);

    Descriptor m_client;
    Descriptor m_gateways;
    Descriptor m_control;
    Descriptor m_timer;
    Paths m_paths;
    Lateness m_lateness;
    std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> m_waiting;
    std::uint64_t m_sequence = 0;
    Time m_armedFor = Time::max();
};

} // namespace netlab
