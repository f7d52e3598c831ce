// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/State.h"

namespace naru::session {

State initialState(const Memory& memory)
{
    State state;
    state.memory = memory;
    return state;
}

bool lookedForPortal(const State& state)
{
    if (!state.report || state.report->source != ogs::Source::Measured || !state.plan.current)
        return false;
    return state.plan.hops[*state.plan.current].hop.why == HopWhy::Optimal;
}

} // namespace naru::session
