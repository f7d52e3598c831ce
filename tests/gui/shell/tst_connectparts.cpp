// SPDX-License-Identifier: GPL-3.0-or-later
#include "ManualClock.h"
#include "connect/Lanes.h"
#include "connect/Moves.h"
#include "connect/ProfileFinder.h"
#include "connect/RaceClock.h"
#include "connect/RaceScale.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>
#include <random>

using namespace naru;
using namespace std::chrono_literals;

class tst_ConnectParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesBringTheWantedOrder();
    void oneThatOvertakesIsOneMove();
    void scaleEndsAreRound_data();
    void scaleEndsAreRound();
    void scaleHoldsEveryValue();
    void aBarEndsAtTheValueThatCounts();
    void aDeadGatewayDoesNotStretchTheScale();
    void theClockGoesOnBetweenReports();
    void profilesOfOtherClientsAreFound();
};

void tst_ConnectParts::movesBringTheWantedOrder()
{
    std::mt19937 random(7);
    for (int round = 0; round < 200; ++round) {
        std::vector<int> now(random() % 12);
        std::iota(now.begin(), now.end(), 0);
        std::vector<int> wanted = now;
        std::shuffle(wanted.begin(), wanted.end(), random);
        for (const connect::Move& move : connect::movesBetween(now, wanted)) {
            const int element = now[size_t(move.from)];
            now.erase(now.begin() + move.from);
            now.insert(now.begin() + move.to, element);
        }
        QCOMPARE(now, wanted);
    }
}

void tst_ConnectParts::oneThatOvertakesIsOneMove()
{
    using connect::Move;
    using connect::movesBetween;
    QCOMPARE(movesBetween({0, 1, 2, 3}, {3, 0, 1, 2}), (std::vector<Move>{{3, 0}}));
    QCOMPARE(movesBetween({0, 1, 2, 3}, {1, 2, 3, 0}), (std::vector<Move>{{0, 3}}));
    QCOMPARE(movesBetween({0, 1, 2}, {0, 1, 2}), std::vector<Move>());
}

void tst_ConnectParts::scaleEndsAreRound_data()
{
    QTest::addColumn<double>("largest");
    QTest::addColumn<double>("end");
    QTest::newRow("loopback") << 3.0 << 20.0;
    QTest::newRow("exactly") << 1000.0 << 1000.0;
    QTest::newRow("just over") << 1001.0 << 1200.0;
    QTest::newRow("the deadline") << 7000.0 << 8000.0;
    QTest::newRow("a longer deadline") << 9000.0 << 9000.0;
}

void tst_ConnectParts::scaleEndsAreRound()
{
    QFETCH(double, largest);
    QTEST(connect::roundEnd(largest), "end");
}

void tst_ConnectParts::scaleHoldsEveryValue()
{
    ogs::RunReport report;
    report.phase = ogs::Phase::Complete;
    report.gateways.resize(1);
    report.gateways[0].rtt = 30ms;
    report.gateways[0].probes.resize(2);
    report.gateways[0].probes[0].value = 30ms;
    report.gateways[0].probes[1].value = 70ms;
    QCOMPARE(connect::scaleEnd(report), 80.0);
}

void tst_ConnectParts::aBarEndsAtTheValueThatCounts()
{
    ogs::GatewayResult gateway;
    gateway.planned = 3;
    for (const auto& [value, lagged] :
         {std::pair(406ms, true), std::pair(686ms, false), std::pair(448ms, false)}) {
        ogs::Probe probe;
        probe.index = int(gateway.probes.size());
        probe.value = value;
        if (lagged)
            probe.marks.insert(ogs::Mark::LoopLag);
        gateway.probes.push_back(probe);
    }
    gateway.rtt = 448ms;
    ogs::RunReport report;
    report.gateways.push_back(gateway);
    const connect::Lane lane =
        connect::Lanes::ofGateway(report, 0, wording::Words(wording::Language::English));
    QCOMPARE(lane.track.lowest, std::optional(448.0));
    QCOMPARE(lane.lowestProbe, 2);
}

void tst_ConnectParts::aDeadGatewayDoesNotStretchTheScale()
{
    ogs::RunReport report;
    report.phase = ogs::Phase::Measuring;
    report.elapsed = 6s;
    report.gateways.resize(1);
    report.gateways[0].running = {{0, 0ns}};
    QCOMPARE(connect::scaleEnd(report), 1000.0);
}

void tst_ConnectParts::theClockGoesOnBetweenReports()
{
    test::ManualClock time;
    connect::RaceClock clock(time);
    QSignalSpy ticked(&clock, &connect::RaceClock::ticked);
    clock.setElapsed(100);
    QCOMPARE(clock.now(), 100.0);
    time.advance(40ms);
    QTRY_COMPARE(clock.now(), 140.0);
    // A report that was under way for long does not turn dots back.
    clock.setElapsed(120);
    const qsizetype before = ticked.count();
    QTRY_VERIFY(ticked.count() > before);
    QCOMPARE(clock.now(), 140.0);
}

void tst_ConnectParts::profilesOfOtherClientsAreFound()
{
    QTemporaryDir folder;
    const auto write = [&](const char* name, const QByteArray& bytes) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    write("Corp.xml",
          "<AnyConnectProfile><ServerList><HostEntry><HostName>A</HostName>"
          "<HostAddress>a.example.net</HostAddress></HostEntry></ServerList></AnyConnectProfile>");
    write("broken.xml", "<AnyConnectProfile>");
    write("other.xml", "<something/>");
    write("notes.txt", "<AnyConnectProfile/>");

    connect::ProfileFinder finder({folder.path(), folder.filePath(QStringLiteral("nowhere"))});
    QSignalSpy found(&finder, &connect::ProfileFinder::found);
    finder.search();
    QVERIFY(found.wait());
    const auto offers = found[0][0].value<QList<connect::ProfileOffer>>();
    QCOMPARE(offers.size(), 1);
    QCOMPARE(offers.first().name, QStringLiteral("Corp"));
    QCOMPARE(offers.first().gateways, 1);
}

QTEST_MAIN(tst_ConnectParts)
#include "tst_connectparts.moc"
