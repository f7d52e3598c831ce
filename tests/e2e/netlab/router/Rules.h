// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Packet.h"

#include <chrono>
#include <expected>
#include <map>
#include <string>

namespace netlab {

using Nanoseconds = std::chrono::nanoseconds;

/** What happens to the packets of one gateway. */
struct PathRule
{
    /** One way: from the client, to the client. */
    Nanoseconds up{0};
    Nanoseconds down{0};
    /** Added to each way, evenly spread over 0..jitter; packets of a way never overtake each other. */
    Nanoseconds jitter{0};
    /** 0..1, each way. */
    double loss = 0;
    /** The first SYNs of every connection that are lost. */
    int droppedSyns = 0;
    /** For so long after a connection's first data from the gateway whatever the client sends is lost. */
    Nanoseconds ackHole{0};
    /** For so long it is held back. */
    Nanoseconds ackDelay{0};
    bool blackHole = false;
};

/** The rules of all gateways, changed by lines of text while the router runs. */
class Rules
{
public:
    /**
     * `ADDRESS KEY=VALUE …`: keys rtt, up, down, jitter, ackhole, ackdelay (ms), loss (percent), dropsyn
     * (count), blackhole (0 or 1). What is not named stays. `default` stands for every address without a
     * rule.
     */
    std::expected<void, std::string> apply(const std::string& line);
    [[nodiscard]] const PathRule& of(const Address& gateway) const;

private:
    std::map<Address, PathRule> m_rules;
    PathRule m_default;
};

} // namespace netlab
