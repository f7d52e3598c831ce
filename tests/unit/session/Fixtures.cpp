// SPDX-License-Identifier: GPL-3.0-or-later
#include "Fixtures.h"

namespace naru::session::test {

namespace {

const QString office = QStringLiteral("office.example");
const QString hotel = QStringLiteral("hotel.example");

void pausedInTrusted(World& world)
{
    world.connect();
    world.context.policy.network.enabled = true;
    world.context.policy.network.onTrusted = TrustedAction::Pause;
    world.moved(QStringLiteral("home.example"), true).ends(TunnelEnd::Stopped);
}

void waitsForRetry(World& world)
{
    world.atOffice().wish(QStringLiteral("busan")).signInFails(SignInFailure::Unreachable);
}

Event networkUp(const QString& suffix)
{
    return NetworkChanged{true, {{{suffix, QStringLiteral("192.168.1.1")}}}, false};
}

/** An event that looks like this whatever the world. */
Stimulus always(const char* name, const Event& event)
{
    return {QLatin1String(name), [event](const World&) { return event; }};
}

Stimulus signInFails(SignInFailure kind)
{
    return {QStringLiteral("sign-in-failed/") + codeName(kind), [kind](const World& w) {
                return SignInFailed{w.state.alive.signIn, kind};
            }};
}

Stimulus tunnelEnds(TunnelEnd kind)
{
    return {QStringLiteral("tunnel-ended/") + codeName(kind), [kind](const World& w) {
                return TunnelEnded{w.state.alive.tunnel, kind};
            }};
}

/** The timer that runs, if one does. */
Event firing(const World& world)
{
    if (world.state.alive.timers.empty())
        return TimerFired{Timer::Connect, 0};
    const auto& [timer, number] = *world.state.alive.timers.begin();
    return TimerFired{timer, number};
}

std::vector<Stimulus> allStimuli()
{
    const QStringList order{QStringLiteral("seoul"), QStringLiteral("tokyo"), QStringLiteral("busan")};
    std::vector<Stimulus> all{
        always("connect-wished", ConnectWished{}),
        always("connect-wished/by-hand", ConnectWished{QStringLiteral("tokyo")}),
        always("connect-wished/launch", ConnectWished{{}, ogs::Trigger::Launch}),
        always("disconnect-wished", DisconnectWished{}),
        {QStringLiteral("run-progressed"),
         [order](const World& w) {
             return RunProgressed{w.state.alive.run, reportOf(*w.context.profile, order,
                                                              ogs::Source::Measured, ogs::Phase::Measuring)};
         }},
        {QStringLiteral("run-decided"),
         [order](const World& w) {
             return RunDecided{w.state.alive.run, reportOf(*w.context.profile, order)};
         }},
        {QStringLiteral("run-ended"),
         [order](const World& w) {
             return RunEnded{w.state.alive.run, reportOf(*w.context.profile, order)};
         }},
        {QStringLiteral("run-ended/portal"),
         [](const World& w) {
             return RunEnded{w.state.alive.run,
                             reportWith(*w.context.profile, {ogs::ReasonCode::PortalSuspected, {}})};
         }},
        {QStringLiteral("run-refused"),
         [](const World& w) {
             return RunRefused{w.state.alive.run, {ogs::ReasonCode::RefusedAutomaticProxy, {}}};
         }},
        {QStringLiteral("sign-in-reached"),
         [](const World& w) { return SignInReached{w.state.alive.signIn}; }},
        {QStringLiteral("sign-in-waits"), [](const World& w) { return SignInWaits{w.state.alive.signIn}; }},
        {QStringLiteral("sign-in-answered"),
         [](const World& w) { return SignInAnswered{w.state.alive.signIn}; }},
        {QStringLiteral("sign-in-succeeded"),
         [](const World& w) { return SignInSucceeded{w.state.alive.signIn}; }},
        {QStringLiteral("tunnel-up"), [](const World& w) { return TunnelUp{w.state.alive.tunnel}; }},
        {QStringLiteral("tunnel-reconnecting"),
         [](const World& w) {
             return TunnelReconnecting{w.state.alive.tunnel, ReconnectCause::DeadPeer};
         }},
        {QStringLiteral("tunnel-back"), [](const World& w) { return TunnelBack{w.state.alive.tunnel}; }},
        {QStringLiteral("tunnel-lost"),
         [](const World& w) {
             return TunnelLost{w.state.alive.tunnel, HopFailure::PeerDead};
         }},
        always("going-to-sleep", GoingToSleep{}),
        always("resumed", Resumed{10min}),
        always("network-changed/same", networkUp(office)),
        always("network-changed/moved", networkUp(hotel)),
        always("network-changed/gone", NetworkChanged{false, {}, false}),
        {QStringLiteral("network-tested/passed"),
         [](const World& w) {
             return NetworkTested{w.state.alive.test, true};
         }},
        {QStringLiteral("network-tested/failed"),
         [](const World& w) {
             return NetworkTested{w.state.alive.test, false};
         }},
        always("portal-suspected", PortalSuspected{}),
        always("portal-cleared", PortalCleared{}),
        {QStringLiteral("timer-fired"), firing},
        always("profile-changed", ProfileChanged{}),
    };
    for (const SignInFailure kind :
         {SignInFailure::Refused, SignInFailure::Unreachable, SignInFailure::Deadline,
          SignInFailure::Untrusted, SignInFailure::CancelledByUser, SignInFailure::AsksUnsupported,
          SignInFailure::Crashed})
        all.push_back(signInFails(kind));
    for (const TunnelEnd kind :
         {TunnelEnd::Stopped, TunnelEnd::SignInOnly, TunnelEnd::Unreachable, TunnelEnd::PeerDead,
          TunnelEnd::Deadline, TunnelEnd::GatewayGone, TunnelEnd::SessionEnded, TunnelEnd::SessionRejected,
          TunnelEnd::Untrusted, TunnelEnd::SettingsRefused, TunnelEnd::MachineFault, TunnelEnd::Crashed})
        all.push_back(tunnelEnds(kind));
    return all;
}

} // namespace

const std::vector<Fixture>& fixtures()
{
    static const std::vector<Fixture> all{
        {QStringLiteral("idle"), [](World& w) { w.atOffice(); }},
        {QStringLiteral("locating"), [](World& w) { w.atOffice().wish(); }},
        {QStringLiteral("locating/testing"),
         [](World& w) { w.connect().sleep().wake(5h).ends(TunnelEnd::Stopped); }},
        {QStringLiteral("measuring"),
         [](World& w) {
             w.atOffice().wish().send(
                 RunProgressed{w.state.alive.run, reportOf(*w.context.profile, {}, ogs::Source::Measured,
                                                           ogs::Phase::Measuring)});
         }},
        {QStringLiteral("signing-in"), [](World& w) { w.atOffice().wish().choose(); }},
        {QStringLiteral("signing-in/waits"),
         [](World& w) { w.atOffice().wish().choose().send(SignInWaits{w.state.alive.signIn}); }},
        {QStringLiteral("signing-in/after-loss"), [](World& w) { w.connect().ends(TunnelEnd::GatewayGone); }},
        {QStringLiteral("connecting"), [](World& w) { w.atOffice().wish().choose().signIn(); }},
        {QStringLiteral("connected"), [](World& w) { w.connect(); }},
        {QStringLiteral("reconnecting"),
         [](World& w) {
             w.connect().send(TunnelReconnecting{w.state.alive.tunnel, ReconnectCause::ConnectionLost});
         }},
        {QStringLiteral("suspended/sleep"), [](World& w) { w.connect().sleep(); }},
        {QStringLiteral("suspended/no-network"), [](World& w) { w.connect().networkGone(); }},
        {QStringLiteral("suspended/portal"), [](World& w) { w.atOffice().wish().send(PortalSuspected{}); }},
        {QStringLiteral("suspended/trusted-network"), pausedInTrusted},
        {QStringLiteral("failing-over/stopping"),
         [](World& w) {
             w.connect().send(TunnelLost{w.state.alive.tunnel, HopFailure::PeerDead});
         }},
        {QStringLiteral("failing-over/waiting"), waitsForRetry},
        {QStringLiteral("disconnecting"), [](World& w) { w.connect().send(DisconnectWished{}); }},
        {QStringLiteral("disconnecting/anew"), [](World& w) { w.connect().wish(QStringLiteral("busan")); }},
    };
    return all;
}

const std::vector<Stimulus>& stimuli()
{
    static const std::vector<Stimulus> all = allStimuli();
    return all;
}

} // namespace naru::session::test
