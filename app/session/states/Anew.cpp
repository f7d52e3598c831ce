// SPDX-License-Identifier: GPL-3.0-or-later
#include "Anew.h"

#include "Hold.h"
#include "Hops.h"
#include "Networks.h"
#include "Runs.h"
#include "Wishes.h"

namespace naru::session {

void followWish(Work& work, const ConnectWished& event, Anew anew)
{
    if (const auto wish = anotherWish(work, event)) {
        take(work, *wish);
        anew(work);
    }
}

void followNetwork(Work& work, const NetworkChanged& event, Anew anew)
{
    const std::optional<NetworkShift> shift = noteNetwork(work, event);
    if (!shift)
        return;
    if (shift->gone)
        waitForNetwork(work);
    else if (shift->moved)
        anew(work);
}

void followProfile(Work& work, Anew anew)
{
    if (isNamed(work.profile(), work.current()->hop))
        renewPlan(work);
    else
        anew(work);
}

} // namespace naru::session
