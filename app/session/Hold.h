// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Work.h"

namespace naru::session {

/** Where nothing can be tried now (no network, a sign-in page of it), waits for that; false where it can. */
[[nodiscard]] bool holdBack(Work& work);

/** The tunnel carries nothing for now. */
void interrupted(Work& work, ReconnectCause cause);
/** The same, and the tunnel is to make its connection anew. */
void bringBack(Work& work, ReconnectCause cause);
/** The network is gone; a tunnel that was up is kept. */
void waitForNetwork(Work& work);
/** What was waited for is over: the tunnel is brought back, or it starts over. */
void goOn(Work& work, ReconnectCause cause);

/** The tunnel has ended: what that means for a connection. Nothing where it rests with that. */
[[nodiscard]] std::optional<HopFailure> failureOf(Work& work, TunnelEnd kind);

} // namespace naru::session
