// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Work.h"
#include "session/Event.h"

namespace naru::session {

// What is the same wherever a connection is established, whether or not packets pass just now.

/** Another entry by hand: the present tunnel ends first. */
void switchTo(Work& work, const ConnectWished& event);
void tunnelEnded(Work& work, TunnelEnd kind);
/** Packets pass again. */
void back(Work& work);
/** Another place: the tunnel makes its connection anew. */
void networkChanged(Work& work, const NetworkChanged& event);
/** A gateway that the profile no longer names is kept until the connection breaks. */
void profileChanged(Work& work);

} // namespace naru::session
