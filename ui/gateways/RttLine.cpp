// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/RttLine.h"

#include <algorithm>

namespace naru::gateways {

using namespace std::chrono;

namespace {

/** Measured by hand a few times in a row, values still belong together. */
constexpr milliseconds shortestBreak = minutes(5);
/** How many untouched values on each side tell what a retransmission has cost. */
constexpr std::ptrdiff_t neighbours = 5;

template <class T>
T median(std::vector<T> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/**
 * Values further apart than this are not joined: between them nothing was measured. Three times the usual
 * distance, so that one run which the watch had to leave out does not break the line.
 */
milliseconds longestStep(std::span<const ogs::Sample> samples)
{
    std::vector<milliseconds> steps;
    for (std::size_t i = 1; i < samples.size(); ++i)
        steps.push_back(samples[i].at - samples[i - 1].at);
    return steps.empty() ? shortestBreak : std::max(3 * median(std::move(steps)), shortestBreak);
}

bool retransmitted(const ogs::Sample& sample)
{
    return sample.retransmissions.value_or(0) > 0;
}

std::optional<milliseconds> costOf(std::span<const ogs::Sample> samples, std::size_t index)
{
    std::vector<milliseconds> around;
    const auto collect = [&](std::ptrdiff_t step) {
        std::ptrdiff_t found = 0;
        for (auto i = static_cast<std::ptrdiff_t>(index) + step;
             i >= 0 && i < std::ssize(samples) && found < neighbours; i += step) {
            const ogs::Sample& sample = samples[static_cast<std::size_t>(i)];
            if (!sample.rtt || retransmitted(sample))
                continue;
            around.push_back(*sample.rtt);
            ++found;
        }
    };
    collect(-1);
    collect(+1);
    if (around.empty())
        return std::nullopt;
    const milliseconds cost = *samples[index].rtt - median(std::move(around));
    return cost > milliseconds(0) ? std::optional(cost) : std::nullopt;
}

void extendOutage(RttLine& line, const ogs::Sample& sample, bool inOutage)
{
    if (!inOutage)
        line.outages.push_back({sample.at, sample.at, 0, 0});
    Outage& outage = line.outages.back();
    outage.to = sample.at;
    ++outage.measurements;
    outage.lost += sample.lost;
}

} // namespace

std::optional<double> RttLine::loss() const
{
    return probes > 0 ? std::optional(static_cast<double>(lost) / probes) : std::nullopt;
}

std::optional<RttPoint> RttLine::last() const
{
    return segments.empty() ? std::nullopt : std::optional(segments.back().back());
}

RttLine rttLine(std::span<const ogs::Sample> samples)
{
    RttLine line;
    const milliseconds limit = longestStep(samples);
    bool open = false;
    bool inOutage = false;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const ogs::Sample& sample = samples[i];
        line.probes += sample.probes;
        line.lost += sample.lost;
        if (sample.lost > 0)
            line.losses.push_back({sample.at, sample.lost});
        if (!sample.rtt) {
            if (sample.lost > 0)
                extendOutage(line, sample, inOutage);
            inOutage = inOutage || sample.lost > 0;
            open = false;
            continue;
        }
        inOutage = false;
        const RttPoint point{sample.at, *sample.rtt};
        if (!open || point.at - line.segments.back().back().at > limit)
            line.segments.emplace_back();
        line.segments.back().push_back(point);
        open = true;
        if (retransmitted(sample))
            line.retransmissions.push_back({point, *sample.retransmissions, costOf(samples, i)});
    }
    return line;
}

} // namespace naru::gateways
