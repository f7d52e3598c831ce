// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ogs/Budget.h"

#include <QTest>

using namespace naru;
using namespace std::chrono_literals;

namespace {

const QString address = QStringLiteral("203.0.113.7");
constexpr base::SystemTime noon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 29} + 12h};

/** Connections that a run of `targets` behind one address makes, a preflight and three probes each. */
int connectionsOfRun(ogs::Budget& budget, int targets)
{
    int made = 0;
    for (int i = 0; i < targets; ++i)
        budget.addTarget(address);
    made += budget.takePreflight(address) ? 1 : 0;
    for (int index = 0; index < 3; ++index) {
        for (int i = 0; i < targets; ++i)
            made += budget.take(address, index) ? 1 : 0;
    }
    return made;
}

} // namespace

class OgsBudgetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoRunsOfTwentyGatewaysBehindOneAddress()
    {
        ogs::Budget first;
        QCOMPARE(connectionsOfRun(first, 20), 1 + 39);
        ogs::Budget second({{address, noon, 40}}, noon + 5min);
        QCOMPARE(connectionsOfRun(second, 20), 20);
        QCOMPARE(second.used(address), ogs::Budget::limit);
        QVERIFY(!second.take(address, 0));
    }

    void aFewGatewaysHaveAllTheirProbes()
    {
        ogs::Budget budget;
        QCOMPARE(connectionsOfRun(budget, 5), 1 + 15);
    }

    void countsOnlyWhatIsWithinTheWindow()
    {
        const ogs::Budget budget({{address, noon - 20min, 7},
                                  {address, noon - 19min, 5},
                                  {address, noon + 1min, 11},
                                  {address, noon, 2}},
                                 noon);
        QCOMPARE(budget.used(address), 5 + 2);
        QCOMPARE(budget.used(QStringLiteral("203.0.113.8")), 0);
    }

    void addressesDoNotShareABudget()
    {
        ogs::Budget budget({{address, noon, 60}}, noon);
        QVERIFY(!budget.take(address, 0));
        QVERIFY(budget.take(QStringLiteral("203.0.113.8"), 0));
    }
};

QTEST_GUILESS_MAIN(OgsBudgetTest)
#include "tst_ogs_budget.moc"
