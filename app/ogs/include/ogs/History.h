// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Measurement.h"
#include "ogs/Plan.h"
#include "profile/Target.h"

#include <chrono>
#include <optional>

namespace naru::ogs {

/** Who measured: a run that chooses, or the watch, which writes history only. */
enum class Origin { Run, Watch };

/** One gateway's result in one run, as the history keeps it for charts. */
struct Sample
{
    profile::Target target;
    base::SystemTime at{};
    Origin origin = Origin::Run;
    ProbeKind kind = ProbeKind::Https;
    /** Nothing: all probes failed; a gap in the chart, never a number. */
    std::optional<std::chrono::milliseconds> rtt;
    /** Of the probe with the lowest value. */
    ProbeParts parts;
    int probes = 0;
    int lost = 0;
    /** Nothing where the kernel did not tell. */
    std::optional<int> retransmissions;
    std::optional<Failure> failure;
    friend bool operator==(const Sample&, const Sample&) = default;
};

} // namespace naru::ogs
