// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/Decimation.h"
#include "charts/LabelPlaces.h"
#include "charts/ValueScale.h"
#include "gateways/TimeRange.h"

#include <QTest>

using namespace naru::charts;
using namespace naru::gateways;
using namespace std::chrono_literals;

class TestChartTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decimationKeepsSpikes();
    void decimationLeavesAFewAsTheyAre();
    void ticksAreRound_data();
    void ticksAreRound();
    void scaleCovers_data();
    void scaleCovers();
    void labelsKeepApart();
};

void TestChartTools::decimationKeepsSpikes()
{
    QList<QPointF> points;
    for (int i = 0; i < 100'000; ++i)
        points.append({i * 1.0, i == 31'337 ? 900.0 : i == 70'001 ? 1.0 : 100.0});
    const QList<QPointF> thin = decimated(points, 800);
    QVERIFY(thin.size() <= 2 * 800 + 2);
    QVERIFY(thin.contains(QPointF(31'337, 900)));
    QVERIFY(thin.contains(QPointF(70'001, 1)));
    QCOMPARE(thin.constFirst(), points.constFirst());
    QCOMPARE(thin.constLast(), points.constLast());
    QVERIFY(std::is_sorted(thin.cbegin(), thin.cend(), [](auto a, auto b) { return a.x() < b.x(); }));
}

void TestChartTools::decimationLeavesAFewAsTheyAre()
{
    const QList<QPointF> few{{0, 1}, {5, 2}, {9, 3}};
    QCOMPARE(decimated(few, 800), few);
    QCOMPARE(decimated({}, 800), QList<QPointF>());
    // All at one moment: no width to divide by.
    const QList<QPointF> upright(50, QPointF(3, 4));
    QCOMPARE(decimated(upright, 2), (QList<QPointF>{{3, 4}}));
}

void TestChartTools::ticksAreRound_data()
{
    QTest::addColumn<TimeRange>("range");
    QTest::addColumn<int>("count");
    QTest::addColumn<QTime>("first");
    QTest::newRow("1 h") << TimeRange::OneHour << 6 << QTime(20, 20);
    QTest::newRow("6 h") << TimeRange::SixHours << 6 << QTime(16, 0);
    QTest::newRow("24 h") << TimeRange::OneDay << 8 << QTime(0, 0);
    QTest::newRow("7 d") << TimeRange::OneWeek << 7 << QTime(0, 0);
}

void TestChartTools::ticksAreRound()
{
    QFETCH(TimeRange, range);
    QFETCH(int, count);
    QFETCH(QTime, first);
    const naru::base::SystemTime now = std::chrono::sys_days{std::chrono::year{2026} / 11 / 29} + 21h + 14min;
    const QList<QDateTime> ticks = ticksOf(TimeWindow::endingAt(now, range), range);
    QCOMPARE(ticks.size(), count);
    QCOMPARE(ticks.constFirst().time(), first);
}

void TestChartTools::scaleCovers_data()
{
    QTest::addColumn<double>("highest");
    QTest::addColumn<double>("top");
    QTest::addColumn<double>("step");
    QTest::newRow("nothing") << 0.0 << 4.0 << 1.0;
    QTest::newRow("loopback") << 3.0 << 4.0 << 1.0;
    QTest::newRow("seoul") << 132.0 << 200.0 << 50.0;
    QTest::newRow("virginia") << 877.0 << 1000.0 << 250.0;
    QTest::newRow("a round value is not at the very top") << 1000.0 << 2000.0 << 500.0;
    QTest::newRow("seven seconds") << 6999.0 << 8000.0 << 2000.0;
}

void TestChartTools::scaleCovers()
{
    QFETCH(double, highest);
    const ValueScale scale = ValueScale::covering(highest);
    QTEST(scale.top, "top");
    QTEST(scale.step, "step");
}

void TestChartTools::labelsKeepApart()
{
    QCOMPARE(labelPlaces({10, 50, 90}, 18, 0, 100), (std::vector<double>{10, 50, 90}));
    QCOMPARE(labelPlaces({50, 51}, 18, 0, 100), (std::vector<double>{50, 68}));
    // At the bottom they push upwards; the order of the wishes stays.
    QCOMPARE(labelPlaces({99, 95}, 18, 0, 100), (std::vector<double>{100, 82}));
    // No room for all: evenly.
    QCOMPARE(labelPlaces({5, 5, 5}, 18, 0, 20), (std::vector<double>{0, 10, 20}));
    QVERIFY(labelPlaces({}, 18, 0, 20).empty());
}

QTEST_GUILESS_MAIN(TestChartTools)
#include "tst_charttools.moc"
