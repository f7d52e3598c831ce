// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Scene.h"

namespace naru::evidence {

/** Each looks for one kind of explanation and appends what it finds. */
void findDelayedAck(const Scene& scene, CheckReport& report);
void findRepeatedSyns(const Scene& scene, CheckReport& report);
/** Behind `findDelayedAck`: what that explains is no loss. */
void findLoss(const Scene& scene, CheckReport& report);
void findFragments(const Scene& scene, CheckReport& report);
void findPathDelay(const Scene& scene, CheckReport& report);
void findLoad(const Scene& scene, CheckReport& report);
/** Behind all of the above: what they explain is no stall. */
void findStalls(const Scene& scene, CheckReport& report);
void findDisagreement(CheckReport& report);
void findProxies(const Scene& scene, CheckReport& report);
void findPortal(const Scene& scene, CheckReport& report);
void findSlowDns(const Scene& scene, CheckReport& report);
void findClockJumps(const Scene& scene, CheckReport& report);
void findLogDifferences(const Scene& scene, CheckReport& report);

/** Whether a finding of this kind rests on that connection. */
[[nodiscard]] bool isExplained(const CheckReport& report, FindingCode code, std::size_t connection);

} // namespace naru::evidence
