// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>

namespace naru::helper {

/**
 * Which signal is due when openconnect is to end: SIGINT, so that it says good-bye to the gateway; after 1.5
 * s SIGTERM; after 0.5 s more SIGKILL. In a silent TLS handshake it hears none but the last, for up to 40 s.
 */
class StopSequence
{
public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr std::chrono::milliseconds toTerminate{1500};
    static constexpr std::chrono::milliseconds toKill{500};

    [[nodiscard]] bool hasBegun() const { return m_begun.has_value(); }
    void begin(Time now);
    /** The signal to send now; each is due once. */
    [[nodiscard]] std::optional<int> due(Time now);
    /** How long until the next one is due; nothing where none will be. */
    [[nodiscard]] std::optional<std::chrono::milliseconds> wait(Time now) const;

private:
    [[nodiscard]] std::optional<Time> nextTime() const;

    std::optional<Time> m_begun;
    int m_sent = 0;
};

} // namespace naru::helper
