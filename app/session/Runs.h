// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Work.h"

namespace naru::session {

/** Three times the value that the run measured for the current entry, held between the two; the shortest
 * where there is none. */
[[nodiscard]] base::Nanoseconds timesMeasured(Work& work, base::Nanoseconds shortest,
                                              base::Nanoseconds longest);

/** A run by the wish; after a resume with what was before the sleep (OGS-20, 23). */
[[nodiscard]] ogs::Conditions conditionsOf(const Work& work, bool networkTestPassed);
void measure(Work& work, bool networkTestPassed);
/** Tests the network, until the patience of `Durations` is over, and then measures. */
void testThenMeasure(Work& work);
void testAgain(Work& work);
void networkTested(Work& work, const Locating& phase, bool passed);

/** The run knows its choice, or why it has none. */
void takeChoice(Work& work, const RunReportPtr& report);
/** No run (OGS-29): the previous gateway, or the first. */
void runRefused(Work& work, const ogs::Reason& reason);
/** A run that is no longer waited for knows more: the choice stays, what is to come is put in order. */
void noteReport(Work& work, const RunReportPtr& report);
/** The plan as profile and report have it now, what was tried left as it stands. */
void renewPlan(Work& work);
/** The previous gateway, or the first; false where the profile names no server. */
[[nodiscard]] bool standIn(Work& work);

} // namespace naru::session
