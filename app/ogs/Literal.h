// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace naru::ogs {

/** A literal IP address as bytes in network order: 4 or 16. */
class Literal
{
public:
    /** IPv4 with four parts, IPv6 in any of its forms, without brackets; a scope is left out. */
    [[nodiscard]] static std::optional<Literal> parse(const QString& text);

    [[nodiscard]] std::span<const std::uint8_t> bytes() const { return m_bytes; }
    [[nodiscard]] bool isIpv4() const { return m_bytes.size() == 4; }
    /** This machine itself. */
    [[nodiscard]] bool isLoopback() const;
    /** Of a private, link-local or unique local range: a name server outside gives no such answer. */
    [[nodiscard]] bool isPrivate() const;

private:
    std::vector<std::uint8_t> m_bytes;
};

} // namespace naru::ogs
