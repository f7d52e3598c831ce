// SPDX-License-Identifier: GPL-3.0-or-later
#include "EvidenceBench.h"
#include "GatewaySamples.h"
#include "Holds.h"
#include "evidence/CaptureHelp.h"
#include "evidence/ComparisonPane.h"
#include "evidence/ComparisonView.h"
#include "evidence/EvidenceStrip.h"
#include "evidence/EvidenceTabs.h"
#include "evidence/FindingsPanel.h"
#include "evidence/HistoryChart.h"
#include "evidence/HistoryPane.h"
#include "evidence/LadderPanel.h"
#include "evidence/LadderView.h"
#include "evidence/ReadingBar.h"
#include "evidence/SampleEvidence.h"
#include "evidence/TextPane.h"
#include "kit/ComboBox.h"
#include "kit/EmptyState.h"
#include "kit/Notice.h"
#include "kit/RowTable.h"
#include "wording/EvidenceText.h"

#include <QAction>
#include <QImage>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTabBar>
#include <QTest>
#include <QTimer>

using namespace naru;
using namespace std::chrono_literals;
using evidence_ui::EvidenceTabs;

class TestEvidencePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bench = std::make_unique<test::EvidenceBench>(); }
    void cleanup();
    void anEmptyPageSaysWhatToDo();
    void capturesGetTheirFindings_data();
    void capturesGetTheirFindings();
    void logAndCaptureStandBesideEachOther();
    void theSeedsExcerptsAreShownAsItExplainsThem();
    void hostAndConnectionAreOneRow_data();
    void hostAndConnectionAreOneRow();
    void severalRunsMakeAHistory();
    void theTextIsWhatTheCommandPrints();
    void theLastRunIsShownWithoutAFile();
    void whatIsDroppedIsTheWindows();
    void whatIsNoEvidenceIsSaid();
    void readingNeitherBlocksNorMustGoOn();
    void muchIsShownAtOnce();
    void languageSwitchesAtOnce();
    void reachableByKeyboard();
    void looksInBothLanguagesAndThemes_data() { test::addLooks(); }
    void looksInBothLanguagesAndThemes();

private:
    [[nodiscard]] evidence_ui::EvidencePage& page() const { return *m_bench->page; }
    [[nodiscard]] EvidenceTabs& tabs() const { return page().tabs(); }
    [[nodiscard]] QStringList findings() const;
    [[nodiscard]] QString cell(int row, int column) const;
    [[nodiscard]] wording::Words& english() { return m_english; }

    wording::Words m_english{wording::Language::English};
    std::unique_ptr<test::EvidenceBench> m_bench;
};

void TestEvidencePage::cleanup()
{
    m_bench->page.reset();
    const QStringList warnings = m_bench->trap.taken();
    m_bench.reset();
    QCOMPARE(warnings, QStringList());
}

QStringList TestEvidencePage::findings() const
{
    QStringList titles;
    const evidence_ui::FindingList& list = tabs().comparison().findings().list();
    for (int row = 0; row < list.rowCount(); ++row) {
        if (list.line(row).isFinding)
            titles.append(list.line(row).title);
    }
    return titles;
}

QString TestEvidencePage::cell(int row, int column) const
{
    const evidence_ui::ComparisonTable& table = tabs().comparison().table();
    return table.index(row, column).data().toString();
}

