// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "World.h"

#include <QTest>

using namespace naru;
using namespace naru::session;
using namespace naru::session::test;

namespace {

const QString seoul = QStringLiteral("seoul");
const QString tokyo = QStringLiteral("tokyo");
const QString busan = QStringLiteral("busan");

} // namespace

/** Which server is next, when, and with what. */
class SessionFailoverTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOrderIsTheVerdictsWithBackups()
    {
        HOLDS("OGS-50");
        World world;
        world.atOffice().wish().choose({tokyo, seoul, busan});
        const QStringList expected{QStringLiteral("tokyo.example:443"), QStringLiteral("tokyo2.example:443"),
                                   QStringLiteral("seoul.example:443"), QStringLiteral("seoul2.example:443"),
                                   QStringLiteral("busan.example:443")};
        QCOMPARE(world.failWholeRound(), expected);
        QCOMPARE(world.kind(), Kind::FailingOver);
        QVERIFY(world.told(NoticeCode::RetryComes));
    }

    void aBackupKeepsItsGroup()
    {
        HOLDS("OGS-52");
        World world;
        world.atOffice().wish().choose().signInFails(SignInFailure::Unreachable);
        QVERIFY(world.startedSignIn());
        QCOMPARE(world.startedSignIn()->hop.target.host, QStringLiteral("seoul2.example"));
        QCOMPARE(world.startedSignIn()->hop.group, QStringLiteral("staff"));
        QCOMPARE(world.startedSignIn()->hop.backup, std::optional(0));
        world.signIn();
        const auto* tunnel = std::get_if<StartTunnel>(&world.actions[3]);
        QVERIFY(tunnel);
        QCOMPARE(tunnel->hop.group, QStringLiteral("staff"));
    }

    void aLostServerComesFirstThenItsBackups()
    {
        HOLDS("OGS-51", "OGS-25");
        World world;
        world.atOffice().wish().choose({seoul, busan, tokyo}).signInFails(SignInFailure::Unreachable);
        world.signInFails(SignInFailure::Unreachable);
        QCOMPARE(world.signsInAt(), QStringLiteral("busan.example:443"));
        world.signIn().up().advance(1h).ends(TunnelEnd::GatewayGone);
        QVERIFY(!world.startedRun());
        const QStringList expected{QStringLiteral("busan.example:443"), QStringLiteral("seoul.example:443"),
                                   QStringLiteral("seoul2.example:443"), QStringLiteral("tokyo.example:443"),
                                   QStringLiteral("tokyo2.example:443")};
        QCOMPARE(world.failWholeRound(), expected);
    }

    void aLostBackupComesFirstThenItsEntry()
    {
        World world;
        world.atOffice().wish().choose().signInFails(SignInFailure::Unreachable).signIn().up().advance(1h);
        world.ends(TunnelEnd::SessionRejected);
        const QStringList expected{QStringLiteral("seoul2.example:443"), QStringLiteral("seoul.example:443"),
                                   QStringLiteral("tokyo.example:443"), QStringLiteral("tokyo2.example:443"),
                                   QStringLiteral("busan.example:443")};
        QCOMPARE(world.startedSignIn()->hop.why, HopWhy::LostServer);
        QCOMPARE(world.failWholeRound(), expected);
    }

    /** The tunnel's own reconnecting was the try of that server: within 2 s its backup is next. */
    void whatDidNotComeBackIsNotTriedAgain()
    {
        HOLDS("OGS-51", "C-OC-12");
        World world;
        world.connect().send(TunnelReconnecting{world.state.alive.tunnel, ReconnectCause::DeadPeer});
        QCOMPARE(world.kind(), Kind::Reconnecting);
        QCOMPARE(world.timer(Timer::Reconnect), std::optional<base::Nanoseconds>(2s));
        world.fire(Timer::Reconnect);
        QVERIFY(world.did(QStringLiteral("stop-tunnel")));
        QVERIFY(world.signsInAt().isEmpty());
        world.ends(TunnelEnd::Stopped);
        QCOMPARE(world.signsInAt(), QStringLiteral("seoul2.example:443"));
        QVERIFY(*world.timer(Timer::Connect) <= 1500ms);
        const StatusHop first = status(world.state, world.context.now).plan.front();
        QCOMPARE(first.state, HopState::Failed);
        QCOMPARE(first.failure, std::optional(HopFailure::ReconnectDeadline));
    }

    /** Killed, cut off, and refused: on the backup, then on the next of the order. */
    void eachWayOfDyingIsSurvived_data()
    {
        QTest::addColumn<SignInFailure>("dies");
        QTest::newRow("killed") << SignInFailure::Unreachable;
        QTest::newRow("cut off") << SignInFailure::Deadline;
        QTest::newRow("refuses the sign-in") << SignInFailure::Refused;
    }

    void eachWayOfDyingIsSurvived()
    {
        HOLDS("OGS-50", "OGS-51");
        QFETCH(SignInFailure, dies);
        World world;
        world.connect().ends(TunnelEnd::GatewayGone).signInFails(dies);
        QCOMPARE(world.signsInAt(), QStringLiteral("seoul2.example:443"));
        world.signIn().up().advance(1h).ends(TunnelEnd::GatewayGone);
        QCOMPARE(world.signsInAt(), QStringLiteral("seoul2.example:443"));
        world.signInFails(dies);
        QCOMPARE(world.signsInAt(), QStringLiteral("seoul.example:443"));
        world.signInFails(dies);
        QCOMPARE(world.signsInAt(), QStringLiteral("tokyo.example:443"));
        world.signIn().up();
        QCOMPARE(world.kind(), Kind::Connected);
    }

    void serversThatFailCoolOff()
    {
        World world;
        world.connect().ends(TunnelEnd::GatewayGone).signInFails(SignInFailure::Unreachable);
        QCOMPARE(world.argumentsOf(NoticeCode::HopCoolsOff)[QStringLiteral("seconds")].toInt(), 10);
        world.signIn().up().advance(5s);
        // The present one breaks at once, and its entry still cools off: neither is tried.
        world.ends(TunnelEnd::GatewayGone);
        QCOMPARE(world.signsInAt(), QStringLiteral("tokyo.example:443"));
        const Status now = status(world.state, world.context.now);
        QCOMPARE(now.plan[0].failure, std::optional(HopFailure::Unstable));
        QCOMPARE(now.plan[1].state, HopState::CooledOff);
        QCOMPARE(now.plan[1].coolFor, std::optional<base::Nanoseconds>(5s));
        QCOMPARE(now.plan[2].state, HopState::Trying);
    }

    void retriesGrowAreBoundedAndSayWhen_data()
    {
        QTest::addColumn<int>("coolOff");
        QTest::addColumn<int>("longest");
        QTest::newRow("as long as the servers cool off") << 600 << 600;
        QTest::newRow("by the rounds alone") << 1 << 300;
    }

    void retriesGrowAreBoundedAndSayWhen()
    {
        QFETCH(int, coolOff);
        QFETCH(int, longest);
        World world;
        world.context.policy.durations.longestCoolOff = std::chrono::seconds(coolOff);
        world.connect().ends(TunnelEnd::GatewayGone);
        world.failWholeRound();
        base::Nanoseconds last{0};
        int rounds = 1;
        while (world.kind() == Kind::FailingOver) {
            const base::Nanoseconds wait = *status(world.state, world.context.now).nextRetryIn;
            QCOMPARE(std::optional(wait), world.timer(Timer::Retry));
            QVERIFY(wait >= last && wait <= std::chrono::seconds(longest));
            last = wait;
            QCOMPARE(world.argumentsOf(NoticeCode::RetryComes)[QStringLiteral("round")].toInt(), rounds);
            world.fire(Timer::Retry);
            QCOMPARE(world.failWholeRound().size(), 5);
            ++rounds;
        }
        QCOMPARE(last, base::Nanoseconds(std::chrono::seconds(longest)));
        QCOMPARE(rounds, roundsAfterLoss);
        QCOMPARE(world.kind(), Kind::Idle);
        QCOMPARE(world.argumentsOf(NoticeCode::GaveUp)[QStringLiteral("why")].toString(),
                 QStringLiteral("unreachable"));
        QVERIFY(world.state.alive.timers.empty());
    }

    void aConnectionThatLastedForgives()
    {
        World world;
        world.connect().ends(TunnelEnd::GatewayGone).signInFails(SignInFailure::Unreachable).signIn().up();
        world.advance(1h).send(DisconnectWished{}).ends(TunnelEnd::Stopped);
        world.wish().choose().signIn().up().advance(59s).ends(TunnelEnd::PeerDead);
        QCOMPARE(world.argumentsOf(NoticeCode::HopCoolsOff)[QStringLiteral("seconds")].toInt(), 20);
        world.send(DisconnectWished{}).advance(1min).connect().ends(TunnelEnd::PeerDead);
        QCOMPARE(world.argumentsOf(NoticeCode::HopCoolsOff)[QStringLiteral("seconds")].toInt(), 10);
    }

    void anotherPlaceForgives()
    {
        World world;
        world.atOffice().wish().choose({busan, tokyo}).signInFails(SignInFailure::Unreachable);
        QCOMPARE(world.argumentsOf(NoticeCode::HopCoolsOff)[QStringLiteral("seconds")].toInt(), 10);
        QVERIFY(world.moved(QStringLiteral("hotel.example")).startedRun());
        QCOMPARE(world.choose({busan, tokyo}).signsInAt(), QStringLiteral("busan.example:443"));
    }

    void aPersonDoesNotWaitForACoolOffAlone()
    {
        World world;
        world.atOffice().wish(busan).signInFails(SignInFailure::Unreachable).send(DisconnectWished{});
        QCOMPARE(world.wish(busan).signsInAt(), QStringLiteral("busan.example:443"));
        // Where there is another one, it is passed over.
        world.signInFails(SignInFailure::Unreachable).send(DisconnectWished{});
        QCOMPARE(world.wish().choose({busan, tokyo}).signsInAt(), QStringLiteral("tokyo.example:443"));
    }

    void aPersonDoesNotWaitForARetry()
    {
        World world;
        world.connect().ends(TunnelEnd::GatewayGone);
        world.failWholeRound();
        QCOMPARE(world.wish().signsInAt(), QStringLiteral("seoul.example:443"));
    }

    void aRefusedPersonIsAskedAtTheSameGateway()
    {
        HOLDS("C-OC-01");
        World world;
        world.atOffice().wish().choose();
        QVERIFY(world.startedSignIn()->mayOfferSecret);
        for (int tries = signInTries - 1; tries > 0; --tries) {
            world.signInFails(SignInFailure::Refused);
            QCOMPARE(world.signsInAt(), QStringLiteral("seoul.example:443"));
            QVERIFY(!world.startedSignIn()->mayOfferSecret);
            QCOMPARE(world.argumentsOf(NoticeCode::SignInAskedAgain)[QStringLiteral("tries")].toInt(), tries);
        }
        world.signInFails(SignInFailure::Refused);
        QCOMPARE(world.kind(), Kind::Idle);
        QVERIFY(world.told(NoticeCode::SignInRefused));
    }

    void aPasswordIsOfferedOnceAGateway()
    {
        HOLDS("C-OC-01");
        World world;
        world.connect().ends(TunnelEnd::GatewayGone);
        std::map<QString, int> offered;
        int refusals = 0;
        while (world.kind() == Kind::SigningIn && refusals < 10) {
            offered[world.signsInAt()] += world.startedSignIn()->mayOfferSecret ? 1 : 0;
            world.signInFails(SignInFailure::Refused);
            ++refusals;
        }
        QCOMPARE(offered.size(), std::size_t(refusalsAfterLoss));
        for (const auto& [server, times] : offered)
            QVERIFY2(times <= 1, qPrintable(server));
        QCOMPARE(world.kind(), Kind::Idle);
    }

    void afterThreeRefusalsNobodyIsOfferedIt()
    {
        World world;
        world.connect().ends(TunnelEnd::GatewayGone);
        for (int refusals = 0; refusals < refusalsAfterLoss; ++refusals)
            world.signInFails(SignInFailure::Refused);
        world.signInFails(SignInFailure::Unreachable);
        QCOMPARE(world.signsInAt(), QStringLiteral("tokyo2.example:443"));
        QVERIFY(!world.startedSignIn()->mayOfferSecret);
    }

    void aGatewayThatSawNoSecretMayBeOfferedIt()
    {
        World world;
        world.connect().ends(TunnelEnd::GatewayGone);
        world.failWholeRound();
        QVERIFY(world.fire(Timer::Retry).startedSignIn()->mayOfferSecret);
        world.send(SignInReached{world.state.alive.signIn}).fire(Timer::SignIn);
        world.failWholeRound();
        QVERIFY(!world.fire(Timer::Retry).startedSignIn()->mayOfferSecret);
    }

    void untrustedServersAreAskedAboutOnlyInFront()
    {
        World world;
        world.atOffice().wish().choose();
        QVERIFY(world.startedSignIn()->mayAskTrust);
        world.signIn().up().advance(1h).ends(TunnelEnd::GatewayGone);
        QVERIFY(!world.startedSignIn()->mayAskTrust);
        world.signInFails(SignInFailure::Untrusted);
        QCOMPARE(world.signsInAt(), QStringLiteral("seoul2.example:443"));
        const StatusHop skipped = status(world.state, world.context.now).plan.front();
        QCOMPARE(skipped.state, HopState::Skipped);
        QCOMPARE(skipped.failure, std::optional(HopFailure::Untrusted));
        world.signInFails(SignInFailure::Untrusted);
        world.signInFails(SignInFailure::Untrusted);
        world.signInFails(SignInFailure::Untrusted);
        // The last one: nothing is left but to ask.
        QCOMPARE(world.signsInAt(), QStringLiteral("busan.example:443"));
        QVERIFY(world.startedSignIn()->mayAskTrust);
        world.signInFails(SignInFailure::Untrusted);
        QCOMPARE(world.kind(), Kind::Idle);
        QVERIFY(world.told(NoticeCode::CertificateNotTrusted));
    }

    void strictTrustAsksNobody()
    {
        World world;
        world.context.policy.strictCertificateTrust = true;
        world.atOffice().wish(busan);
        QVERIFY(!world.startedSignIn()->mayAskTrust);
    }

    void theUsersTimeIsNotCounted()
    {
        World world;
        world.atOffice().wish().choose().send(SignInReached{world.state.alive.signIn});
        QCOMPARE(world.timer(Timer::SignIn), std::optional<base::Nanoseconds>(30s));
        world.send(SignInWaits{world.state.alive.signIn});
        QVERIFY(world.state.alive.timers.empty());
        QVERIFY(status(world.state, world.context.now).waitsForUser);
        world.advance(1h).send(SignInAnswered{world.state.alive.signIn});
        QCOMPARE(world.timer(Timer::SignIn), std::optional<base::Nanoseconds>(30s));
    }

    void withoutAutoReconnectALossIsTheEnd()
    {
        profile::Profile profile = threeGateways();
        profile.autoReconnect.enabled = false;
        profile.autoReconnect.userControllable = true;
        World world(profile);
        world.connect().ends(TunnelEnd::PeerDead);
        QCOMPARE(world.kind(), Kind::Idle);
        QCOMPARE(world.argumentsOf(NoticeCode::NotReconnected)[QStringLiteral("why")].toString(),
                 QStringLiteral("peer-dead"));
        world.context.policy.user.autoReconnect = true;
        QCOMPARE(world.connect().ends(TunnelEnd::PeerDead).kind(), Kind::SigningIn);
    }
};

QTEST_GUILESS_MAIN(SessionFailoverTest)
#include "tst_session_failover.moc"
