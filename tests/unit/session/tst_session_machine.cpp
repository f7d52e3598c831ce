// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "World.h"

#include <QTest>

using namespace naru;
using namespace naru::session;
using namespace naru::session::test;

namespace {

const QString hotel = QStringLiteral("hotel.example");
const QString home = QStringLiteral("home.example");

/** With the reconnection's other behaviour. */
World disconnectsOnSuspend()
{
    profile::Profile profile = threeGateways();
    profile.autoReconnect.behavior = profile::ReconnectBehavior::DisconnectOnSuspend;
    return World(profile);
}

World withNetworkPolicy(TrustedAction onTrusted, UntrustedAction onUntrusted = UntrustedAction::Connect)
{
    World world;
    NetworkPolicy& policy = world.context.policy.network;
    policy.enabled = true;
    policy.onTrusted = onTrusted;
    policy.onUntrusted = onUntrusted;
    return world;
}

} // namespace

/** What the machine does to a session: sleep, networks, sign-in pages. */
class SessionMachineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sleepWaitsForTheDisconnection()
    {
        World world = disconnectsOnSuspend();
        world.connect();
        QVERIFY(world.state.alive.sleepInhibitor);
        world.sleep();
        QVERIFY(world.did(QStringLiteral("stop-tunnel")));
        QVERIFY(!world.did(QStringLiteral("release-sleep-inhibitor")));
        QVERIFY(world.told(NoticeCode::DisconnectedForSleep));
        world.ends(TunnelEnd::Stopped);
        QVERIFY(world.did(QStringLiteral("release-sleep-inhibitor")));
        QCOMPARE(world.kind(), Kind::Idle);
        QCOMPARE(world.wake(10h).kind(), Kind::Idle);
        QVERIFY(world.actions.empty());
    }

    void aShortSleepIsNoNewRun_data()
    {
        QTest::addColumn<int>("minutes");
        QTest::addColumn<bool>("run");
        QTest::newRow("3 h 59 min") << 239 << false;
        QTest::newRow("4 h 1 min") << 241 << true;
    }

    void aShortSleepIsNoNewRun()
    {
        HOLDS("OGS-23", "C-OC-12");
        QFETCH(int, minutes);
        QFETCH(bool, run);
        World world;
        world.connect().sleep();
        QVERIFY(world.did(QStringLiteral("release-sleep-inhibitor")));
        QVERIFY(!world.did(QStringLiteral("stop-tunnel")));
        world.wake(std::chrono::minutes(minutes));
        QCOMPARE(world.did(QStringLiteral("reconnect-tunnel")), !run);
        QCOMPARE(world.kind(), run ? Kind::Disconnecting : Kind::Reconnecting);
        if (!run) {
            QVERIFY(world.did(QStringLiteral("take-sleep-inhibitor")));
            QCOMPARE(world.send(TunnelBack{world.state.alive.tunnel}).kind(), Kind::Connected);
            return;
        }
        // Nothing is measured or tested through the old tunnel.
        world.ends(TunnelEnd::Stopped);
        QVERIFY(world.did(QStringLiteral("test-network")));
        QVERIFY(!world.startedRun());
        world.send(NetworkTested{world.state.alive.test, true});
        QVERIFY(world.startedRun());
        const ogs::Conditions& conditions = world.startedRun()->conditions;
        QVERIFY(ogs::isLaterRun(conditions));
        QVERIFY(conditions.resumed && conditions.connectedBeforeSleep && conditions.networkTestPassed);
        QCOMPARE(conditions.sinceDisconnection, std::optional<base::Nanoseconds>(241min));
        QVERIFY(!ogs::refusal(conditions, *world.context.profile));
    }

    void aNetworkThatDoesNotAnswerIsTestedAgain()
    {
        HOLDS("OGS-23");
        World world;
        world.connect().sleep().wake(5h).ends(TunnelEnd::Stopped);
        while (!world.startedRun()) {
            QCOMPARE(world.kind(), Kind::Locating);
            world.send(NetworkTested{world.state.alive.test, false});
            if (!world.startedRun())
                world.fire(Timer::NetworkTest);
        }
        // The patience is over: the run is asked for as it is, and will be refused.
        const auto refusal = ogs::refusal(world.startedRun()->conditions, *world.context.profile);
        QVERIFY(refusal);
        QCOMPARE(refusal->code, ogs::ReasonCode::RefusedNetworkTest);
        world.send(RunRefused{world.state.alive.run, *refusal});
        QCOMPARE(world.signsInAt(), QStringLiteral("seoul.example:443"));
        QCOMPARE(world.startedSignIn()->hop.why, HopWhy::PreviousStandsIn);
    }

    /** The network comes back after the resume, and only then it turns out to be another one. */
    void aNetworkThatIsAnotherOneDoesNotEndTheResume()
    {
        HOLDS("OGS-23");
        World world;
        world.connect().sleep().wake(5h).ends(TunnelEnd::Stopped);
        world.send(NetworkTested{world.state.alive.test, true});
        QVERIFY(world.startedRun());
        world.moved(QStringLiteral("cafe.example"));
        QVERIFY(world.did(QStringLiteral("test-network")));
        world.send(NetworkTested{world.state.alive.test, true});
        QVERIFY(world.startedRun());
        QVERIFY(!ogs::refusal(world.startedRun()->conditions, *world.context.profile));
        // A choice ends it: who connects by hand after that gets what is usual.
        world.choose();
        QVERIFY(!world.state.sleep);
    }

    void whoWasNotConnectedGetsNoRun()
    {
        HOLDS("OGS-23");
        World world;
        world.connect().send(DisconnectWished{}).ends(TunnelEnd::Stopped).advance(5h).wish();
        QVERIFY(!ogs::refusal(world.startedRun()->conditions, *world.context.profile));
        world.sleep().wake(5h);
        const auto refusal = ogs::refusal(world.startedRun()->conditions, *world.context.profile);
        QVERIFY(refusal);
        QCOMPARE(refusal->code, ogs::ReasonCode::RefusedNotConnectedBeforeSleep);
    }

    void aHandChoiceIsNoReasonForARun()
    {
        World world;
        world.atOffice().wish(QStringLiteral("tokyo")).signIn().up().advance(1h).sleep().wake(9h);
        QVERIFY(world.did(QStringLiteral("reconnect-tunnel")));
    }

    void aTunnelThatDiedAsleepIsFailedOver()
    {
        World world;
        world.connect().sleep().ends(TunnelEnd::PeerDead);
        QCOMPARE(world.kind(), Kind::Suspended);
        world.wake(1h);
        QVERIFY(!world.startedRun());
        QCOMPARE(world.signsInAt(), QStringLiteral("seoul.example:443"));
        World later;
        later.connect().sleep().ends(TunnelEnd::PeerDead).wake(5h);
        QVERIFY(later.did(QStringLiteral("test-network")));
    }

    void deadPeersShowAtOnceAndEndWithAReason()
    {
        HOLDS("C-OC-12");
        profile::Profile one = threeGateways();
        one.hosts = {one.hosts[2]};
        World world(one);
        world.atOffice().wish();
        world.send(RunDecided{world.state.alive.run, reportOf(one, {QStringLiteral("busan")})});
        world.signIn().up().advance(1h);
        world.send(TunnelReconnecting{world.state.alive.tunnel, ReconnectCause::DeadPeer});
        QCOMPARE(status(world.state, world.context.now).reconnecting,
                 std::optional(ReconnectCause::DeadPeer));
        world.fire(Timer::Reconnect).ends(TunnelEnd::Stopped);
        while (world.kind() == Kind::FailingOver)
            world.fire(Timer::Retry).signInFails(SignInFailure::Unreachable);
        QCOMPARE(world.kind(), Kind::Idle);
        QCOMPARE(status(world.state, world.context.now).reasons.back().code, NoticeCode::GaveUp);
    }

    void theRunIsMadeAnewInAnotherNetwork()
    {
        World world;
        world.atOffice().wish();
        const Number office = world.state.alive.run;
        world.send(RunProgressed{
            office, reportOf(*world.context.profile, {}, ogs::Source::Measured, ogs::Phase::Measuring)});
        world.moved(hotel);
        QVERIFY(world.did(QStringLiteral("abandon-run")));
        QVERIFY(world.startedRun());
        QVERIFY(world.state.alive.run != office);
        world.send(RunDecided{office, reportOf(*world.context.profile, {QStringLiteral("tokyo")})});
        QVERIFY(world.actions.empty());
    }

    void theNetworkIsWaitedFor()
    {
        World world;
        world.networkGone().wish();
        QCOMPARE(status(world.state, world.context.now).suspended, std::optional(SuspendCause::NoNetwork));
        QVERIFY(world.actions.empty());
        QVERIFY(world.moved(hotel).startedRun());
    }

    void aConnectionOutlivesTheNetworksAbsence()
    {
        World world;
        world.connect().networkGone();
        QVERIFY(!world.did(QStringLiteral("stop-tunnel")));
        world.advance(10min).moved(hotel);
        QCOMPARE(world.kind(), Kind::Reconnecting);
        QVERIFY(world.did(QStringLiteral("reconnect-tunnel")));
        QCOMPARE(world.timer(Timer::Reconnect), std::optional<base::Nanoseconds>(15s));
    }

    void aSignInPageIsWaitedFor()
    {
        HOLDS("C-OC-18");
        World world;
        world.atOffice().wish();
        world.send(RunEnded{world.state.alive.run,
                            reportWith(*world.context.profile, {ogs::ReasonCode::PortalSuspected, {}})});
        QCOMPARE(status(world.state, world.context.now).suspended, std::optional(SuspendCause::Portal));
        QVERIFY(world.told(NoticeCode::PortalSuspected));
        // Nobody is asked about a certificate, and it looks again by itself, less and less often.
        base::Nanoseconds last{0};
        for (int i = 0; i < 8; ++i) {
            QVERIFY(world.signsInAt().isEmpty() && !world.startedRun());
            const base::Nanoseconds pause = *world.timer(Timer::PortalRecheck);
            QVERIFY(pause >= last && pause <= 5min);
            last = pause;
            QVERIFY(world.fire(Timer::PortalRecheck).did(QStringLiteral("recheck-portal")));
            world.send(PortalSuspected{});
        }
        world.send(PortalCleared{});
        QVERIFY(world.startedRun());
        QVERIFY(world.told(NoticeCode::PortalGone));
        QCOMPARE(world.kind(), Kind::Locating);
    }

    void aCertificateMayBeThatOfASignInPage()
    {
        HOLDS("C-OC-18");
        World measured;
        measured.atOffice().wish().choose();
        QVERIFY(lookedForPortal(measured.state));
        World byHand;
        byHand.atOffice().send(ConnectWished{QStringLiteral("tokyo")});
        QCOMPARE(byHand.kind(), Kind::SigningIn);
        QVERIFY(!lookedForPortal(byHand.state));
        // A run from an earlier place says nothing of the gateway that stands in.
        measured.send(DisconnectWished{}).wish();
        measured.send(RunRefused{measured.state.alive.run, {ogs::ReasonCode::RefusedAutomaticProxy, {}}});
        QCOMPARE(measured.kind(), Kind::SigningIn);
        QVERIFY(!lookedForPortal(measured.state));
    }

    void aSignInPageEndsTheSignIn()
    {
        HOLDS("C-OC-18");
        World world;
        world.atOffice().wish().choose().send(PortalSuspected{});
        QVERIFY(world.did(QStringLiteral("cancel-sign-in")));
        // What was measured behind it is thrown away, not finished.
        QVERIFY(world.did(QStringLiteral("abandon-run")));
        QVERIFY(!world.did(QStringLiteral("cancel-probes")));
        QVERIFY(world.state.alive.signIn == 0 && world.state.alive.run == 0);
    }

    void trustedNetworks_data()
    {
        QTest::addColumn<QStringList>("domains");
        QTest::addColumn<QStringList>("list");
        QTest::addColumn<QStringList>("suffixes");
        QTest::addColumn<QStringList>("servers");
        QTest::addColumn<bool>("trusted");
        const QStringList corp{QStringLiteral("corp.example")};
        const QStringList any{QStringLiteral("*.corp.example")};
        const QStringList ten{QStringLiteral("10.1.1.1"), QStringLiteral("10.1.1.2")};
        const QStringList first{QStringLiteral("10.1.1.1")};
        const QStringList mixed{QStringLiteral("10.1.1.1"), QStringLiteral("8.8.8.8")};
        QTest::newRow("the domain") << corp << QStringList() << corp << first << true;
        QTest::newRow("either case, a final dot")
            << QStringList{QStringLiteral("Corp.Example.")} << QStringList() << corp << first << true;
        QTest::newRow("a wildcard") << any << QStringList() << QStringList{QStringLiteral("lab.corp.example")}
                                    << first << true;
        QTest::newRow("a wildcard is not the domain itself")
            << any << QStringList() << corp << first << false;
        QTest::newRow("no part of a name")
            << corp << QStringList() << QStringList{QStringLiteral("notcorp.example")} << first << false;
        QTest::newRow("one of two suffixes")
            << corp << QStringList() << QStringList{home, corp.front()} << first << true;
        QTest::newRow("a server of the list") << QStringList() << ten << QStringList() << first << true;
        QTest::newRow("a server beside the list") << QStringList() << ten << QStringList() << mixed << false;
        QTest::newRow("servers with a wildcard")
            << QStringList() << QStringList{QStringLiteral("10.1.*")} << QStringList() << ten << true;
        QTest::newRow("no server at all") << QStringList() << ten << QStringList() << QStringList() << false;
        QTest::newRow("both are asked: only the domain") << corp << ten << corp << mixed << false;
        QTest::newRow("both are asked: only the servers")
            << corp << ten << QStringList{home} << first << false;
        QTest::newRow("both") << corp << ten << corp << ten << true;
        QTest::newRow("nothing is asked") << QStringList() << QStringList() << corp << first << false;
        QTest::newRow("many stars") << QStringList{QString(200, u'*') + u'x'} << QStringList()
                                    << QStringList{QString(5000, u'a')} << first << false;
    }

    void trustedNetworks()
    {
        QFETCH(QStringList, domains);
        QFETCH(QStringList, list);
        QFETCH(QStringList, suffixes);
        QFETCH(QStringList, servers);
        QFETCH(bool, trusted);
        NetworkPolicy policy;
        policy.domains = domains;
        policy.servers = list;
        QVERIFY(!isTrusted(policy, suffixes, servers));
        policy.enabled = true;
        QCOMPARE(isTrusted(policy, suffixes, servers), trusted);
        policy.asksHttpsServers = true;
        QVERIFY(!isTrusted(policy, suffixes, servers));
    }

    void atrustedNetworkDisconnects()
    {
        World world = withNetworkPolicy(TrustedAction::Disconnect);
        QVERIFY(world.atOffice().startedRun());
        QVERIFY(world.told(NoticeCode::ConnectingByNetworkPolicy));
        world.choose().signIn().up().moved(home, true);
        QVERIFY(world.told(NoticeCode::DisconnectedOnTrustedNetwork));
        world.ends(TunnelEnd::Stopped);
        QCOMPARE(world.kind(), Kind::Idle);
        // A person may connect there all the same, and stays until the network is another one.
        world.wish();
        QVERIFY(world.startedRun());
        QCOMPARE(world.moved(home, true).kind(), Kind::Locating);
        QCOMPARE(world.moved(QStringLiteral("branch.example"), true).kind(), Kind::Idle);
    }

    void aTrustedNetworkPauses()
    {
        World world = withNetworkPolicy(TrustedAction::Pause, UntrustedAction::DoNothing);
        QVERIFY(world.atOffice().actions.empty());
        world.connect().moved(home, true);
        QVERIFY(world.told(NoticeCode::PausedOnTrustedNetwork));
        world.ends(TunnelEnd::Stopped);
        QCOMPARE(status(world.state, world.context.now).suspended,
                 std::optional(SuspendCause::TrustedNetwork));
        QVERIFY(world.moved(hotel).startedRun());
    }

    void aPolicyDoesNotOverruleAPerson()
    {
        World world = withNetworkPolicy(TrustedAction::DoNothing);
        world.atOffice().send(DisconnectWished{});
        QCOMPARE(world.kind(), Kind::Idle);
        world.networkGone().atOffice();
        QCOMPARE(world.kind(), Kind::Idle);
        QVERIFY(world.moved(hotel).startedRun());
    }

    void aPolicyDoesNotOfferARefusedPasswordAgain()
    {
        HOLDS("C-OC-01");
        World world = withNetworkPolicy(TrustedAction::DoNothing);
        world.atOffice().choose().send(SignInReached{world.state.alive.signIn});
        world.signInFails(SignInFailure::Refused).signInFails(SignInFailure::CancelledByUser);
        QCOMPARE(world.kind(), Kind::Idle);
        QVERIFY(world.moved(hotel).startedRun());
        QVERIFY(!world.choose().startedSignIn()->mayOfferSecret);
        // A person who tries again may have put a new one in its place.
        world.send(DisconnectWished{}).wish();
        QVERIFY(world.choose().startedSignIn()->mayOfferSecret);
    }

    void theWishToMeasureIsOver()
    {
        World world = withNetworkPolicy(TrustedAction::Pause, UntrustedAction::DoNothing);
        world.atOffice().send(ConnectWished{{}, ogs::Trigger::UserWish});
        QCOMPARE(world.startedRun()->conditions.trigger, ogs::Trigger::UserWish);
        world.choose().signIn().up().moved(home, true).ends(TunnelEnd::Stopped).moved(hotel);
        QCOMPARE(world.startedRun()->conditions.trigger, ogs::Trigger::Reconnection);
    }

    void aTrustedNetworkConnectsWhereItSaysSo()
    {
        World world = withNetworkPolicy(TrustedAction::Connect, UntrustedAction::DoNothing);
        QVERIFY(!world.atOffice().startedRun());
        QVERIFY(world.moved(home, true).startedRun());
    }

    void namesAreUnique()
    {
        QStringList names;
        for (int i = 0; i <= static_cast<int>(NoticeCode::ResumedForNewRun); ++i)
            names << codeName(static_cast<NoticeCode>(i));
        QCOMPARE(names.removeDuplicates(), 0);
        QCOMPARE(codeName(Kind::SigningIn), QStringLiteral("signing-in"));
        QCOMPARE(codeName(HopFailure::Unstable), QStringLiteral("unstable"));
    }
};

QTEST_GUILESS_MAIN(SessionMachineTest)
#include "tst_session_machine.moc"
