// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Score.h"

namespace naru::ogs {

std::optional<Score> scoreOf(const Probe& probe, RankBy rankBy)
{
    if (!probe.value)
        return std::nullopt;
    const std::optional<base::Nanoseconds> value =
        rankBy == RankBy::TcpHandshake ? probe.parts.tcp : probe.value;
    if (!value)
        return std::nullopt;
    return Score{probe.marks.contains(Mark::BareClose), probe.marks.contains(Mark::LoopLag), *value};
}

void improve(std::optional<Score>& best, const Probe& probe, RankBy rankBy)
{
    const std::optional<Score> score = scoreOf(probe, rankBy);
    if (score && (!best || *score < *best))
        best = score;
}

} // namespace naru::ogs
