// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Work.h"

namespace naru::session {

/** Signs in at the plan's current hop. */
void beginSignIn(Work& work);
/** It failed with this. */
void signInFailed(Work& work, const SigningIn& phase, SignInFailure kind);
/** Our deadline passed. */
void signInOverdue(Work& work, HopFailure failure);
/** There is a session: the tunnel is next, and routes change with it. */
void signedIn(Work& work, Number attempt);
/** Ends it; the server is as good as before. */
void breakOffSignIn(Work& work);

} // namespace naru::session
