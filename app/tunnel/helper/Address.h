// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace naru::helper {

/** An IPv4 or IPv6 address, read strictly: no zone, no short forms, no leading zeros, no blanks. */
class Address
{
public:
    [[nodiscard]] static std::optional<Address> fromText(std::string_view text);
    /** The bytes in network order, 4 or 16 of them. */
    [[nodiscard]] static std::optional<Address> fromBytes(std::span<const std::byte> bytes);

    [[nodiscard]] bool isV6() const { return m_size == 16; }
    /** 32 or 128. */
    [[nodiscard]] int bits() const { return m_size * 8; }
    [[nodiscard]] std::span<const std::byte> bytes() const;
    [[nodiscard]] std::string text() const;
    /** One host in a network: neither unspecified, loopback, multicast, broadcast, reserved, link-local nor
       an IPv4 address in IPv6's clothes. */
    [[nodiscard]] bool isHost() const;
    /** With all bits behind the first `length` set to 0. */
    [[nodiscard]] Address masked(int length) const;
    friend bool operator==(const Address&, const Address&) = default;

private:
    std::array<std::byte, 16> m_bytes{};
    int m_size = 4;
};

/** A range of addresses. */
struct Prefix
{
    Address address;
    int length = 0;

    /** `10.77.0.0/16`; the bits behind the prefix are kept. */
    [[nodiscard]] static std::optional<Prefix> fromText(std::string_view text);
    /** With the bits behind the prefix set to 0. */
    [[nodiscard]] Prefix network() const { return {address.masked(length), length}; }
    [[nodiscard]] bool contains(const Address& host) const;
    [[nodiscard]] std::string text() const;
    friend bool operator==(const Prefix&, const Prefix&) = default;
};

/** The length of a mask such as 255.255.255.0; nothing where its bits have a hole. */
[[nodiscard]] std::optional<int> maskLength(std::string_view mask);

/** A decimal number without sign, leading zero or blank. */
[[nodiscard]] std::optional<std::uint32_t> numberFrom(std::string_view text, std::uint32_t largest);

} // namespace naru::helper
