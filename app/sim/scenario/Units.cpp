// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Units.h"

#include "sim/kernel/Agenda.h"

#include <array>
#include <charconv>
#include <cmath>

namespace naru::sim {

namespace {

struct Unit
{
    std::string_view name;
    std::int64_t nanoseconds;
};

/** The largest first, as timeText() tries them; `m` alone would be ambiguous. */
constexpr std::array TimeUnits{Unit{"d", 86'400'000'000'000},
                               Unit{"h", 3'600'000'000'000},
                               Unit{"min", 60'000'000'000},
                               Unit{"s", 1'000'000'000},
                               Unit{"ms", 1'000'000},
                               Unit{"us", 1'000},
                               Unit{"ns", 1}};

/** The number at the start of a text and what stands behind it. */
std::optional<std::pair<double, std::string_view>> numberAndUnit(std::string_view text)
{
    const std::size_t end = text.find_first_not_of("0123456789.");
    if (end == text.npos || end == 0)
        return {};
    const auto number = parseNumber(text.substr(0, end));
    if (!number)
        return {};
    return std::pair{*number, text.substr(end)};
}

/** Without an exponent, which has no place before a unit. */
std::string digits(double number)
{
    std::array<char, 400> buffer{};
    const auto [end, error] =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, std::chars_format::fixed);
    return {buffer.data(), end};
}

} // namespace

std::optional<double> parseNumber(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return {};
    return number;
}

std::string numberText(double number)
{
    std::array<char, 32> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    return {buffer.data(), end};
}

std::optional<Time> parseTime(std::string_view text)
{
    const auto parsed = numberAndUnit(text);
    if (!parsed)
        return {};
    for (const Unit& unit : TimeUnits) {
        if (unit.name != parsed->second)
            continue;
        const double nanoseconds = parsed->first * static_cast<double>(unit.nanoseconds) + 0.5;
        if (nanoseconds >= static_cast<double>(Agenda::Latest.count()))
            return {};
        return Time(static_cast<std::int64_t>(nanoseconds));
    }
    return {};
}

std::string timeText(Time time)
{
    for (const Unit& unit : TimeUnits)
        if (time.count() % unit.nanoseconds == 0 && time.count() != 0)
            return std::to_string(time.count() / unit.nanoseconds).append(unit.name);
    return "0s";
}

std::optional<double> parseRate(std::string_view text)
{
    const auto parsed = numberAndUnit(text);
    if (!parsed)
        return {};
    if (parsed->second == "/s")
        return parsed->first;
    if (parsed->second == "/min")
        return parsed->first / 60;
    if (parsed->second == "/h")
        return parsed->first / 3600;
    return {};
}

std::string rateText(double perSecond)
{
    return digits(perSecond) + "/s";
}

std::optional<double> parsePercent(std::string_view text)
{
    const auto parsed = numberAndUnit(text);
    if (!parsed || parsed->second != "%")
        return {};
    return parsed->first / 100;
}

std::string percentText(double share)
{
    // 0.07 * 100 is not 7: the digits that matter are few.
    return digits(std::round(share * 1e8) / 1e6) + "%";
}

} // namespace naru::sim
