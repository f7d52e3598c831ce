// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/Appliance.h"

namespace naru::sim::balancer {

void Appliance::setQuiesced(bool now, Time at)
{
    if (now == quiesced)
        return;
    quiesced = now;
    quiescedAt = now ? std::optional(at) : std::nullopt;
    if (now)
        readyAfter.reset();
    noteIfEmpty(at);
}

void Appliance::noteIfEmpty(Time now)
{
    if (quiescedAt && !readyAfter && occupants == 0)
        readyAfter = now - *quiescedAt;
}

ProbeOutcome Appliance::probeOutcome() const
{
    if (!inService || answers == MonitorAnswer::Nothing)
        return ProbeOutcome::TimedOut;
    return answers == MonitorAnswer::Reset ? ProbeOutcome::Reset : ProbeOutcome::Answered;
}

} // namespace naru::sim::balancer
