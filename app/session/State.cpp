// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/State.h"

namespace naru::session {

State initialState(const Memory& memory)
{
    State state;
    state.memory = memory;
    return state;
}

} // namespace naru::session
