// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace naru::sim::limiter {

/** A kind of Diameter request, with the codes that tables of a DRA key on. */
struct MessageType
{
    /** As scenarios write it. */
    std::string_view name;
    std::string_view application;
    std::uint32_t applicationId;
    std::uint32_t commandCode;
    /** CC-Request-Type (AVP 416): 1 initial, 2 update, 3 termination; 0 for other commands. */
    std::uint32_t requestType;
};

inline constexpr std::array MessageTypes{
    MessageType{"gx-ccr-i", "gx", 16777238, 272, 1}, MessageType{"gx-ccr-u", "gx", 16777238, 272, 2},
    MessageType{"gx-ccr-t", "gx", 16777238, 272, 3}, MessageType{"gx-rar", "gx", 16777238, 258, 0},
    MessageType{"gy-ccr-i", "gy", 4, 272, 1},        MessageType{"gy-ccr-u", "gy", 4, 272, 2},
    MessageType{"gy-ccr-t", "gy", 4, 272, 3},        MessageType{"rx-aar", "rx", 16777236, 265, 0},
    MessageType{"rx-str", "rx", 16777236, 275, 0},   MessageType{"s6a-ulr", "s6a", 16777251, 316, 0},
};

/** Result codes that a limiter answers with (RFC 6733, 7.1.3): both are protocol errors. */
inline constexpr std::int64_t UnableToDeliver = 3002;
inline constexpr std::int64_t TooBusy = 3004;

/** The place in MessageTypes. */
[[nodiscard]] std::optional<std::size_t> messageIndex(std::string_view name);
/** Whether a name fits a pattern in which `*` stands for any letters. */
[[nodiscard]] bool matches(std::string_view pattern, std::string_view name);

} // namespace naru::sim::limiter
