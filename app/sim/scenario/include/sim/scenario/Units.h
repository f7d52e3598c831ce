// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Distribution.h"
#include "sim/kernel/Event.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

/** Texts with units, as scenarios write them. */
namespace naru::sim {

/** `30s`, `250ms`, `1.5min`, `10h`, `2d`, `5us`, `20ns`, `0s`; nothing for another text, a negative or a too
 * long one. Exact to the nanosecond. */
[[nodiscard]] std::optional<Time> parseTime(std::string_view text);
/** In the largest unit that needs no fraction: `1500ms`. */
[[nodiscard]] std::string timeText(Time time);

/** `1000/s`, `60/min`, `3600/h`: per second. */
[[nodiscard]] std::optional<double> parseRate(std::string_view text);
[[nodiscard]] std::string rateText(double perSecond);

/** `40%`, `0.5%`: 0.4, 0.005. */
[[nodiscard]] std::optional<double> parsePercent(std::string_view text);
[[nodiscard]] std::string percentText(double share);

/** A decimal number and nothing else, in any locale. */
[[nodiscard]] std::optional<double> parseNumber(std::string_view text);
/** The shortest text that reads back as the same number. */
[[nodiscard]] std::string numberText(double number);

/** A distribution of durations, with the text that it was read from. */
struct DurationSpec
{
    std::string text = "0s";
    /** In nanoseconds. */
    Distribution distribution;
    friend bool operator==(const DurationSpec& a, const DurationSpec& b) { return a.text == b.text; }
};

/** The values of a trace that a scenario holds, by its name. */
using TraceLookup = std::function<std::optional<std::vector<double>>(std::string_view name)>;

/**
 * `10ms` or `deterministic(10ms)`; `exponential(10ms)`, `erlang(4, 10ms)`, `hyperexponential(4, 10ms)` and
 * `lognormal(4, 10ms)` (squared coefficient of variation, mean), `pareto(2.5, 10ms)` (shape, mean),
 * `empirical(1ms:0.9, 50ms:0.1)` (value:weight), `trace(name)`.
 */
[[nodiscard]] std::optional<DurationSpec> parseDurations(std::string_view text,
                                                         const TraceLookup& traces = {});

} // namespace naru::sim
