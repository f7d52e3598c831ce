// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Work.h"
#include "session/Event.h"

namespace naru::session {

// What each state does about an event, one file a state. What an event says of what is alive is noted
// already.

void on(const Idle& phase, Work& work, const Event& event);
void on(const Locating& phase, Work& work, const Event& event);
void on(const Measuring& phase, Work& work, const Event& event);
void on(const SigningIn& phase, Work& work, const Event& event);
void on(const Connecting& phase, Work& work, const Event& event);
void on(const Connected& phase, Work& work, const Event& event);
void on(const Reconnecting& phase, Work& work, const Event& event);
void on(const Suspended& phase, Work& work, const Event& event);
void on(const FailingOver& phase, Work& work, const Event& event);
void on(const Disconnecting& phase, Work& work, const Event& event);

} // namespace naru::session
