// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Action.h"
#include "session/Context.h"
#include "session/Event.h"
#include "session/State.h"

#include <vector>

namespace naru::session {

/** A step's outcome. */
struct Step
{
    State state;
    /** To be carried out in this order. */
    std::vector<Action> actions;
};

/**
 * What the session does about an event: the whole of its behaviour. Pure; the same arguments give the same
 * answer. An event that carries the number of something that is not alive (any more) changes nothing.
 * docs/session.md has the states and the table.
 */
[[nodiscard]] Step step(State state, const Event& event, const Context& context);

} // namespace naru::session
