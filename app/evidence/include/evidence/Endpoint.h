// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <compare>
#include <cstdint>

namespace naru::evidence {

/** One end of a connection as packets carry it: a literal address and a port. */
struct Endpoint
{
    /** An IPv4 address fills the first four bytes. */
    std::array<std::uint8_t, 16> bytes{};
    bool isIpv6 = false;
    std::uint16_t port = 0;

    [[nodiscard]] QString address() const;
    /** `address:port`, an IPv6 address in brackets. */
    [[nodiscard]] QString text() const;
    friend auto operator<=>(const Endpoint&, const Endpoint&) = default;
};

} // namespace naru::evidence
