// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Script.h"
#include "ogs/Gate.h"

#include <QTest>

using namespace naru;
using namespace naru::ogs;
using namespace std::chrono_literals;

namespace {

profile::Profile someProfile()
{
    return ogs::test::profileOf({QStringLiteral("a=h1:443"), QStringLiteral("b")});
}

std::optional<ReasonCode> codeOf(const Conditions& conditions,
                                 const profile::Profile& profile = someProfile())
{
    const std::optional<Reason> reason = refusal(conditions, profile);
    return reason ? std::optional(reason->code) : std::nullopt;
}

Conditions reconnectionAfter(base::Nanoseconds passed)
{
    Conditions conditions;
    conditions.trigger = Trigger::Reconnection;
    conditions.sinceDisconnection = passed;
    return conditions;
}

/** Everything that OGS-23 asks of a resume. */
Conditions goodResume()
{
    Conditions conditions = reconnectionAfter(5h);
    conditions.resumed = true;
    conditions.connectedBeforeSleep = true;
    conditions.networkTestPassed = true;
    return conditions;
}

const std::optional<ReasonCode> allowed;

profile::Selection selection(bool enabled, bool userControllable)
{
    profile::Selection result;
    result.enabled = enabled;
    result.userControllable = userControllable;
    return result;
}

} // namespace

class OgsGateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstConnectionRuns()
    {
        HOLDS("OGS-20");
        for (const Trigger trigger :
             {Trigger::Launch, Trigger::Connection, Trigger::Reconnection, Trigger::PreferencesChange,
              Trigger::ProxyAuthentication, Trigger::UserWish}) {
            Conditions conditions;
            conditions.trigger = trigger;
            QCOMPARE(codeOf(conditions), allowed);
        }
    }

    void reconnectionRunsFromTheThresholdOn()
    {
        HOLDS("OGS-20", "OGS-29");
        QCOMPARE(codeOf(reconnectionAfter(4h)), allowed);
        QCOMPARE(codeOf(reconnectionAfter(4h - 1ms)), ReasonCode::RefusedSuspendThreshold);
        profile::Profile patient = someProfile();
        patient.selection.suspendThreshold = 100h;
        QCOMPARE(codeOf(reconnectionAfter(99h), patient), ReasonCode::RefusedSuspendThreshold);
        QCOMPARE(codeOf(reconnectionAfter(100h), patient), allowed);
        const Reason reason = *refusal(reconnectionAfter(90min), someProfile());
        QCOMPARE(ogs::test::argument(reason, "passed").toInt(), 90);
        QCOMPARE(ogs::test::argument(reason, "asked").toInt(), 240);
    }

    void plainReconnectionIsASetting()
    {
        HOLDS("OGS-20");
        Conditions conditions = reconnectionAfter(5h);
        conditions.reconnectionCounts = false;
        QCOMPARE(codeOf(conditions), ReasonCode::RefusedSuspendThreshold);
        conditions = goodResume();
        conditions.reconnectionCounts = false;
        QCOMPARE(codeOf(conditions), allowed);
    }

    void aCrashedGatewayStartsNothing()
    {
        HOLDS("OGS-25");
        QCOMPARE(codeOf(reconnectionAfter(0s)), ReasonCode::RefusedSuspendThreshold);
    }

    void resumeNeedsAllThree()
    {
        HOLDS("OGS-23");
        QCOMPARE(codeOf(goodResume()), allowed);
        Conditions conditions = goodResume();
        conditions.connectedBeforeSleep = false;
        QCOMPARE(codeOf(conditions), ReasonCode::RefusedNotConnectedBeforeSleep);
        conditions = goodResume();
        conditions.sinceDisconnection = 3h;
        QCOMPARE(codeOf(conditions), ReasonCode::RefusedSuspendThreshold);
        conditions = goodResume();
        conditions.networkTestPassed = false;
        QCOMPARE(codeOf(conditions), ReasonCode::RefusedNetworkTest);
    }

    void nothingIsMeasuredThroughATunnel()
    {
        HOLDS("OGS-13", "C-OGS-09");
        Conditions conditions;
        conditions.trigger = Trigger::UserWish;
        conditions.tunnelLink = QStringLiteral("tun0");
        const std::optional<Reason> reason = refusal(conditions, someProfile());
        QVERIFY(reason);
        QCOMPARE(reason->code, ReasonCode::RefusedTunnelUp);
        QCOMPARE(ogs::test::argument(*reason, "link").toString(), QStringLiteral("tun0"));
    }

    void automaticProxyRefuses()
    {
        HOLDS("OGS-26", "OGS-29");
        Conditions conditions;
        conditions.automaticProxy = true;
        conditions.pac = QStringLiteral("http://proxy.example/p.pac");
        const std::optional<Reason> reason = refusal(conditions, someProfile());
        QVERIFY(reason);
        QCOMPARE(reason->code, ReasonCode::RefusedAutomaticProxy);
        QCOMPARE(ogs::test::argument(*reason, "proxy").toString(), conditions.pac);
    }

    void noGatewayNoAddressNoCache()
    {
        HOLDS("OGS-29");
        QCOMPARE(codeOf({}, profile::Profile{}), ReasonCode::RefusedNoGateway);
        QCOMPARE(codeOf({}, ogs::test::profileOf({QStringLiteral("a"), QStringLiteral("b")})),
                 ReasonCode::RefusedNoAddress);
        QCOMPARE(codeOf({}, ogs::test::profileOf({QStringLiteral("a"), QStringLiteral("b=h:443")})), allowed);
        Conditions conditions;
        conditions.preferenceCachingRestricted = true;
        QCOMPARE(codeOf(conditions), ReasonCode::RefusedCachePolicy);
        profile::Profile restricted = someProfile();
        restricted.cachingRestriction = profile::CachingRestriction::All;
        QCOMPARE(codeOf({}, restricted), ReasonCode::RefusedCachePolicy);
        restricted.cachingRestriction = profile::CachingRestriction::Credentials;
        QCOMPARE(codeOf({}, restricted), allowed);
    }

    void aKnownLocationIsNotProbedAlsoAfterSleep()
    {
        HOLDS("OGS-22", "OGS-67");
        const std::optional<Reason> none;
        QCOMPARE(way(refusal(goodResume(), someProfile()), CacheHit{}, false), Way::UseCache);
        QCOMPARE(way(none, CacheHit{}, false), Way::UseCache);
        QCOMPARE(way(none, CacheStale{}, false), Way::Measure);
        QCOMPARE(way(none, CacheMiss{}, false), Way::Measure);
        QCOMPARE(way(none, CacheHit{}, true), Way::Measure);
        // Whether OGS runs at all comes first.
        QCOMPARE(way(refusal(reconnectionAfter(1h), someProfile()), CacheHit{}, false), Way::Refuse);
        QCOMPARE(way(refusal(reconnectionAfter(1h), someProfile()), CacheHit{}, true), Way::Refuse);
    }

    void laterRuns()
    {
        HOLDS("OGS-21");
        QVERIFY(isLaterRun(reconnectionAfter(5h)));
        QVERIFY(!isLaterRun(Conditions{}));
        Conditions wish = reconnectionAfter(5h);
        wish.trigger = Trigger::UserWish;
        QVERIFY(!isLaterRun(wish));
    }

    void theUsersSwitchCountsWhereTheProfileLeavesIt()
    {
        HOLDS("OGS-74");
        QVERIFY(!selectsAutomatically(selection(false, true), {}));
        QVERIFY(selectsAutomatically(selection(false, true), true));
        QVERIFY(!selectsAutomatically(selection(false, false), true));
        QVERIFY(selectsAutomatically(selection(true, true), {}));
        QVERIFY(!selectsAutomatically(selection(true, true), false));
        QVERIFY(selectsAutomatically(selection(true, false), false));
    }

    void choosingByHand()
    {
        HOLDS("OGS-27");
        using Kind = ManualChoice::Kind;
        QCOMPARE(manualChoice({selection(false, true)}, {}, true).kind, Kind::Allowed);
        QCOMPARE(manualChoice({selection(true, true)}, {}, true).kind, Kind::TurnsSelectionOff);
        QCOMPARE(manualChoice({selection(true, true)}, false, true).kind, Kind::Allowed);
        const ManualChoice locked = manualChoice({selection(true, false)}, false, true);
        QCOMPARE(locked.kind, Kind::Locked);
        QVERIFY(locked.reason);
        QCOMPARE(locked.reason->code, ReasonCode::SelectionOnByProfile);
    }

    void theLockBeginsAtTheNextStartAndCoversAllProfiles()
    {
        HOLDS("OGS-71");
        using Kind = ManualChoice::Kind;
        QCOMPARE(manualChoice({selection(true, false)}, {}, false).kind, Kind::Allowed);
        QCOMPARE(manualChoice({selection(false, true), selection(true, false)}, {}, true).kind, Kind::Locked);
        QCOMPARE(manualChoice({selection(true, true), selection(true, false)}, {}, true).kind, Kind::Locked);
    }
};

QTEST_GUILESS_MAIN(OgsGateTest)
#include "tst_ogs_gate.moc"
