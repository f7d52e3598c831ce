// SPDX-License-Identifier: GPL-3.0-or-later
#include "Address.h"

#include <algorithm>
#include <arpa/inet.h>
#include <bit>
#include <charconv>
#include <cstring>

namespace naru::helper {

namespace {

/** Networks in which no host of a tunnel lies. */
bool isOutside4(std::span<const std::byte> bytes)
{
    const auto first = std::to_integer<int>(bytes[0]);
    const bool linkLocal = first == 169 && bytes[1] == std::byte(254);
    return first == 0 || first == 127 || first >= 224 || linkLocal;
}

bool isOutside6(std::span<const std::byte> bytes)
{
    const auto first = std::to_integer<int>(bytes[0]);
    const auto second = std::to_integer<int>(bytes[1]);
    // ::/8 holds the unspecified and the loopback address and the clothes of IPv4.
    return first == 0 || first == 0xff || (first == 0xfe && (second & 0xc0) == 0x80);
}

} // namespace

std::optional<Address> Address::fromText(std::string_view text)
{
    if (text.size() >= INET6_ADDRSTRLEN)
        return std::nullopt;
    const std::string terminated(text);
    if (terminated.size() != std::strlen(terminated.c_str()))
        return std::nullopt;
    Address address;
    address.m_size = text.contains(':') ? 16 : 4;
    const int family = address.isV6() ? AF_INET6 : AF_INET;
    if (::inet_pton(family, terminated.c_str(), address.m_bytes.data()) != 1)
        return std::nullopt;
    return address;
}

std::optional<Address> Address::fromBytes(std::span<const std::byte> bytes)
{
    if (bytes.size() != 4 && bytes.size() != 16)
        return std::nullopt;
    Address address;
    address.m_size = static_cast<int>(bytes.size());
    std::ranges::copy(bytes, address.m_bytes.begin());
    return address;
}

std::span<const std::byte> Address::bytes() const
{
    return std::span(m_bytes).first(static_cast<std::size_t>(m_size));
}

std::string Address::text() const
{
    std::array<char, INET6_ADDRSTRLEN> text{};
    ::inet_ntop(isV6() ? AF_INET6 : AF_INET, m_bytes.data(), text.data(), text.size());
    return text.data();
}

bool Address::isHost() const
{
    return isV6() ? !isOutside6(bytes()) : !isOutside4(bytes());
}

Address Address::masked(int length) const
{
    Address result = *this;
    for (int at = 0; at < m_size; ++at) {
        const int kept = std::clamp(length - at * 8, 0, 8);
        result.m_bytes[static_cast<std::size_t>(at)] &= std::byte(0xff00 >> kept & 0xff);
    }
    return result;
}

std::optional<Prefix> Prefix::fromText(std::string_view text)
{
    const auto slash = text.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto address = Address::fromText(text.substr(0, slash));
    if (!address)
        return std::nullopt;
    const auto length = numberFrom(text.substr(slash + 1), static_cast<std::uint32_t>(address->bits()));
    if (!length)
        return std::nullopt;
    return Prefix{*address, static_cast<int>(*length)};
}

bool Prefix::contains(const Address& host) const
{
    return host.isV6() == address.isV6() && host.masked(length) == address.masked(length);
}

std::string Prefix::text() const
{
    return address.text() + '/' + std::to_string(length);
}

std::optional<int> maskLength(std::string_view mask)
{
    const auto address = Address::fromText(mask);
    if (!address || address->isV6())
        return std::nullopt;
    std::uint32_t bits = 0;
    for (const std::byte byte : address->bytes())
        bits = bits << 8 | std::to_integer<std::uint32_t>(byte);
    const int length = std::countl_one(bits);
    if (std::popcount(bits) != length)
        return std::nullopt;
    return length;
}

std::optional<std::uint32_t> numberFrom(std::string_view text, std::uint32_t largest)
{
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool leadingZero = text.size() > 1 && text.front() == '0';
    if (error != std::errc() || end != text.data() + text.size() || leadingZero || value > largest)
        return std::nullopt;
    return value;
}

} // namespace naru::helper
