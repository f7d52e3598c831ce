// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Work.h"

namespace naru::session {

/** Tries the plan from the first server that is to come; where none is left, the round is over. */
void tryNext(Work& work);
/** The first try of a fresh plan. A person who wishes does not wait for a cool-off alone. */
void tryFirst(Work& work);
/** The current server did not work: it cools off, and the next one is tried as soon as no tunnel is there. */
void failHop(Work& work, HopFailure failure);
/** Notes the failure in plan and cool-offs, and tells it. */
void markFailed(Work& work, PlannedHop& planned, HopFailure failure);
/** The whole list once more. */
void newRound(Work& work);
/** The same at once, whatever cools off: a person wants it, or the network is another one. */
void newRoundAtOnce(Work& work);

/** Whether trying again may help. */
[[nodiscard]] bool mayHelpLater(HopFailure failure);
/** Whether another server is to come that does not cool off. */
[[nodiscard]] bool hasNext(const Work& work);

} // namespace naru::session
