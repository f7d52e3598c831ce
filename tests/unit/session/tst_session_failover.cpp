// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Script.h"
#include "World.h"

#include <QTest>

using namespace naru;
using namespace naru::session;
using namespace naru::session::test;

namespace {

const QString seoul = QStringLiteral("seoul");
const QString tokyo = QStringLiteral("tokyo");
const QString busan = QStringLiteral("busan");

/** Servers in the order in which they are signed in at while each of them is unreachable, one round long. */
QStringList wholeRound(World& world)
{
    QStringList servers;
    while (!world.signsInAt().isEmpty()) {
        servers << world.signsInAt();
        world.signInFails(SignInFailure::Unreachable);
    }
    return servers;
}

/** What a later run chooses: seoul is the present gateway, tokyo the other one. */
RunReportPtr laterRun(World& world, std::chrono::milliseconds present, std::chrono::milliseconds other)
{
    ogs::test::Script script;
    script.answers(0, {present, present, present});
    script.answers(1, {other, other, other});
    script.answers(2, {900ms, 900ms, 900ms});
    ogs::RaceOptions options;
    options.trigger = ogs::Trigger::Reconnection;
    options.previous = world.state.memory.lastEntry;
    options.improvementRule = ogs::isLaterRun(world.startedRun()->conditions);
    return std::make_shared<const ogs::RunReport>(
        ogs::test::play(*world.context.profile, script.events(), options).atEnd);
}

} // namespace

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
        QCOMPARE(wholeRound(world), expected);
        QCOMPARE(world.kind(), Kind::FailingOver);
        QVERIFY(world.told(NoticeCode::RetryComes));
    }

    void eachHopSaysWhyItIsTried()
    {
        World world;
        world.atOffice().wish().choose({tokyo, seoul, busan});
        QList<HopWhy> whys;
        for (const StatusHop& hop : status(world.state, world.context.now).plan)
            whys << hop.hop.why;
        const QList<HopWhy> expected{HopWhy::Optimal, HopWhy::Backup, HopWhy::NextOfOrder, HopWhy::Backup,
                                     HopWhy::NextOfOrder};
        QCOMPARE(whys, expected);
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
        QCOMPARE(wholeRound(world), expected);
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
        QCOMPARE(wholeRound(world), expected);
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

    void aHandChoiceStaysWithItsEntry()
    {
        World world;
        world.atOffice().wish(seoul);
        const QStringList own{QStringLiteral("seoul.example:443"), QStringLiteral("seoul2.example:443")};
        QCOMPARE(world.startedSignIn()->hop.why, HopWhy::ChosenByHand);
        QCOMPARE(wholeRound(world), own);
        QCOMPARE(world.kind(), Kind::FailingOver);
        world.fire(Timer::Retry).signIn().up().advance(1h).ends(TunnelEnd::SessionRejected);
        QCOMPARE(wholeRound(world), own);
    }

    void aLockedChoiceIsRefusedWithItsReason()
    {
        HOLDS("OGS-27");
        World world;
        world.atOffice();
        world.context.manualChoice = {ogs::ManualChoice::Kind::Locked,
                                      ogs::Reason{ogs::ReasonCode::SelectionOnByProfile, {}}};
        world.wish(tokyo);
        QCOMPARE(world.kind(), Kind::Idle);
        QCOMPARE(world.argumentsOf(NoticeCode::EntryLocked)[QStringLiteral("reason")].toString(),
                 QStringLiteral("selection-on-by-profile"));
        world.context.manualChoice = {ogs::ManualChoice::Kind::TurnsSelectionOff, {}};
        QCOMPARE(world.wish(tokyo).signsInAt(), QStringLiteral("tokyo.example:443"));
    }

    void withoutSelectionTheEntryAloneIsUsed()
    {
        HOLDS("OGS-74");
        World world;
        world.context.selectsAutomatically = false;
        world.state.memory.lastEntry = busan;
        world.atOffice().wish();
        QVERIFY(!world.startedRun());
        QCOMPARE(wholeRound(world), QStringList{QStringLiteral("busan.example:443")});
    }

    void wishesThatCannotBeFollowed_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<bool>("typed");
        QTest::addColumn<NoticeCode>("notice");
        QTest::newRow("no such entry") << QStringLiteral("mars") << false << NoticeCode::EntryUnknown;
        QTest::newRow("an entry without an address")
            << QStringLiteral("nowhere") << false << NoticeCode::EntryNotConnectable;
        QTest::newRow("a typed address") << QString() << true << NoticeCode::TypedHostForbidden;
    }

    void wishesThatCannotBeFollowed()
    {
        QFETCH(QString, entry);
        QFETCH(bool, typed);
        QFETCH(NoticeCode, notice);
        profile::Profile profile = threeGateways();
        profile.hosts.push_back({QStringLiteral("nowhere"), {}, {}, {}, {}, {}, {}, {}});
        World world(profile);
        world.context.policy.allowTypedHost = false;
        world.atOffice().send(ConnectWished{entry.isEmpty() ? std::nullopt : std::optional(entry),
                                            ogs::Trigger::Connection, typed});
        QCOMPARE(world.kind(), Kind::Idle);
        QVERIFY(world.told(notice));
        QVERIFY(world.signsInAt().isEmpty() && !world.startedRun());
    }

    void aStartConnectsOnlyWhereItMay()
    {
        World world;
        world.atOffice().send(ConnectWished{{}, ogs::Trigger::Launch});
        QCOMPARE(world.kind(), Kind::Idle);
        world.context.policy.autoConnectOnStart = true;
        world.send(ConnectWished{{}, ogs::Trigger::Launch});
        QVERIFY(world.startedRun());
        QCOMPARE(world.startedRun()->conditions.trigger, ogs::Trigger::Launch);
    }

    void refusedRunsStandIn_data()
    {
        QTest::addColumn<QString>("previous");
        QTest::addColumn<QStringList>("order");
        QTest::addColumn<HopWhy>("why");
        QTest::newRow("the previous gateway first")
            << tokyo << QStringList{tokyo, tokyo, seoul, seoul, busan} << HopWhy::PreviousStandsIn;
        QTest::newRow("without one the first of the profile")
            << QString() << QStringList{seoul, seoul, tokyo, tokyo, busan} << HopWhy::FirstStandsIn;
    }

    void refusedRunsStandIn()
    {
        HOLDS("OGS-29");
        QFETCH(QString, previous);
        QFETCH(QStringList, order);
        QFETCH(HopWhy, why);
        World world;
        world.state.memory.lastEntry = previous;
        world.atOffice().wish();
        world.send(RunRefused{world.state.alive.run, {ogs::ReasonCode::RefusedAutomaticProxy, {}}});
        QCOMPARE(world.argumentsOf(NoticeCode::RunRefused)[QStringLiteral("reason")].toString(),
                 QStringLiteral("refused-automatic-proxy"));
        QCOMPARE(world.startedSignIn()->hop.why, why);
        QStringList entries;
        for (const StatusHop& hop : status(world.state, world.context.now).plan)
            entries << hop.hop.entry;
        QCOMPARE(entries, order);
    }

    void theRunSaysWhetherItIsALaterOne_data()
    {
        QTest::addColumn<int>("minutes");
        QTest::addColumn<bool>("refused");
        QTest::newRow("after 3 h 59 min") << 239 << true;
        QTest::newRow("after 4 h") << 240 << false;
    }

    void theRunSaysWhetherItIsALaterOne()
    {
        HOLDS("OGS-20");
        QFETCH(int, minutes);
        QFETCH(bool, refused);
        World world;
        world.atOffice().wish();
        QCOMPARE(world.startedRun()->conditions.trigger, ogs::Trigger::Connection);
        QVERIFY(!ogs::refusal(world.startedRun()->conditions, *world.context.profile));
        world.choose().signIn().up().advance(1h).send(DisconnectWished{}).ends(TunnelEnd::Stopped);
        world.advance(std::chrono::minutes(minutes)).wish();
        QVERIFY(ogs::isLaterRun(world.startedRun()->conditions));
        QCOMPARE(ogs::refusal(world.startedRun()->conditions, *world.context.profile).has_value(), refused);
    }

    void aLaterRunMovesOnlyForTheThreshold_data()
    {
        QTest::addColumn<int>("other");
        QTest::addColumn<QString>("server");
        QTest::newRow("19 % faster: stays") << 81 << QStringLiteral("seoul.example:443");
        QTest::newRow("20 % faster: moves") << 80 << QStringLiteral("tokyo.example:443");
    }

    void aLaterRunMovesOnlyForTheThreshold()
    {
        HOLDS("OGS-21");
        QFETCH(int, other);
        QFETCH(QString, server);
        World world;
        world.connect().send(DisconnectWished{}).ends(TunnelEnd::Stopped).advance(5h).wish();
        world.send(RunEnded{world.state.alive.run, laterRun(world, 100ms, std::chrono::milliseconds(other))});
        QCOMPARE(world.signsInAt(), server);
    }

    void probesEndBeforeRoutesChange()
    {
        World world;
        world.atOffice().wish().choose();
        const Number run = world.state.alive.run;
        QVERIFY(run != 0);
        world.signIn();
        const QStringList done = world.texts();
        QVERIFY(done.indexOf(QStringLiteral("cancel-probes")) >= 0);
        QVERIFY(done.indexOf(QStringLiteral("cancel-probes")) <
                done.indexOf(QStringLiteral("start-tunnel(seoul.example:443)")));
        // What the run knows at its end puts the rest in order; the choice stays.
        world.send(RunEnded{run, reportOf(*world.context.profile, {seoul, busan, tokyo})});
        world.up().advance(1h).ends(TunnelEnd::PeerDead).signInFails(SignInFailure::Unreachable);
        QCOMPARE(world.signsInAt(), QStringLiteral("busan.example:443"));
    }

    void aRunThatEndedInTimeIsNotCancelled()
    {
        World world;
        world.atOffice().wish();
        world.send(RunEnded{world.state.alive.run, reportOf(*world.context.profile, {seoul, tokyo, busan})});
        QVERIFY(!world.signIn().did(QStringLiteral("cancel-probes")));
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
        wholeRound(world);
        base::Nanoseconds last{0};
        int rounds = 1;
        while (world.kind() == Kind::FailingOver) {
            const base::Nanoseconds wait = *status(world.state, world.context.now).nextRetryIn;
            QCOMPARE(std::optional(wait), world.timer(Timer::Retry));
            QVERIFY(wait >= last && wait <= std::chrono::seconds(longest));
            last = wait;
            QCOMPARE(world.argumentsOf(NoticeCode::RetryComes)[QStringLiteral("round")].toInt(), rounds);
            world.fire(Timer::Retry);
            QCOMPARE(wholeRound(world).size(), 5);
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
        world.atOffice().wish(busan).signInFails(SignInFailure::Unreachable);
        QCOMPARE(world.argumentsOf(NoticeCode::HopCoolsOff)[QStringLiteral("seconds")].toInt(), 10);
        world.fire(Timer::Retry).signInFails(SignInFailure::Unreachable);
        QCOMPARE(world.argumentsOf(NoticeCode::HopCoolsOff)[QStringLiteral("seconds")].toInt(), 20);
        world.moved(QStringLiteral("hotel.example")).signInFails(SignInFailure::Unreachable);
        QCOMPARE(world.argumentsOf(NoticeCode::HopCoolsOff)[QStringLiteral("seconds")].toInt(), 10);
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
        wholeRound(world);
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
        wholeRound(world);
        QVERIFY(world.fire(Timer::Retry).startedSignIn()->mayOfferSecret);
        world.send(SignInReached{world.state.alive.signIn}).fire(Timer::SignIn);
        wholeRound(world);
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
        world.context.policy.autoReconnect = true;
        QCOMPARE(world.connect().ends(TunnelEnd::PeerDead).kind(), Kind::SigningIn);
    }

    void theStatusTellsTheConnection()
    {
        World world;
        world.atOffice().wish().choose().signInFails(SignInFailure::Unreachable);
        Status now = status(world.state, world.context.now);
        QCOMPARE(now.kind, Kind::SigningIn);
        QVERIFY(now.wanted);
        QCOMPARE(now.attempt, world.state.alive.signIn);
        QCOMPARE(now.hop->target.host, QStringLiteral("seoul2.example"));
        QCOMPARE(now.plan[0].number, 1);
        QCOMPARE(now.plan[0].state, HopState::Failed);
        QCOMPARE(now.plan[1].state, HopState::Trying);
        QCOMPARE(now.plan[2].state, HopState::ToCome);
        QVERIFY(!now.connectedSince);
        world.signIn().advance(3s).up();
        const base::SystemTime since = world.context.date;
        world.advance(1h).send(TunnelReconnecting{world.state.alive.tunnel, ReconnectCause::Rekey});
        world.advance(1s).send(TunnelBack{world.state.alive.tunnel});
        now = status(world.state, world.context.now);
        QCOMPARE(now.kind, Kind::Connected);
        QCOMPARE(now.attempt, world.state.alive.tunnel);
        QCOMPARE(now.since, world.context.date);
        QCOMPARE(now.connectedSince, std::optional(since));
        QCOMPARE(now.plan[1].state, HopState::Connected);
        QCOMPARE(now.reasons.back().code, NoticeCode::ConnectionBack);
        QCOMPARE(world.state.memory.lastEntry, seoul);
        world.send(DisconnectWished{}).ends(TunnelEnd::Stopped);
        now = status(world.state, world.context.now);
        QVERIFY(!now.wanted && !now.hop && !now.connectedSince);
        QCOMPARE(world.state.memory.lastDisconnection, std::optional(world.context.date));
    }

    void aSwitchEndsThePresentTunnelFirst()
    {
        World world;
        world.connect().wish(busan);
        QVERIFY(world.did(QStringLiteral("stop-tunnel")));
        QVERIFY(world.signsInAt().isEmpty());
        world.ends(TunnelEnd::Stopped);
        QCOMPARE(world.signsInAt(), QStringLiteral("busan.example:443"));
    }

    void aServerThatIsNoLongerNamedIsKeptButNotTriedAgain()
    {
        World world;
        world.connect();
        profile::Profile smaller = threeGateways();
        smaller.hosts.erase(smaller.hosts.begin());
        world.setProfile(smaller);
        world.send(ProfileChanged{});
        QCOMPARE(world.kind(), Kind::Connected);
        QVERIFY(world.told(NoticeCode::GatewayNoLongerNamed));
        world.moved(QStringLiteral("hotel.example"));
        QVERIFY(!world.did(QStringLiteral("reconnect-tunnel")));
        world.ends(TunnelEnd::Stopped);
        QCOMPARE(world.signsInAt(), QStringLiteral("tokyo.example:443"));
    }
};

QTEST_GUILESS_MAIN(SessionFailoverTest)
#include "tst_session_failover.moc"
