// SPDX-License-Identifier: GPL-3.0-or-later
#include "Anew.h"
#include "Overloaded.h"
#include "Portals.h"
#include "Runs.h"
#include "Signing.h"
#include "Sleep.h"
#include "States.h"
#include "Wishes.h"

namespace naru::session {

namespace {

void anew(Work& work)
{
    breakOff(work);
    startOver(work);
}

/** A sign-in page that the rest of the run met: nobody is asked anything through it. */
void runGoesOn(Work& work, const RunReportPtr& report)
{
    if (showsPortal(*report))
        portalSuspected(work);
    else
        noteReport(work, report);
}

void waits(const SigningIn& phase, Work& work)
{
    work.stopTimer(Timer::Connect);
    work.stopTimer(Timer::SignIn);
    work.enter(SigningIn{phase.reached, true, phase.refusals});
}

/** It answers, and it is its turn. */
void gatewaysTurn(const SigningIn& phase, Work& work)
{
    work.stopTimer(Timer::Connect);
    work.enter(SigningIn{true, false, phase.refusals});
    work.startTimer(Timer::SignIn, work.durations().signIn);
}

} // namespace

void on(const SigningIn& phase, Work& work, const Event& event)
{
    std::visit(Overloaded{
                   [&](const ConnectWished& e) { followWish(work, e, anew); },
                   [&](const DisconnectWished&) { rest(work, NoticeCode::DisconnectedByUser); },
                   [&](const RunProgressed& e) { noteReport(work, e.report); },
                   [&](const RunDecided& e) { noteReport(work, e.report); },
                   [&](const RunEnded& e) { runGoesOn(work, e.report); },
                   [&](const SignInReached&) {
                       if (phase.waitsForUser)
                           work.enter(SigningIn{true, true, phase.refusals});
                       else
                           gatewaysTurn(phase, work);
                   },
                   [&](const SignInWaits&) { waits(phase, work); },
                   [&](const SignInAnswered&) { gatewaysTurn(phase, work); },
                   [&](const SignInSucceeded& e) { signedIn(work, e.attempt); },
                   [&](const SignInFailed& e) { signInFailed(work, phase, e.kind); },
                   [&](const TimerFired& e) {
                       signInOverdue(work, e.timer == Timer::Connect ? HopFailure::ConnectDeadline
                                                                     : HopFailure::SignInDeadline);
                   },
                   [&](const GoingToSleep&) { goingToSleep(work); },
                   [&](const NetworkChanged& e) { followNetwork(work, e, anew); },
                   [&](const PortalSuspected&) { portalSuspected(work); },
                   [&](const PortalCleared&) { forgetPortal(work); },
                   [&](const ProfileChanged&) { followProfile(work, anew); },
                   ignored,
               },
               event);
}

} // namespace naru::session