void TestEvidencePage::anEmptyPageSaysWhatToDo()
{
    m_bench->bench.engine.setProfile(test::fiveGateways(false), {});
    test::look(page(), {1200, 752}, QStringLiteral("evidence-empty"));
    auto* empty = page().findChild<kit::EmptyState*>();
    QVERIFY(empty->isVisible() && !tabs().isVisible());
    auto* help = page().findChild<evidence_ui::CaptureHelp*>(QString(), Qt::FindDirectChildrenOnly);
    for (auto* each : page().findChildren<evidence_ui::CaptureHelp*>())
        help = each->isVisible() ? each : help;
    QVERIFY(help && help->isVisible());
    const auto advice = evidence::captureAdvice(page().model().naming().targets());
    QCOMPARE(help->command(), advice.command);
    QVERIFY(advice.filter.contains(QLatin1String("and tcp port")) && help->filter() == advice.filter);
    QVERIFY(tabs().help().command() == advice.command && tabs().help().filter() == advice.filter);
    // What a run reports changes nothing of it: a text that is chosen to be copied stays chosen.
    auto* command = help->findChild<QPlainTextEdit*>();
    command->selectAll();
    m_bench->bench.engine.setReport(test::fiveMeasured(false));
    QVERIFY(page().headerActions().at(1)->isEnabled());
    QCOMPARE(command->textCursor().selectedText(), advice.command);
}

void TestEvidencePage::capturesGetTheirFindings_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("finding");
    QTest::newRow("delayed ACK") << QStringLiteral("tls_serverhello_retransmit.pcapng")
                                 << QStringLiteral("delayed ACK");
    QTest::newRow("repeated SYN") << QStringLiteral("syn_retransmit.pcap") << QStringLiteral("asked for");
    QTest::newRow("clean") << QStringLiteral("tls_4gw_3pings.pcap") << QString();
    QTest::newRow("clean, cooked") << QStringLiteral("http_4gw_any_sll2.pcap") << QString();
}

void TestEvidencePage::capturesGetTheirFindings()
{
    HOLDS("OGS-64", "C-CAP-09");
    QFETCH(QString, name);
    QFETCH(QString, finding);
    m_bench->open({test::captureFile(name)});
    test::look(page(), {1200, 752},
               QStringLiteral("evidence-capture-") + QLatin1String(QTest::currentDataTag()));
    QVERIFY(page().notice().isHidden());
    if (finding.isEmpty()) {
        QCOMPARE(findings(), QStringList());
        return;
    }
    QVERIFY2(!findings().isEmpty() && findings().constFirst().contains(finding),
             qPrintable(findings().join(u'|')));
    // The connection that shows it is the one that is looked at.
    const auto& first = page().model().report().findings.front();
    QCOMPARE(page().model().chosenConnection(), std::optional(first.connections.front()));
}

void TestEvidencePage::logAndCaptureStandBesideEachOther()
{
    HOLDS("OGS-62", "OGS-04");
    const QString name = QStringLiteral("tls_4gw_3pings.pcap");
    m_bench->open(
        {m_bench->file(QStringLiteral("AnyConnect.txt"), test::logOfCapture(name)), test::captureFile(name)});
    test::look(page(), {1200, 752}, QStringLiteral("evidence-both"));
    const evidence_ui::Comparison& shown = page().model().comparison();
    QVERIFY(shown.hasLog && shown.hasCapture);
    QCOMPARE(shown.rows.size(), std::size_t(4));
    QCOMPARE(shown.probes, 3);
    QCOMPARE(shown.pairs, 12);
    QVERIFY(shown.rows[0].isChosen && shown.rows[0].rtt <= shown.rows[1].rtt);
    QVERIFY2(cell(0, 1).startsWith(QLatin1String("log ")) && cell(0, 1).contains(QLatin1String("capture ")),
             qPrintable(cell(0, 1)));
    QCOMPARE(findings(), QStringList());
    const evidence_ui::FindingList& list = tabs().comparison().findings().list();
    bool agrees = false;
    for (int row = 0; row < list.rowCount(); ++row)
        agrees = agrees || list.line(row).title == QLatin1String("Log and capture agree");
    QVERIFY(agrees);
    QVERIFY(page().strip().facts().contains(QLatin1String("AnyConnect.txt")));
    QVERIFY(page().strip().facts().contains(name));
    QVERIFY(page().strip().facts().contains(QLatin1String("UTC+0:00")));
    QVERIFY2(cell(0, 1).contains(QLatin1String("diff. ")), qPrintable(cell(0, 1)));
    // The cell that is chosen is the connection in the ladder.
    auto& view = tabs().comparison().view();
    view.setCurrentIndex(view.model()->index(2, 2));
    QCOMPARE(page().model().chosenConnection(), shown.rows[2].probes[1].connection);
    QVERIFY(!tabs().ladder().view().ladder().isEmpty());
    page().strip().clearWished();
    QVERIFY(page().model().isEmpty());
}

