// SPDX-License-Identifier: GPL-3.0-or-later
#include "Established.h"

#include "Anew.h"
#include "Hold.h"
#include "Hops.h"
#include "Loss.h"
#include "Runs.h"
#include "Wishes.h"

namespace naru::session {

void switchTo(Work& work, const ConnectWished& event)
{
    if (event.entry && *event.entry != work.current()->hop.entry)
        followWish(work, event, [](Work& it) { leave(it, Afterwards::Anew); });
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
    followNetwork(work, event, [](Work& it) { bringBack(it, ReconnectCause::NetworkChanged); });
}

void profileChanged(Work& work)
{
    if (!isNamed(work.profile(), work.current()->hop))
        work.tell(NoticeCode::GatewayNoLongerNamed, {{QStringLiteral("entry"), work.current()->hop.entry}});
    renewPlan(work);
}

} // namespace naru::session
