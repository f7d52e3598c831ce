// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/Measurement.h"
#include "ogs/Verdict.h"

#include <compare>
#include <optional>

namespace naru::ogs {

/** What a probe is worth; the lesser is the better. */
struct Score
{
    /** It ended without a byte: behind all that sent one (OGS-05). */
    bool bare = false;
    /** Our own loop was late: behind the same gateway's unmarked ones. */
    bool lagged = false;
    base::Nanoseconds value{0};

    [[nodiscard]] std::chrono::milliseconds rtt() const { return rounded(value); }
    friend auto operator<=>(const Score&, const Score&) = default;
    friend bool operator==(const Score&, const Score&) = default;
};

/** Nothing where the probe has no value of that kind: a failure is never a number (OGS-09). */
[[nodiscard]] std::optional<Score> scoreOf(const Probe& probe, RankBy rankBy);

/** The better one of a gateway's so far and this probe's. */
void improve(std::optional<Score>& best, const Probe& probe, RankBy rankBy);

} // namespace naru::ogs