void TestEvidencePage::theSeedsExcerptsAreShownAsItExplainsThem()
{
    HOLDS("OGS-60", "OGS-68", "OGS-04");
    m_bench->open({m_bench->file(QStringLiteral("AnyConnect.txt"), test::seedsExcerpts())});
    test::look(page(), {1200, 752}, QStringLiteral("evidence-seed"));
    // The last run is the table that came from the cache: gw2 is chosen with 132, the lowest of three probes
    // before.
    const evidence_ui::Comparison& cached = page().model().comparison();
    QCOMPARE(cached.rows.size(), std::size_t(4));
    QStringList order;
    for (const evidence_ui::ComparisonRow& row : cached.rows)
        order.append(row.name + u' ' + QString::number(row.rtt->count()));
    QCOMPARE(order, QStringList({QStringLiteral("gw2.cisco.com 132"), QStringLiteral("gw1.cisco.com 302"),
                                 QStringLiteral("gw3.cisco.com 506"), QStringLiteral("gw4.cisco.com 877")}));
    QVERIFY(cached.rows[0].isChosen && cached.rows[0].measuredInRun);
    QVERIFY(tabs().text().text().isEmpty());
    tabs().setTab(EvidenceTabs::Text);
    QTRY_VERIFY(tabs().text().text().contains(QLatin1String("lowest of (219 218 132)")));
    const evidence_ui::FindingList& list = tabs().comparison().findings().list();
    QVERIFY(list.line(0).title.contains(QLatin1String("cache")));
    QVERIFY(list.line(1).title.contains(QLatin1String("132 ms")));
    // The run in which it was measured.
    page().model().chooseRun(*cached.rows[0].measuredInRun);
    const evidence_ui::Comparison& measured = page().model().comparison();
    QCOMPARE(measured.rows[0].probes.size(), std::size_t(3));
    QVERIFY(measured.rows[0].probes[2].isLowest && measured.rows[0].probes[2].log == 132ms);
    QCOMPARE(measured.rows[0].probes[0].log, 219ms);
}

void TestEvidencePage::hostAndConnectionAreOneRow_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("target");
    QTest::newRow("name") << QStringLiteral("GW1.example.net") << QStringLiteral("gw1.example.net:443");
    QTest::newRow("port") << QStringLiteral("gw1.example.net:8443") << QStringLiteral("gw1.example.net:8443");
    QTest::newRow("IPv6") << QStringLiteral("2001:db8::1") << QStringLiteral("[2001:db8::1]:443");
    QTest::newRow("IPv6 and port") << QStringLiteral("[2001:db8::1]:8443")
                                   << QStringLiteral("[2001:db8::1]:8443");
}

void TestEvidencePage::hostAndConnectionAreOneRow()
{
    QFETCH(QString, host);
    QFETCH(QString, target);
    evidence::LogRun run;
    evidence::LogGateway& gateway = run.gateways.emplace_back();
    gateway.host = host;
    gateway.pings = {62ms};
    evidence::CaptureReading capture;
    capture.connections.resize(1);
    evidence::CheckReport report;
    report.compared = {{0, target, evidence::Part::Probe, 1, 62ms, 1ms}};
    const evidence_ui::Comparison shown = evidence_ui::compare(&run, &capture, report, {});
    QCOMPARE(shown.rows.size(), std::size_t(1));
    QCOMPARE(shown.rows[0].target, host);
    QCOMPARE(shown.rows[0].probes.at(0).log, 62ms);
    QCOMPARE(shown.rows[0].probes.at(0).connection, std::optional<std::size_t>(0));
}

