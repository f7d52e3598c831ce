// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "PacketSource.h"

#include <cstddef>
#include <cstdint>

/** Numbers as the wire has them; the caller sees to it that the bytes are there. */
namespace naru::evidence {

[[nodiscard]] constexpr std::uint16_t big16(Bytes bytes, std::size_t at)
{
    return static_cast<std::uint16_t>(bytes[at] << 8 | bytes[at + 1]);
}

[[nodiscard]] constexpr std::uint32_t big32(Bytes bytes, std::size_t at)
{
    return static_cast<std::uint32_t>(bytes[at]) << 24 | static_cast<std::uint32_t>(bytes[at + 1]) << 16 |
           static_cast<std::uint32_t>(bytes[at + 2]) << 8 | bytes[at + 3];
}

[[nodiscard]] constexpr std::uint32_t little32(Bytes bytes, std::size_t at)
{
    return static_cast<std::uint32_t>(bytes[at + 3]) << 24 | static_cast<std::uint32_t>(bytes[at + 2]) << 16 |
           static_cast<std::uint32_t>(bytes[at + 1]) << 8 | bytes[at];
}

} // namespace naru::evidence
