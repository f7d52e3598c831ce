// SPDX-License-Identifier: GPL-3.0-or-later
#include "Signing.h"

#include "Failover.h"
#include "Runs.h"
#include "Wishes.h"

#include <algorithm>

namespace naru::session {

namespace {

/** Somebody else was tried before, or a connection was lost. */
bool failsOver(const Work& work)
{
    return work.state.afterLoss || std::ranges::any_of(work.state.plan.hops, [](const PlannedHop& planned) {
               return planned.failure.has_value();
           });
}

/** Nobody is asked in the background about a certificate where there is another server. */
bool mayAskTrust(const Work& work)
{
    return !work.context.policy.strictCertificateTrust && !(failsOver(work) && hasNext(work));
}

base::Nanoseconds connectDeadline(Work& work)
{
    const Durations& durations = work.durations();
    const bool quick = work.state.afterLoss && work.state.failedRounds == 0;
    return quick ? timesMeasured(work, durations.quickConnect, durations.connect) : durations.connect;
}

/** `refusals` so far at this server in this try. */
void startAt(Work& work, int refusals)
{
    const profile::Target target = work.current()->hop.target;
    const bool mayOffer =
        !work.state.secretOffered.contains(target) && work.state.refusalsAfterLoss < refusalsAfterLoss;
    if (mayOffer)
        work.state.secretOffered.insert(target);
    work.current()->state = HopState::Trying;
    work.enter(SigningIn{false, false, refusals});
    work.startSignIn(mayOffer, mayAskTrust(work));
    work.stopTimer(Timer::SignIn);
    work.startTimer(Timer::Connect, connectDeadline(work));
}

/** No secret has left us: none is sent before the gateway is trusted. */
void nothingWasOffered(Work& work)
{
    work.state.secretOffered.erase(work.current()->hop.target);
}

/** Ends it, whoever wants that. */
void cancel(Work& work)
{
    work.cancelSignIn();
    if (!std::get<SigningIn>(work.state.phase).reached)
        nothingWasOffered(work);
}

void refused(Work& work, int refusals)
{
    if (work.state.afterLoss)
        ++work.state.refusalsAfterLoss;
    if (work.state.afterLoss && work.state.refusalsAfterLoss < refusalsAfterLoss && hasNext(work)) {
        failHop(work, HopFailure::SignInRefused);
        return;
    }
    QVariantMap arguments = work.currentArguments();
    if (refusals >= signInTries) {
        rest(work, NoticeCode::SignInRefused, arguments);
        return;
    }
    arguments[QStringLiteral("tries")] = signInTries - refusals;
    work.tell(NoticeCode::SignInAskedAgain, arguments);
    startAt(work, refusals);
}

} // namespace

void beginSignIn(Work& work)
{
    work.current()->failure.reset();
    work.current()->coolUntil.reset();
    startAt(work, 0);
}

void signInFailed(Work& work, const SigningIn& phase, SignInFailure kind)
{
    switch (kind) {
    case SignInFailure::Refused:
        refused(work, phase.refusals + 1);
        return;
    case SignInFailure::Unreachable:
        nothingWasOffered(work);
        failHop(work, HopFailure::Unreachable);
        return;
    case SignInFailure::Deadline:
        failHop(work, HopFailure::SignInDeadline);
        return;
    case SignInFailure::Untrusted:
        nothingWasOffered(work);
        failHop(work, HopFailure::Untrusted);
        return;
    case SignInFailure::CancelledByUser:
        rest(work, NoticeCode::SignInCancelled, work.currentArguments());
        return;
    case SignInFailure::AsksUnsupported:
        failHop(work, HopFailure::AsksUnsupported);
        return;
    case SignInFailure::Crashed:
        failHop(work, HopFailure::Crashed);
        return;
    }
}

void signInOverdue(Work& work, HopFailure failure)
{
    cancel(work);
    failHop(work, failure);
}

void signedIn(Work& work, Number attempt)
{
    work.state.secretOffered.erase(work.current()->hop.target);
    work.state.refusalsAfterLoss = 0;
    work.cancelProbes();
    work.enter(Connecting{});
    work.startTunnel(attempt);
    work.startTimer(Timer::TunnelUp, work.durations().tunnelUp);
}

void breakOffSignIn(Work& work)
{
    cancel(work);
    work.current()->state = HopState::ToCome;
    work.state.plan.current.reset();
}

} // namespace naru::session