void TestEvidencePage::severalRunsMakeAHistory()
{
    constexpr int runs = 12;
    m_bench->open({m_bench->file(QStringLiteral("AnyConnect.txt"), test::manyRuns(runs))});
    QVERIFY(tabs().bar().isTabVisible(EvidenceTabs::History));
    tabs().setTab(EvidenceTabs::History);
    test::look(page(), {1200, 752}, QStringLiteral("evidence-history"));
    QCOMPARE(page().model().chosenRun(), std::optional<std::size_t>(runs - 1));
    const auto& series = tabs().history().chart().series();
    QCOMPARE(series.size(), std::size_t(4));
    QCOMPARE(series[0]->host, QStringLiteral("seoul.vpn.example.net"));
    QCOMPARE(series[0]->points.size(), std::size_t(runs));
    // Tokyo is a gap in every fifth: its line is in pieces.
    QVERIFY(tabs().history().chart().drawnLines() > 4);
    auto& table = tabs().history().view();
    QCOMPARE(table.model()->rowCount(), runs);
    table.setCurrentIndex(table.model()->index(runs - 1, 0));
    QCOMPARE(page().model().chosenRun(), std::optional<std::size_t>(0));
    QCOMPARE(page().strip().runs().currentData().toULongLong(), 0ULL);
    QCOMPARE(table.currentIndex().row(), runs - 1);
}

void TestEvidencePage::theTextIsWhatTheCommandPrints()
{
    m_bench->open({test::captureFile(QStringLiteral("syn_retransmit.pcapng"))});
    tabs().setTab(EvidenceTabs::Text);
    const evidence_ui::EvidenceModel& model = page().model();
    const QString printed = wording::captureText(english(), model.capture()->reading, model.report());
    QTRY_VERIFY(tabs().text().text().startsWith(printed));
    QVERIFY(tabs().text().text().endsWith(wording::ladderText(english(), *model.connection())));
    page().model().clear();
    m_bench->open({m_bench->file(QStringLiteral("AnyConnect.txt"), test::seedsExcerpts())});
    tabs().setTab(EvidenceTabs::Text);
    QTRY_COMPARE(tabs().text().text(), wording::logText(english(), page().model().log()->reading));
}

void TestEvidencePage::theLastRunIsShownWithoutAFile()
{
    QAction* lastRun = page().headerActions().at(1);
    QVERIFY(!lastRun->isEnabled());
    m_bench->bench.engine.setProfile(test::fiveGateways(false), {});
    m_bench->bench.engine.setReport(test::fiveMeasured(false));
    QVERIFY(lastRun->isEnabled());
    lastRun->trigger();
    QCOMPARE(page().model().comparison().rows.at(0).name, QStringLiteral("Seoul"));
    QCOMPARE(page().model().comparison().rows.at(0).rtt, 132ms);
    // With a raw log the earlier runs are there, too.
    static_cast<void>(m_bench->file(QStringLiteral("naru.log"), test::manyRuns(3)));
    page().openLastRun();
    QTRY_COMPARE(page().model().log()->reading.runs.size(), std::size_t(3));
}

void TestEvidencePage::whatIsDroppedIsTheWindows()
{
    // It knows which page reads what; see tst_mainwindow.
    page().show();
    for (QWidget* widget : page().findChildren<QWidget*>() + QList<QWidget*>{&page()}) {
        // A field that cannot be written in passes them on.
        const auto* field = qobject_cast<QPlainTextEdit*>(widget);
        if (qobject_cast<QPlainTextEdit*>(widget->parentWidget()) == nullptr)
            QVERIFY2(!widget->acceptDrops() || (field != nullptr && field->isReadOnly()),
                     widget->metaObject()->className());
    }
}

