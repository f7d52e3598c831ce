// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/History.h"

#include <chrono>
#include <optional>
#include <span>
#include <vector>

namespace naru::gateways {

/** One measured value. */
struct RttPoint
{
    base::SystemTime at{};
    std::chrono::milliseconds rtt{0};
    friend bool operator==(const RttPoint&, const RttPoint&) = default;
};

/** A measurement in which probes were lost. */
struct LossMark
{
    base::SystemTime at{};
    /** How many of its probes; at least 1. */
    int lost = 0;
    friend bool operator==(const LossMark&, const LossMark&) = default;
};

/** Several measurements in a row that gave no value: the line has a gap there. */
struct Outage
{
    base::SystemTime from{};
    base::SystemTime to{};
    int measurements = 0;
    /** Probes lost in them. */
    int lost = 0;
    friend bool operator==(const Outage&, const Outage&) = default;
};

/** A value that holds segments sent again. */
struct RetransmissionMark
{
    RttPoint point;
    /** Segments; at least 1. */
    int count = 0;
    /** Above the median of the untouched values around it; nothing where there are none or it is no longer.
     */
    std::optional<std::chrono::milliseconds> cost;
    friend bool operator==(const RetransmissionMark&, const RetransmissionMark&) = default;
};

/** One gateway's samples as a chart shows them. */
struct RttLine
{
    /** Unbroken stretches: a measurement without a value ends one, so does a long time without any. */
    std::vector<std::vector<RttPoint>> segments;
    std::vector<LossMark> losses;
    std::vector<Outage> outages;
    std::vector<RetransmissionMark> retransmissions;
    int probes = 0;
    int lost = 0;

    /** Lost among all probes, 0..1; nothing where there was none. */
    [[nodiscard]] std::optional<double> loss() const;
    /** The last value; nothing where there is none. */
    [[nodiscard]] std::optional<RttPoint> last() const;
};

/** Makes a line of the samples of one target, oldest first (C-CHT-02, C-RTT-08). */
[[nodiscard]] RttLine rttLine(std::span<const ogs::Sample> samples);

} // namespace naru::gateways
