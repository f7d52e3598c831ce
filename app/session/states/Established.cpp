// SPDX-License-Identifier: GPL-3.0-or-later
#include "Established.h"

#include "Hold.h"
#include "Hops.h"
#include "Loss.h"
#include "Networks.h"
#include "Runs.h"
#include "Wishes.h"

namespace naru::session {

void switchTo(Work& work, const ConnectWished& event)
{
    if (!event.entry || *event.entry == work.current()->hop.entry)
        return;
    if (const auto wish = anotherWish(work, event)) {
        take(work, *wish);
        leave(work, Afterwards::Anew);
    }
}

void tunnelEnded(Work& work, TunnelEnd kind)
{
    if (const auto why = failureOf(work, kind))
        lose(work, *why);
}

void back(Work& work)
{
    work.tell(NoticeCode::ConnectionBack, work.currentArguments());
    // Evidence of life counts for more than a suspicion.
    work.state.network.portal = false;
    work.enter(Connected{});
}

void networkChanged(Work& work, const NetworkChanged& event)
{
    const std::optional<NetworkShift> shift = noteNetwork(work, event);
    if (!shift)
        return;
    if (shift->gone)
        waitForNetwork(work);
    else if (shift->moved)
        bringBack(work, ReconnectCause::NetworkChanged);
}

void profileChanged(Work& work)
{
    if (!isNamed(work.profile(), work.current()->hop))
        work.tell(NoticeCode::GatewayNoLongerNamed, {{QStringLiteral("entry"), work.current()->hop.entry}});
    renewPlan(work);
}

} // namespace naru::session