void TestEvidencePage::whatIsNoEvidenceIsSaid()
{
    m_bench->open({m_bench->file(QStringLiteral("letter.txt"), "Dear all,\n"),
                   m_bench->folder.filePath(QStringLiteral("gone"))});
    QVERIFY(!page().notice().isHidden());
    QVERIFY(page().notice().sentence().contains(QLatin1String("letter.txt")));
    QVERIFY(page().notice().sentence().contains(QLatin1String("gone")));
    QVERIFY(page().model().isEmpty());
    // What is good among them is shown all the same.
    m_bench->open({m_bench->folder.filePath(QStringLiteral("gone")),
                   test::captureFile(QStringLiteral("syn_retransmit.pcap"))});
    QVERIFY(page().model().capture() && !page().notice().isHidden());
}

void TestEvidencePage::readingNeitherBlocksNorMustGoOn()
{
    QByteArray text;
    const QByteArray runs = test::manyRuns(50);
    while (text.size() < 60'000'000)
        text += runs;
    const QString path = m_bench->file(QStringLiteral("AnyConnect.txt"), text);
    page().show();
    int ticks = 0;
    QTimer timer;
    timer.callOnTimeout([&ticks] { ++ticks; });
    timer.start(5);
    page().open({path});
    auto& bar = page().reading();
    QVERIFY(page().isReading() && bar.isVisible());
    QTRY_VERIFY(bar.done() > 0.02);
    test::look(page(), {1200, 752}, QStringLiteral("evidence-reading"));
    QVERIFY(ticks > 0);
    bar.cancel().click();
    QVERIFY(!page().isReading() && bar.isHidden());
    QVERIFY(page().model().isEmpty() && page().notice().isHidden());
    // Another one can be read at once.
    m_bench->open({test::captureFile(QStringLiteral("syn_retransmit.pcap"))});
    QVERIFY(page().model().capture() && !page().model().log());
}

