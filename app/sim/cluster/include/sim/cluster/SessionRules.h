// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Problem.h"

#include <optional>
#include <string_view>
#include <vector>

namespace naru::sim::cluster {

enum class Transport : std::uint8_t { Tcp, Udp, Icmp };

/** `permit tcp 443`, `deny udp`: whether connections to a port are translated per session. */
struct SessionRule
{
    bool permit = true;
    Transport transport = Transport::Tcp;
    /** Nothing: every port. */
    std::optional<std::uint16_t> port;
};

/** The reason names the rule that forbids it (A30: ICMP). */
[[nodiscard]] Checked<SessionRule> readSessionRule(std::string_view text);

/**
 * Per-session PAT belongs to whoever got the connection, multi-session PAT to the control node (A27 to A31,
 * A72). The first rule that fits decides; then TCP and DNS over UDP are per-session, all else is not.
 */
[[nodiscard]] bool isPerSession(Transport transport, std::uint16_t port,
                                const std::vector<SessionRule>& rules);

} // namespace naru::sim::cluster
