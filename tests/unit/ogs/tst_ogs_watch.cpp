// SPDX-License-Identifier: GPL-3.0-or-later
#include "Script.h"
#include "ogs/Watch.h"

#include <QTest>

using namespace naru;
using namespace naru::ogs;
using namespace std::chrono_literals;

namespace {

constexpr base::SystemTime noon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 29} + 12h};
using Time = std::optional<base::SystemTime>;

} // namespace

class OgsWatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsOffUnlessTheUserWantsIt() { QCOMPARE(nextWatch({}, noon, 0.5), Time()); }

    void intervalAndJitter()
    {
        QCOMPARE(nextWatch({30min, noon - 10min}, noon, 0), Time(noon + 20min));
        QCOMPARE(nextWatch({30min, noon - 10min}, noon, 1), Time(noon + 23min));
        QCOMPARE(nextWatch({30min, {}}, noon, 0.5), Time(noon + 90s));
        QCOMPARE(nextWatch({30min, noon - 5h}, noon, 0), Time(noon));
    }

    void theIntervalIsHeldWithinItsBounds()
    {
        QCOMPARE(nextWatch({1min, noon}, noon, 0), Time(noon + 15min));
        QCOMPARE(nextWatch({std::chrono::minutes(100h), noon}, noon, 0), Time(noon + 24h));
        QCOMPARE(nextWatch({30min, noon}, noon, 99), Time(noon + 33min));
    }

    void aDateThatWasSetBackDoesNotSilenceIt()
    {
        QCOMPARE(nextWatch({30min, noon + 1000h}, noon, 0), Time(noon + 30min));
    }

    void neverThroughATunnelNorBesideARun()
    {
        QVERIFY(watchMayMeasure(false, false, false));
        QVERIFY(!watchMayMeasure(true, false, false));
        QVERIFY(!watchMayMeasure(false, true, false));
        QVERIFY(!watchMayMeasure(false, false, true));
    }

    void itLeavesTheBudgetToRuns()
    {
        const Plan plan =
            makePlan(ogs::test::profileOf({QStringLiteral("a=h1:443"), QStringLiteral("b=h2:443")}),
                     watchOptions({}))
                .plan;
        QVERIFY(!plan.preflight);
        for (const PlannedTarget& planned : plan.targets)
            QCOMPARE(planned.probes, 1);
    }
};

QTEST_GUILESS_MAIN(OgsWatchTest)
#include "tst_ogs_watch.moc"