void TestEvidencePage::muchIsShownAtOnce()
{
    // As much as a reading keeps at the most: ten thousand runs, fifty thousand connections.
    evidence::LogReading log;
    log.runs.resize(10'000);
    for (std::size_t i = 0; i < log.runs.size(); ++i) {
        log.runs[i].at =
            QDateTime(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC).addSecs(static_cast<qint64>(i) * 600);
        for (int gateway = 0; gateway < 4; ++gateway) {
            evidence::LogGateway& each = log.runs[i].gateways.emplace_back();
            each.host = QStringLiteral("gw%1.example.net").arg(gateway);
            each.rtt = std::chrono::milliseconds(100 * gateway + static_cast<int>(i % 50));
            each.pings = {*each.rtt};
        }
    }
    evidence::CaptureReading capture;
    capture.connections.resize(50'000);
    for (std::size_t i = 0; i < capture.connections.size(); ++i) {
        evidence::Connection& each = capture.connections[i];
        each.gateway.bytes = {10, static_cast<std::uint8_t>(i / 65536), static_cast<std::uint8_t>(i / 256),
                              static_cast<std::uint8_t>(i)};
        each.gateway.port = 443;
        each.syns = 2;
        each.tcp = each.tcpFromLastSyn = 20ms;
        each.end = 60ms;
    }
    evidence_ui::Opened opened;
    opened.log = evidence_ui::openedLog({}, false, std::move(log));
    opened.capture = std::make_shared<const evidence_ui::OpenedCapture>(
        evidence_ui::OpenedCapture{{}, QStringLiteral("big.pcap"), std::move(capture)});
    page().show();
    page().take(opened);
    QTRY_VERIFY_WITH_TIMEOUT(page().model().isChecked(), 30'000);
    for (int tab = 0; tab < EvidenceTabs::TabCount; ++tab) {
        tabs().setTab(static_cast<EvidenceTabs::Tab>(tab));
        QCoreApplication::sendPostedEvents();
        page().repaint();
    }
    tabs().setTab(EvidenceTabs::Text);
    // The text comes in pieces; all of it can be copied from the start.
    QTRY_VERIFY_WITH_TIMEOUT(tabs().text().text().contains(QLatin1String("gw3.example.net")), 30'000);
    QVERIFY(tabs().text().findChild<QPlainTextEdit*>()->document()->characterCount() <
            tabs().text().text().size());
    QVERIFY(tabs().comparison().findings().list().rowCount() < 300);
    QVERIFY(tabs().ladder().connections().count() <= 500);
}

void TestEvidencePage::languageSwitchesAtOnce()
{
    m_bench->open({test::captureFile(QStringLiteral("tls_serverhello_retransmit.pcap"))});
    tabs().setTab(EvidenceTabs::Text);
    QTRY_VERIFY(!tabs().text().text().isEmpty());
    const QString text = tabs().text().text();
    const QStringList said = findings();
    m_bench->bench.speech.setLanguage(wording::Language::Korean);
    QTRY_COMPARE(page().title(), QStringLiteral("증거"));
    QTRY_VERIFY(findings() != said);
    QTRY_VERIFY(tabs().text().text() != text);
    QCOMPARE(page().headerActions().at(0)->text(), QStringLiteral("열기…"));
}

void TestEvidencePage::reachableByKeyboard()
{
    const QString name = QStringLiteral("tls_4gw_3pings.pcap");
    m_bench->open(
        {m_bench->file(QStringLiteral("AnyConnect.txt"), test::logOfCapture(name) + test::manyRuns(2)),
         test::captureFile(name)});
    page().show();
    for (int tab = 0; tab < EvidenceTabs::TabCount; ++tab) {
        tabs().setTab(static_cast<EvidenceTabs::Tab>(tab));
        QCOMPARE(test::namelessControls(page()).join(u','), QString());
    }
    tabs().setTab(EvidenceTabs::Comparison);
    auto& view = tabs().comparison().view();
    view.setCurrentIndex(view.model()->index(0, 1));
    view.setFocus();
    const auto before = page().model().chosenConnection();
    QTest::keyClick(&view, Qt::Key_Right);
    QVERIFY(page().model().chosenConnection() != before);
    auto& list = tabs().comparison().findings().view();
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Down);
    QVERIFY(list.currentIndex().isValid());
}

void TestEvidencePage::looksInBothLanguagesAndThemes()
{
    test::takeLook(m_bench->bench);
    QFETCH(bool, korean);
    m_bench->bench.engine.setProfile(test::fiveGateways(korean), {});
    page().take(evidence_ui::sampleEvidence(*test::fiveMeasured(korean)));
    QTRY_VERIFY(page().model().isChecked());
    QVERIFY(page().model().comparison().pairs == 12);
    const QString tag = QLatin1String(QTest::currentDataTag());
    test::look(page(), {1200, 752}, QStringLiteral("evidence-") + tag);
    test::look(page(), {944, 592}, QStringLiteral("evidence-narrow-") + tag);
    QVERIFY(tabs().bar().isTabVisible(EvidenceTabs::Packets));
    tabs().setTab(EvidenceTabs::Packets);
    test::look(page(), {944, 592}, QStringLiteral("evidence-packets-narrow-") + tag);
    tabs().setTab(EvidenceTabs::Text);
    QTRY_VERIFY(!tabs().text().text().isEmpty());
    test::look(page(), {1200, 752}, QStringLiteral("evidence-text-") + tag);
    tabs().setTab(EvidenceTabs::Help);
    test::look(page(), {944, 592}, QStringLiteral("evidence-help-narrow-") + tag);
    QVERIFY(!tabs().bar().isTabVisible(EvidenceTabs::History));
}

QTEST_MAIN(TestEvidencePage)
#include "tst_evidencepage.moc"
