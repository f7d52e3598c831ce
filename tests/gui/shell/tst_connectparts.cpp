// SPDX-License-Identifier: GPL-3.0-or-later
#include "ManualClock.h"
#include "connect/ConnectModel.h"
#include "connect/Lanes.h"
#include "connect/Moves.h"
#include "connect/ProfileFinder.h"
#include "connect/RaceClock.h"
#include "connect/RaceScale.h"
#include "shell/Interior.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>
#include <random>

using namespace naru;
using namespace std::chrono_literals;

namespace {

/** A file below a folder. */
void put(const QTemporaryDir& folder, const QString& path, const QByteArray& bytes)
{
    const QString full = folder.filePath(path);
    QVERIFY(QDir().mkpath(QFileInfo(full).absolutePath()));
    QFile file(full);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

const QByteArray oneGateway =
    "<AnyConnectProfile><ServerList><HostEntry><HostName>A</HostName>"
    "<HostAddress>a.example.net</HostAddress></HostEntry></ServerList></AnyConnectProfile>";
const QByteArray lastHost =
    "<AnyConnectPreferences><DefaultHostName>vpn.example.net</DefaultHostName></AnyConnectPreferences>";

/** What a search below that root finds. */
connect::Findings found(const QTemporaryDir& root)
{
    connect::ProfileFinder finder({root.path(), {root.filePath(QStringLiteral("home/kim"))}});
    QSignalSpy answers(&finder, &connect::ProfileFinder::found);
    finder.search();
    return answers.wait() ? answers[0][0].value<connect::Findings>() : connect::Findings();
}

connect::Findings someFindings()
{
    using From = connect::ProfileOffer::From;
    return {{{.name = QStringLiteral("Corp"), .gateways = 3},
             {.name = QStringLiteral("회사 VPN"),
              .from = From::NetworkManager,
              .gateway = {QStringLiteral("회사 VPN"),
                          QStringLiteral("vpn.example.net"),
                          QStringLiteral("eng"),
                          {},
                          profile::GatewayUse::Takes}}},
            true};
}

} // namespace

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
    void theGatewayOfPreferencesIsOfferedWithoutAProfile();
    void offersSayWhoseTheyAre();
    void aChosenGatewayBecomesAProfile();
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
    const QTemporaryDir root;
    const QString folder = QStringLiteral("opt/cisco/secureclient/vpn/profile/");
    put(root, folder + QStringLiteral("Corp.xml"), oneGateway);
    put(root, folder + QStringLiteral("broken.xml"), "<AnyConnectProfile>");
    put(root, folder + QStringLiteral("other.xml"), "<something/>");
    put(root, folder + QStringLiteral("notes.txt"), "<AnyConnectProfile/>");
    put(root, QStringLiteral("home/kim/.anyconnect"), lastHost);

    const connect::Findings findings = found(root);
    QCOMPARE(findings.offers.size(), 1);
    QCOMPARE(findings.offers.first().name, QStringLiteral("Corp"));
    QCOMPARE(findings.offers.first().gateways, 1);
    QVERIFY(findings.hasPreferences);
}

void tst_ConnectParts::theGatewayOfPreferencesIsOfferedWithoutAProfile()
{
    const QTemporaryDir root;
    QVERIFY(!found(root).hasPreferences);
    put(root, QStringLiteral("home/kim/.anyconnect"), lastHost);
    const connect::Findings findings = found(root);
    QCOMPARE(findings.offers.size(), 1);
    QCOMPARE(findings.offers.first().name, QStringLiteral("vpn.example.net"));
    QCOMPARE(findings.offers.first().from, connect::ProfileOffer::From::CiscoPreferences);
    // A damaged file is none that could be taken over.
    put(root, QStringLiteral("home/kim/.anyconnect"), "<AnyConnectPreferences>");
    QVERIFY(!found(root).hasPreferences);
}

void tst_ConnectParts::offersSayWhoseTheyAre()
{
    const base::MachineClock clock;
    shell::Interior interior(wording::Language::English, clock);
    connect::ConnectModel model(interior.surroundings(), {});
    model.setFindings(someFindings());
    const auto origin = [&model](int index) {
        return model.offers().at(index).value<connect::ProfileOffer>().origin;
    };
    QCOMPARE(origin(0), QStringLiteral("3 gateways, from a Cisco client"));
    QCOMPARE(origin(1), QStringLiteral("a gateway of NetworkManager"));
    QVERIFY(model.hasPreferences());
    QSignalSpy changed(&model, &connect::ConnectModel::offersChanged);
    interior.speech().setLanguage(wording::Language::Korean);
    QCOMPARE(changed.count(), 1);
    QVERIFY(origin(1) != QStringLiteral("a gateway of NetworkManager"));
}

void tst_ConnectParts::aChosenGatewayBecomesAProfile()
{
    const QTemporaryDir folder;
    const base::MachineClock clock;
    shell::Interior interior(wording::Language::English, clock, folder.path());
    connect::ConnectModel model(interior.surroundings(), {});
    model.setFindings(someFindings());
    QSignalSpy opened(&interior.engine(), &kit::EngineView::openWished);
    model.openOffer(1);
    QVERIFY(opened.wait());
    const QString file = folder.filePath(QStringLiteral("profiles/회사 VPN.xml"));
    QCOMPARE(opened[0][0].toStringList(), QStringList{file});
    QFile made(file);
    QVERIFY(made.open(QIODevice::ReadOnly));
    QVERIFY(made.readAll().contains("<HostAddress>vpn.example.net</HostAddress>"));
}

QTEST_MAIN(tst_ConnectParts)
#include "tst_connectparts.moc"
