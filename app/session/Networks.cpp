// SPDX-License-Identifier: GPL-3.0-or-later
#include "Networks.h"

#include "Hops.h"
#include "Portals.h"
#include "Wishes.h"

#include <algorithm>

namespace naru::session {

namespace {

/** True where it connects. */
bool connectByPolicy(Work& work)
{
    if (!std::holds_alternative<Idle>(work.state.phase) ||
        std::ranges::none_of(work.profile().hosts, isConnectable))
        return false;
    work.tell(NoticeCode::ConnectingByNetworkPolicy);
    take(work, Wish{std::nullopt, ogs::Trigger::Connection, false});
    begin(work);
    return true;
}

bool pause(Work& work)
{
    if (work.state.phase == Phase(Suspended{SuspendCause::TrustedNetwork}))
        return true;
    work.tell(NoticeCode::PausedOnTrustedNetwork);
    breakOff(work);
    work.state.afterLoss = false;
    leave(work, Afterwards::TrustedPause);
    return true;
}

bool actTrusted(Work& work, TrustedAction action)
{
    switch (action) {
    case TrustedAction::Disconnect:
        if (work.state.wish)
            rest(work, NoticeCode::DisconnectedOnTrustedNetwork);
        return true;
    case TrustedAction::Pause:
        return work.state.wish && pause(work);
    case TrustedAction::Connect:
        return connectByPolicy(work);
    case TrustedAction::DoNothing:
        return false;
    }
    return false;
}

/** True where the policy has decided. */
bool act(Work& work)
{
    const NetworkPolicy& policy = work.context.policy.network;
    if (!policy.enabled)
        return false;
    if (work.state.network.trusted)
        return actTrusted(work, policy.onTrusted);
    return policy.onUntrusted == UntrustedAction::Connect && connectByPolicy(work);
}

} // namespace

std::optional<NetworkShift> noteNetwork(Work& work, const NetworkChanged& event)
{
    NetworkKnown& known = work.state.network;
    const NetworkKnown before = known;
    known.up = event.up;
    if (!event.up)
        return NetworkShift{before.up, false, false};
    known.location = event.location;
    known.trusted = event.trusted;
    const NetworkShift shift{false, !before.up, before.location && before.location != known.location};
    if (shift.moved) {
        work.state.coolOffs.clear();
        forgetPortal(work);
    }
    const bool anotherPlace = shift.moved || !before.location || before.trusted != known.trusted;
    if (anotherPlace && act(work))
        return std::nullopt;
    return shift;
}

} // namespace naru::session
