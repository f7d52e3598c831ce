// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Work.h"
#include "session/Event.h"

namespace naru::session {

// What states do alike about another wish, network or profile. Each says itself how it begins anew.
using Anew = void (*)(Work& work);

/** Takes another wish and begins anew with it; nothing for the same one, or one that can't be followed. */
void followWish(Work& work, const ConnectWished& event, Anew anew);
/** Waits for a network that is gone; begins anew in another one. */
void followNetwork(Work& work, const NetworkChanged& event, Anew anew);
/** Goes on where the profile still names the server that is tried; else begins anew. */
void followProfile(Work& work, Anew anew);

} // namespace naru::session
