// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Work.h"
#include "session/Event.h"

#include <optional>

namespace naru::session {

/** What a change of the network is, seen from what was known before. */
struct NetworkShift
{
    bool gone = false;
    /** It was gone. */
    bool back = false;
    /** Up, and another place than the last one. */
    bool moved = false;
};

/**
 * Remembers the network; at another place what failed is forgiven and no sign-in page is known. Nothing where
 * the policy for trusted networks has decided what happens.
 */
[[nodiscard]] std::optional<NetworkShift> noteNetwork(Work& work, const NetworkChanged& event);

} // namespace naru::session
