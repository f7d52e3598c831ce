// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace naru::lab::relay {

/** A gateway in this namespace, and the socket outside of it on which its clients come. */
struct Gateway
{
    int listening = -1;
    std::string address;
    std::uint16_t port = 0;
    /** Added to each way: half the distance of the gateway. */
    std::chrono::microseconds oneWay{0};
};

/** A host behind a gateway: an address in this namespace with a page on port 80. */
struct Page
{
    std::string address;
    std::string text;
};

struct Plan
{
    std::vector<Gateway> gateways;
    std::vector<Page> pages;
};

/** From `gateway FD ADDRESS PORT MICROSECONDS` and `page ADDRESS TEXT`, in any order; nothing for all else.
 */
[[nodiscard]] std::optional<Plan> planFrom(std::span<char*> arguments);

} // namespace naru::lab::relay
