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

/** What a wish leads to, and what a run has to do with it. */
class SessionSelectionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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

    void aHandChoiceStaysWithItsEntry()
    {
        World world;
        world.atOffice().wish(seoul);
        const QStringList own{QStringLiteral("seoul.example:443"), QStringLiteral("seoul2.example:443")};
        QCOMPARE(world.startedSignIn()->hop.why, HopWhy::ChosenByHand);
        QCOMPARE(world.failWholeRound(), own);
        QCOMPARE(world.kind(), Kind::FailingOver);
        world.fire(Timer::Retry).signIn().up().advance(1h).ends(TunnelEnd::SessionRejected);
        QCOMPARE(world.failWholeRound(), own);
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
        QCOMPARE(world.failWholeRound(), QStringList{QStringLiteral("busan.example:443")});
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
        world.context.policy.user.connectOnStart = true;
        world.send(ConnectWished{{}, ogs::Trigger::Launch});
        QVERIFY(world.startedRun());
        QCOMPARE(world.startedRun()->conditions.trigger, ogs::Trigger::Launch);
    }

    void whatAPersonsRunChoseStandsForTheLastGateway()
    {
        HOLDS("OGS-10");
        // The second is of a profile that was open before.
        for (const auto& [chosen, first] :
             {std::pair(tokyo, tokyo), std::pair(QStringLiteral("gone"), busan)}) {
            World world;
            world.state.memory.lastEntry = busan;
            world.context.chosen = chosen;
            world.atOffice().wish();
            world.send(RunRefused{world.state.alive.run, {ogs::ReasonCode::RefusedSuspendThreshold, {}}});
            QCOMPARE(world.state.plan.hops.front().hop.entry, first);
        }
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

QTEST_GUILESS_MAIN(SessionSelectionTest)
#include "tst_session_selection.moc"
