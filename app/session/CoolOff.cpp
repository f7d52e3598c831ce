// SPDX-License-Identifier: GPL-3.0-or-later
#include "CoolOff.h"

#include <algorithm>

namespace naru::session {

CoolOffs::key_type coolOffKey(const Hop& hop)
{
    return {hop.target, hop.group};
}

const CoolOff& coolOff(CoolOffs& coolOffs, const Hop& hop, HopFailure failure, base::SteadyTime now,
                       const Durations& durations)
{
    CoolOff& entry = coolOffs[coolOffKey(hop)];
    entry.until = now + grown(durations.coolOff, entry.failures, durations.longestCoolOff);
    entry.last = failure;
    ++entry.failures;
    return entry;
}

base::Nanoseconds grown(base::Nanoseconds first, int times, base::Nanoseconds longest)
{
    base::Nanoseconds result = first;
    for (int i = 0; i < times && result < longest; ++i)
        result *= 2;
    return std::min(result, longest);
}

} // namespace naru::session
