// SPDX-License-Identifier: GPL-3.0-or-later
#include "Trimmed.h"
#include "sim/scenario/Units.h"

#include <vector>

namespace naru::sim {

namespace {

std::vector<std::string_view> split(std::string_view text, char divider)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(divider);
        parts.push_back(trimmed(text.substr(0, end)));
        if (end == text.npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

/** A time above 0, in nanoseconds. */
std::optional<double> meanOf(std::string_view text)
{
    const auto time = parseTime(text);
    return time && time->count() > 0 ? std::optional(static_cast<double>(time->count())) : std::nullopt;
}

std::optional<Distribution> empirical(const std::vector<std::string_view>& parts)
{
    std::vector<Distribution::Weighted> values;
    double total = 0;
    for (const std::string_view part : parts) {
        const auto pair = split(part, ':');
        const auto value = parseTime(pair[0]);
        const auto weight = pair.size() == 2 ? parseNumber(pair[1]) : std::nullopt;
        if (!value || !weight || *weight < 0)
            return {};
        values.push_back({static_cast<double>(value->count()), *weight});
        total += *weight;
    }
    return total > 0 ? std::optional(Distribution::empirical(values)) : std::nullopt;
}

/** Those with two arguments: a number and a mean. */
std::optional<Distribution> shaped(std::string_view name, double shape, double mean)
{
    if (name == "erlang" && shape >= 1 && shape <= 100 && shape == static_cast<int>(shape))
        return Distribution::erlang(static_cast<int>(shape), mean);
    if (name == "hyperexponential" && shape > 1 && shape <= 1e6)
        return Distribution::hyperexponential(shape, mean);
    if (name == "lognormal" && shape > 0 && shape <= 1e6)
        return Distribution::lognormal(shape, mean);
    if (name == "pareto" && shape > 1 && shape <= 1e6)
        return Distribution::pareto(shape, mean);
    return {};
}

std::optional<Distribution> distribution(std::string_view name, std::string_view inner,
                                         const TraceLookup& traces)
{
    if (name == "trace") {
        auto values = traces ? traces(trimmed(inner)) : std::nullopt;
        if (!values || values->empty())
            return {};
        for (double& seconds : *values)
            seconds *= 1e9;
        return Distribution::trace(*std::move(values));
    }
    const auto parts = split(inner, ',');
    if (name == "empirical")
        return empirical(parts);
    const auto mean = meanOf(parts.back());
    if (!mean)
        return {};
    if (parts.size() == 1 && name == "deterministic")
        return Distribution::deterministic(*mean);
    if (parts.size() == 1 && name == "exponential")
        return Distribution::exponential(*mean);
    const auto shape = parts.size() == 2 ? parseNumber(parts[0]) : std::nullopt;
    return shape ? shaped(name, *shape, *mean) : std::nullopt;
}

} // namespace

std::optional<DurationSpec> parseDurations(std::string_view text, const TraceLookup& traces)
{
    text = trimmed(text);
    const std::size_t open = text.find('(');
    if (open == text.npos) {
        const auto time = parseTime(text);
        if (!time)
            return {};
        return DurationSpec{std::string(text),
                            Distribution::deterministic(static_cast<double>(time->count()))};
    }
    if (!text.ends_with(')'))
        return {};
    const auto made =
        distribution(trimmed(text.substr(0, open)), text.substr(open + 1, text.size() - open - 2), traces);
    return made ? std::optional(DurationSpec{std::string(text), *made}) : std::nullopt;
}

} // namespace naru::sim
