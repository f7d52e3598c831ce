// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Script.h"
#include "ogs/Planner.h"

#include <QTest>

using namespace naru;
using namespace naru::ogs;

namespace {

QStringList targetsOf(const RunPlan& plan)
{
    QStringList result;
    for (const PlannedTarget& planned : plan.plan.targets)
        result.append(planned.target.text());
    return result;
}

} // namespace

class OgsPlannerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachTargetOnceInTheProfilesOrder()
    {
        HOLDS("OGS-00", "OGS-02", "OGS-11");
        const RunPlan plan =
            makePlan(ogs::test::profileOf({QStringLiteral("b=h2:443"), QStringLiteral("a=h1:443"),
                                           QStringLiteral("nothing"), QStringLiteral("a again=h1:443"),
                                           QStringLiteral("a, other port=h1:8443")}),
                     {});
        QCOMPARE(targetsOf(plan), QStringList({QStringLiteral("h2:443"), QStringLiteral("h1:443"),
                                               QStringLiteral("h1:8443")}));
        const std::vector<std::optional<int>> expected{0, 1, std::nullopt, 1, 2};
        QCOMPARE(plan.targetOfGateway, expected);
        for (const PlannedTarget& planned : plan.plan.targets)
            QCOMPARE(planned.probes, 3);
        QCOMPARE(plan.plan.step, base::Nanoseconds(std::chrono::milliseconds(50)));
        QVERIFY(!plan.plan.sequential);
    }

    void backupsAreNeverProbed()
    {
        HOLDS("OGS-01");
        profile::Profile profile = ogs::test::profileOf({QStringLiteral("a=h1:443")});
        profile.hosts[0].backups.push_back(ogs::test::backupOf(QStringLiteral("backup:443")));
        profile.clientBackups.push_back(ogs::test::backupOf(QStringLiteral("general:443")));
        QCOMPARE(targetsOf(makePlan(profile, {})), QStringList(QStringLiteral("h1:443")));
    }

    void onePreflightToTheFirstHeadendWhereTheLocationIsNotKnown()
    {
        HOLDS("OGS-07");
        const profile::Profile profile = ogs::test::profileOf(
            {QStringLiteral("x"), QStringLiteral("a=h1:443"), QStringLiteral("b=h2:443")});
        const RunPlan plan = makePlan(profile, {});
        QVERIFY(plan.plan.preflight);
        QCOMPARE(plan.plan.preflight->text(), QStringLiteral("h1:443"));
        QCOMPARE(plan.plan.preflightLimit, base::Nanoseconds(std::chrono::milliseconds(500)));
        PlanOptions known;
        known.locationCached = true;
        QVERIFY(!makePlan(profile, known).plan.preflight);
        QVERIFY(!makePlan(profile::Profile{}, {}).plan.preflight);
    }

    void throughAProxyOnlyHttps()
    {
        HOLDS("OGS-26", "OGS-06");
        const profile::Profile profile = ogs::test::profileOf({QStringLiteral("a=h1:443")});
        PlanOptions options;
        QCOMPARE(makePlan(profile, options).plan.kind, ProbeKind::Https);
        options.kind = ProbeKind::Http;
        QCOMPARE(makePlan(profile, options).plan.kind, ProbeKind::Http);
        options.proxy = Proxy{QStringLiteral("proxy.example"), 8080};
        QCOMPARE(makePlan(profile, options).plan.kind, ProbeKind::Https);
        QCOMPARE(makePlan(profile, options).plan.proxy, options.proxy);
    }

    void optionsAndBudgetGoIntoThePlan()
    {
        PlanOptions options;
        options.sequential = true;
        options.deadline = std::chrono::seconds(3);
        options.maxSockets = 17;
        options.probes = 9;
        options.budget = Budget({{QStringLiteral("203.0.113.1"), base::SystemTime{}, 5}}, base::SystemTime{});
        const Plan plan = makePlan(ogs::test::profileOf({QStringLiteral("a=h1:443")}), options).plan;
        QVERIFY(plan.sequential);
        QCOMPARE(plan.deadline, options.deadline);
        QCOMPARE(plan.maxSockets, 17);
        QCOMPARE(plan.targets[0].probes, 3);
        QCOMPARE(plan.budget.used(QStringLiteral("203.0.113.1")), 5);
    }
};

QTEST_GUILESS_MAIN(OgsPlannerTest)
#include "tst_ogs_planner.moc"
