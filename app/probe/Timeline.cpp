// SPDX-License-Identifier: GPL-3.0-or-later
#include "Timeline.h"

#include <algorithm>

namespace naru::probe {

namespace {

std::optional<base::Nanoseconds> between(const std::optional<base::SteadyTime>& from,
                                         const std::optional<base::SteadyTime>& to)
{
    if (!from || !to)
        return std::nullopt;
    return *to - *from;
}

} // namespace

void Timeline::end(base::SteadyTime at)
{
    ended = at;
    for (std::optional<base::SteadyTime>* moment : {&connected, &secured, &requested, &firstByte}) {
        if (*moment)
            *moment = std::min(**moment, at);
    }
}

ogs::ProbeParts Timeline::parts() const
{
    ogs::ProbeParts parts;
    parts.tcp = between(started, connected);
    parts.tls = between(connected, secured);
    parts.firstByte = between(requested, firstByte);
    parts.close = between(firstByte, ended);
    return parts;
}

std::optional<base::Nanoseconds> Timeline::value() const
{
    return between(started, ended);
}

} // namespace naru::probe
