// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <compare>
#include <cstdint>

namespace naru::profile {

/** The TLS port that a host entry means when it names none. */
inline constexpr std::uint16_t defaultPort = 443;

/**
 * What is measured: a host and a port (OGS-00). The host is a name or a literal address, lower case,
 * an IPv6 address without brackets.
 */
struct Target
{
    QString host;
    std::uint16_t port = defaultPort;

    /** `host:port`, an IPv6 address in brackets. */
    [[nodiscard]] QString text() const;

    /** By host, then by port. */
    friend std::strong_ordering operator<=>(const Target& a, const Target& b)
    {
        const int hosts = a.host.compare(b.host);
        return hosts != 0 ? hosts <=> 0 : a.port <=> b.port;
    }
    friend bool operator==(const Target&, const Target&) = default;
};

} // namespace naru::profile
