// SPDX-License-Identifier: GPL-3.0-or-later
#include "Wishes.h"

#include "Failover.h"
#include "Hold.h"
#include "Hops.h"
#include "Runs.h"
#include "Signing.h"
#include "ogs/Codes.h"

#include <algorithm>

namespace naru::session {

namespace {

bool staysOutHere(const Work& work)
{
    const NetworkPolicy& policy = work.context.policy.network;
    return policy.enabled && work.state.network.trusted &&
           (policy.onTrusted == TrustedAction::Disconnect || policy.onTrusted == TrustedAction::Pause);
}

/** Whether a start of the program connects. */
bool launchConnects(Work& work)
{
    if (!profile::connectsOnStart(work.profile().connectOnStart, work.context.policy.user))
        return false;
    if (!staysOutHere(work))
        return true;
    work.tell(NoticeCode::NotConnectedOnTrustedNetwork);
    return false;
}

bool entryFits(Work& work, const QString& name)
{
    QVariantMap arguments{{QStringLiteral("entry"), name}};
    const profile::HostEntry* entry = entryOf(work.profile(), name);
    if (!entry) {
        work.tell(NoticeCode::EntryUnknown, arguments);
        return false;
    }
    if (!isConnectable(*entry)) {
        work.tell(NoticeCode::EntryNotConnectable, arguments);
        return false;
    }
    const ogs::ManualChoice& choice = work.context.manualChoice;
    if (choice.kind != ogs::ManualChoice::Kind::Locked)
        return true;
    if (choice.reason)
        arguments[QStringLiteral("reason")] = ogs::code(choice.reason->code);
    work.tell(NoticeCode::EntryLocked, arguments);
    return false;
}

/** Nothing is tried or connected; what failed stays to be seen. */
void forgetCurrent(Plan& plan)
{
    for (PlannedHop& planned : plan.hops) {
        if (planned.state == HopState::Trying || planned.state == HopState::Connected)
            planned.state = HopState::ToCome;
    }
    plan.current.reset();
}

void beginByHand(Work& work)
{
    const QString name = *work.state.wish->entry;
    const profile::HostEntry* entry = entryOf(work.profile(), name);
    if (!entry || !isConnectable(*entry)) {
        rest(work, NoticeCode::EntryUnknown, {{QStringLiteral("entry"), name}});
        return;
    }
    work.state.plan = planOf(hopsOfEntry(*entry, HopWhy::ChosenByHand));
    tryFirst(work);
}

} // namespace

std::optional<Wish> accepted(Work& work, const ConnectWished& event)
{
    const bool launch = event.trigger == ogs::Trigger::Launch;
    if (launch && !launchConnects(work))
        return std::nullopt;
    if (event.typedHost && !work.context.policy.allowTypedHost) {
        work.tell(NoticeCode::TypedHostForbidden);
        return std::nullopt;
    }
    if (std::ranges::none_of(work.profile().hosts, isConnectable)) {
        work.tell(NoticeCode::NoGateway);
        return std::nullopt;
    }
    if (event.entry && !entryFits(work, *event.entry))
        return std::nullopt;
    return Wish{event.entry, event.trigger, !launch};
}

std::optional<Wish> anotherWish(Work& work, const ConnectWished& event)
{
    if (event.trigger == ogs::Trigger::Launch || (work.state.wish && work.state.wish->entry == event.entry))
        return std::nullopt;
    return accepted(work, event);
}

void take(Work& work, const Wish& wish)
{
    State& state = work.state;
    state.wish = wish;
    state.afterLoss = false;
    state.failedRounds = 0;
    state.refusalsAfterLoss = 0;
    state.sleep.reset();
    // A policy that connects again and again must not send a wrong password again and again.
    if (wish.byUser)
        state.secretOffered.clear();
}

void begin(Work& work)
{
    work.state.plan = {};
    work.state.afterLoss = false;
    if (holdBack(work))
        return;
    if (work.state.wish->entry)
        beginByHand(work);
    else if (work.context.selectsAutomatically && work.state.sleep && work.state.sleep->connectedBefore)
        testThenMeasure(work);
    else if (work.context.selectsAutomatically)
        measure(work, false);
    else if (standIn(work))
        tryFirst(work);
    else
        rest(work, NoticeCode::NoGateway);
}

void startOver(Work& work)
{
    const bool hasWayOn = std::ranges::any_of(work.state.plan.hops, [&](const PlannedHop& planned) {
        return isNamed(work.profile(), planned.hop);
    });
    if (!work.state.afterLoss || !hasWayOn) {
        begin(work);
        return;
    }
    work.state.failedRounds = 0;
    newRoundAtOnce(work);
}

void breakOff(Work& work)
{
    work.abandonRun();
    work.state.alive.test = 0;
    if (work.state.alive.signIn != 0)
        breakOffSignIn(work);
}

void rest(Work& work, NoticeCode why, const QVariantMap& arguments)
{
    breakOff(work);
    work.tell(why, arguments);
    work.state.wish.reset();
    work.state.sleep.reset();
    leave(work, Afterwards::Idle);
}

void leave(Work& work, Afterwards then)
{
    work.connectionOver();
    if (work.state.alive.tunnel == 0) {
        arrive(work, then);
        return;
    }
    work.enter(Disconnecting{then});
    work.stopTunnel();
}

void arrive(Work& work, Afterwards then)
{
    forgetCurrent(work.state.plan);
    switch (then) {
    case Afterwards::Idle:
        work.state.afterLoss = false;
        work.enter(Idle{});
        return;
    case Afterwards::Sleep:
        work.enter(Suspended{SuspendCause::Sleep});
        return;
    case Afterwards::TrustedPause:
        work.enter(Suspended{SuspendCause::TrustedNetwork});
        return;
    case Afterwards::NewRun:
        work.state.afterLoss = false;
        begin(work);
        return;
    case Afterwards::Anew:
        startOver(work);
        return;
    }
}

} // namespace naru::session
