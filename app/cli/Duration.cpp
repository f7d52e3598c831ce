// SPDX-License-Identifier: GPL-3.0-or-later
#include "Duration.h"

#include <array>
#include <charconv>
#include <chrono>
#include <utility>

namespace naru::cli {

using namespace std::chrono_literals;

namespace {

// Longest suffix first: "ms" and "min" before "s".
constexpr std::array<std::pair<std::string_view, base::Nanoseconds>, 5> units{{
    {"min", 1min},
    {"ms", 1ms},
    {"s", 1s},
    {"h", 1h},
    {"d", 24h},
}};

/** More than any duration of this program; keeps the product within 64 bits. */
constexpr std::int64_t largestDays = 36500;

} // namespace

std::optional<base::Nanoseconds> parseDuration(std::string_view text)
{
    for (const auto& [suffix, unit] : units) {
        if (!text.ends_with(suffix))
            continue;
        const std::string_view digits = text.substr(0, text.size() - suffix.size());
        std::int64_t count = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
        if (error != std::errc{} || end != digits.data() + digits.size() || digits.empty() || count < 0)
            return std::nullopt;
        if (count > largestDays * (base::Nanoseconds(24h) / unit))
            return std::nullopt;
        return count * unit;
    }
    return std::nullopt;
}

} // namespace naru::cli
