// SPDX-License-Identifier: GPL-3.0-or-later
// What the controls of the page do, and what its parts say of what is rare.
#include "EvidenceBench.h"
#include "GatewaySamples.h"
#include "Holds.h"
#include "evidence/Background.h"
#include "evidence/CaptureHelp.h"
#include "evidence/ComparisonPane.h"
#include "evidence/EvidenceStrip.h"
#include "evidence/EvidenceTabs.h"
#include "evidence/FindingsPanel.h"
#include "evidence/HistoryChart.h"
#include "evidence/HistoryPane.h"
#include "evidence/LadderPanel.h"
#include "evidence/LadderView.h"
#include "evidence/TextPane.h"
#include "kit/ComboBox.h"
#include "kit/EmptyState.h"
#include "kit/Notice.h"
#include "kit/RowTable.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <atomic>

using namespace naru;
using namespace std::chrono_literals;
using evidence_ui::EvidenceTabs;
using evidence_ui::LadderView;

namespace {

/** A button by the name that a screen reader says. */
template <class Button>
Button* button(const QWidget& in, const QString& name)
{
    for (Button* each : in.findChildren<Button*>()) {
        if (each->accessibleName() == name || each->text() == name)
            return each;
    }
    return nullptr;
}

evidence_ui::Opened openedCapture(evidence::CaptureReading reading)
{
    evidence_ui::Opened opened;
    opened.capture = std::make_shared<const evidence_ui::OpenedCapture>(
        evidence_ui::OpenedCapture{{}, QStringLiteral("made.pcap"), std::move(reading)});
    return opened;
}

} // namespace

class TestEvidenceParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bench = std::make_unique<test::EvidenceBench>(); }
    void cleanup();
    void theLadderShowsTheSilence();
    void theLadderShowsNoSilenceWhereThereIsNone();
    void theLadderIsReachedByKeyboard();
    void theLadderIsZoomedAndChosenByMouse();
    void theLadderIsExported();
    void theExportIsWhatItsMenuSays();
    void packetsThatAreNotDrawnAreSaid();
    void theListOfConnectionsLeadsToThem();
    void tabsAreReachedByKeyboardPastHiddenOnes();
    void clocksOfOtherZonesAreSaid_data();
    void clocksOfOtherZonesAreSaid();
    void aCutLogIsSaid();
    void theListOfRunsLeadsToThem();
    void aFindingLeadsToItsConnection();
    void findingsAreAsHighAsTheirText();
    void whatACaptureLacksIsSaid();
    void moreFindingsThanPeopleReadAreCounted();
    void aLogThatDiffersDoesNotAgree();
    void gatewaysWithoutAnAnswerAreRows();
    void eightGatewaysAreDrawn();
    void gapsAreDrawnAsFarAsTheyCanBeSeen();
    void anotherProfileNamesWhatIsOpen();
    void eachKindTakesThePlaceOfItsOwn();
    void emptyAgainSaysWhatToDo();
    void theTextIsCopiedAndSavedWhole();
    void theCommandIsCopied();
    void workThatIsCancelledStopsAndTellsNothing();

private:
    [[nodiscard]] evidence_ui::EvidencePage& page() const { return *m_bench->page; }
    [[nodiscard]] EvidenceTabs& tabs() const { return page().tabs(); }
    [[nodiscard]] LadderView& ladder() const { return tabs().ladder().view(); }
    [[nodiscard]] QStringList lines() const;
    void take(evidence_ui::Opened opened);

    std::unique_ptr<test::EvidenceBench> m_bench;
};

void TestEvidenceParts::cleanup()
{
    m_bench->page.reset();
    const QStringList warnings = m_bench->trap.taken();
    m_bench.reset();
    QCOMPARE(warnings, QStringList());
}

QStringList TestEvidenceParts::lines() const
{
    QStringList titles;
    const evidence_ui::FindingList& list = tabs().comparison().findings().list();
    for (int row = 0; row < list.rowCount(); ++row)
        titles.append(list.line(row).title);
    return titles;
}

void TestEvidenceParts::take(evidence_ui::Opened opened)
{
    page().take(opened);
    QTRY_VERIFY(page().model().isChecked());
}

void TestEvidenceParts::theLadderShowsTheSilence()
{
    HOLDS("OGS-64");
    m_bench->open({test::captureFile(QStringLiteral("tls_serverhello_retransmit.pcap"))});
    const evidence_ui::Ladder& ladder = tabs().ladder().view().ladder();
    QCOMPARE(ladder.rows().front().label, QStringLiteral("SYN"));
    QVERIFY(!ladder.gaps().empty());
    QVERIFY(std::ranges::any_of(ladder.gaps(), [](const evidence_ui::LadderGap& gap) {
        return gap.text.contains(QLatin1String("each waits for the other"));
    }));
    bool isMarked = false;
    for (std::size_t row = 1; row < ladder.rows().size(); ++row) {
        QVERIFY(ladder.rows()[row].y > ladder.rows()[row - 1].y);
        isMarked = isMarked || (ladder.rows()[row].isAgain &&
                                ladder.rows()[row].label.startsWith(QLatin1String("ServerHello")));
    }
    QVERIFY(isMarked);
    QCOMPARE(ladder.phases().front().name, QStringLiteral("TCP"));
    // More waiting takes more room.
    const auto& gap = ladder.gaps().front();
    const double waited = ladder.rows()[gap.before].y - ladder.rows()[gap.before - 1].y;
    QVERIFY(waited > ladder.rows()[2].y - ladder.rows()[1].y);
}

void TestEvidenceParts::theLadderShowsNoSilenceWhereThereIsNone()
{
    HOLDS("C-CAP-09");
    // A round trip is waited for: it is no silence.
    m_bench->open({test::captureFile(QStringLiteral("tls_4gw_3pings.pcap"))});
    QVERIFY(tabs().ladder().view().ladder().gaps().empty());
    // A SYN that came again is marked, with its cost.
    m_bench->open({test::captureFile(QStringLiteral("syn_retransmit.pcap"))});
    const evidence_ui::Ladder& ladder = tabs().ladder().view().ladder();
    QVERIFY(!ladder.rows()[0].isAgain && ladder.rows()[1].isAgain);
    QVERIFY2(ladder.rows()[1].detail.startsWith(QLatin1String("+1,0")), qPrintable(ladder.rows()[1].detail));
    QCOMPARE(ladder.gaps().size(), std::size_t(1));
}

void TestEvidenceParts::theLadderIsReachedByKeyboard()
{
    m_bench->open({test::captureFile(QStringLiteral("tls_4gw_3pings.pcap"))});
    page().show();
    auto& view = tabs().ladder().view();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.selected(), std::optional<std::size_t>(0));
    QTest::keyClick(&view, Qt::Key_End);
    QCOMPARE(view.selected(), std::optional(view.ladder().rows().size() - 1));
    QCOMPARE(view.accessibleDescription(), view.ladder().text(*view.selected()));
    QTest::keyClick(&view, Qt::Key_Plus);
    QVERIFY(view.zoom() > 1);
    QTest::keyClick(&view, Qt::Key_0);
    QCOMPARE(view.zoom(), 1.0);
    for (int i = 0; i < 40; ++i)
        QTest::keyClick(&view, Qt::Key_Minus);
    QCOMPARE(view.zoom(), evidence_ui::LadderView::leastZoom);
    QVERIFY(tabs().ladder().connections().count() >= 12);
}

void TestEvidenceParts::theLadderIsExported()
{
    m_bench->open({test::captureFile(QStringLiteral("tls_serverhello_retransmit.pcap"))});
    const QByteArray svg = tabs().ladder().svg();
    QVERIFY(QSvgRenderer(svg).isValid());
    QVERIFY(svg.contains("ServerHello") && svg.contains("<title>"));
    const QImage image = QImage::fromData(tabs().ladder().png());
    QVERIFY(image.height() > 400);
    const QString path = m_bench->folder.filePath(QStringLiteral("packets.svg"));
    page().save(path, svg);
    QVERIFY(QFile::exists(path));
    page().save(m_bench->folder.filePath(QStringLiteral("no/packets.svg")), svg);
    QVERIFY(!page().notice().isHidden());
}

void TestEvidenceParts::theLadderIsZoomedAndChosenByMouse()
{
    m_bench->open({test::captureFile(QStringLiteral("tls_4gw_3pings.pcap"))});
    page().show();
    QTest::mouseClick(ladder().viewport(), Qt::LeftButton, {}, {200, 60});
    QCOMPARE(ladder().selected(), std::optional<std::size_t>(0));
    button<QToolButton>(tabs().ladder(), QStringLiteral("Zoom in"))->click();
    QCOMPARE(ladder().zoom(), LadderView::zoomStep);
    button<QToolButton>(tabs().ladder(), QStringLiteral("Zoom out"))->click();
    QCOMPARE(ladder().zoom(), 1.0);
    const auto turn = [this](Qt::KeyboardModifiers keys) {
        QWheelEvent event({50, 50}, ladder().viewport()->mapToGlobal(QPointF(50, 50)), {}, {0, 120}, {}, keys,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(ladder().viewport(), &event);
    };
    turn(Qt::NoModifier);
    QCOMPARE(ladder().zoom(), 1.0);
    turn(Qt::ControlModifier);
    QCOMPARE(ladder().zoom(), LadderView::zoomStep);
    for (int i = 0; i < 40; ++i)
        turn(Qt::ControlModifier);
    QCOMPARE(ladder().zoom(), LadderView::mostZoom);
}

void TestEvidenceParts::theExportIsWhatItsMenuSays()
{
    m_bench->open({test::captureFile(QStringLiteral("tls_4gw_3pings.pcap"))});
    QSignalSpy wished(&tabs(), &EvidenceTabs::saveWished);
    const QMenu* menu =
        button<QPushButton>(tabs().ladder(), QStringLiteral("Export the packets as a picture"))->menu();
    for (QAction* action : menu->actions()) {
        action->trigger();
        // Where to is asked for.
        auto* dialog = page().findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        delete dialog;
    }
    QCOMPARE(wished.size(), 2);
    QCOMPARE(wished[0][0].toString(), QStringLiteral("packets.svg"));
    QVERIFY(wished[0][1].toByteArray().contains("<svg"));
    QCOMPARE(wished[1][0].toString(), QStringLiteral("packets.png"));
    QVERIFY(wished[1][1].toByteArray().startsWith("\x89PNG"));
}

void TestEvidenceParts::packetsThatAreNotDrawnAreSaid()
{
    evidence::CaptureReading capture;
    evidence::Connection& connection = capture.connections.emplace_back();
    connection.segments.resize(3);
    take(openedCapture(capture));
    const auto said = [this] {
        for (const QLabel* label : tabs().ladder().findChildren<QLabel*>()) {
            if (label->text().contains(QLatin1String("1,234")))
                return !label->isHidden();
        }
        return false;
    };
    QVERIFY(!said());
    connection.segmentsLeftOut = 1234;
    take(openedCapture(capture));
    QVERIFY(said());
}

void TestEvidenceParts::theListOfConnectionsLeadsToThem()
{
    m_bench->open({test::captureFile(QStringLiteral("tls_4gw_3pings.pcap"))});
    kit::ComboBox& list = tabs().ladder().connections();
    const int other = list.currentIndex() == 0 ? 5 : 0;
    list.setCurrentIndex(other);
    Q_EMIT list.activated(other);
    QCOMPARE(page().model().chosenConnection(),
             std::optional<std::size_t>(list.itemData(other).toULongLong()));
}

void TestEvidenceParts::tabsAreReachedByKeyboardPastHiddenOnes()
{
    m_bench->open({test::captureFile(QStringLiteral("tls_4gw_3pings.pcap"))});
    page().show();
    QVERIFY(!tabs().bar().isTabVisible(EvidenceTabs::Packets) &&
            !tabs().bar().isTabVisible(EvidenceTabs::History));
    QList<int> seen{tabs().tab()};
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(&tabs().bar(), Qt::Key_Right);
        seen.append(tabs().tab());
    }
    QCOMPARE(seen, QList<int>({EvidenceTabs::Comparison, EvidenceTabs::Text, EvidenceTabs::Help,
                               EvidenceTabs::Help}));
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&tabs().bar(), Qt::Key_Left);
    QCOMPARE(tabs().tab(), EvidenceTabs::Comparison);
}

void TestEvidenceParts::clocksOfOtherZonesAreSaid_data()
{
    QTest::addColumn<int>("minutes");
    QTest::addColumn<QString>("said");
    QTest::newRow("Seoul") << 540 << QStringLiteral("UTC+9:00");
    QTest::newRow("Newfoundland") << -210 << QStringLiteral("UTC\u22123:30");
}

void TestEvidenceParts::clocksOfOtherZonesAreSaid()
{
    HOLDS("OGS-69");
    QFETCH(int, minutes);
    QFETCH(QString, said);
    const QString name = QStringLiteral("tls_4gw_3pings.pcap");
    m_bench->open({m_bench->file(QStringLiteral("AnyConnect.txt"),
                                 test::logOfCapture(name, std::chrono::minutes(minutes))),
                   test::captureFile(name)});
    QVERIFY2(page().strip().facts().contains(said), qPrintable(page().strip().facts()));
    QCOMPARE(page().model().comparison().pairs, 12);
}

void TestEvidenceParts::aCutLogIsSaid()
{
    const QByteArray whole = test::manyRuns(2);
    m_bench->open({m_bench->file(QStringLiteral("AnyConnect.txt"), whole)});
    QVERIFY(!page().strip().facts().contains(QLatin1String("cut off")));
    m_bench->open({m_bench->file(QStringLiteral("AnyConnect.txt"), whole.chopped(60))});
    QVERIFY2(page().strip().facts().contains(QLatin1String("cut off")), qPrintable(page().strip().facts()));
}

void TestEvidenceParts::theListOfRunsLeadsToThem()
{
    m_bench->open({m_bench->file(QStringLiteral("AnyConnect.txt"), test::manyRuns(5))});
    kit::ComboBox& list = page().strip().runs();
    QCOMPARE(list.count(), 5);
    list.setCurrentIndex(3);
    Q_EMIT list.activated(3);
    QCOMPARE(page().model().chosenRun(), std::optional<std::size_t>(1));
    // In the table it is the one that stands out.
    QCOMPARE(tabs().history().view().currentIndex().row(), 3);
}

void TestEvidenceParts::aFindingLeadsToItsConnection()
{
    m_bench->open({test::captureFile(QStringLiteral("tls_serverhello_retransmit.pcapng"))});
    page().show();
    auto& panel = tabs().comparison().findings();
    int row = 0;
    while (!panel.list().line(row).connection)
        ++row;
    const auto wanted = panel.list().line(row).connection;
    const std::size_t other = *wanted + 1;
    page().model().chooseConnection(other);
    panel.view().setCurrentIndex(panel.list().index(row));
    QCOMPARE(page().model().chosenConnection(), wanted);
    // Also where it was the current one already.
    page().model().chooseConnection(other);
    QTest::mouseClick(panel.view().viewport(), Qt::LeftButton, {},
                      panel.view().visualRect(panel.list().index(row)).center());
    QCOMPARE(page().model().chosenConnection(), wanted);
    // The cell of the connection says that there is something.
    const auto& table = tabs().comparison().table();
    QVERIFY(table.indexOf(*wanted).data().toString().contains(QLatin1String("finding")));
}

void TestEvidenceParts::findingsAreAsHighAsTheirText()
{
    m_bench->open({test::captureFile(QStringLiteral("tls_serverhello_retransmit.pcapng"))});
    page().resize(1200, 752);
    page().show();
    auto& panel = tabs().comparison().findings();
    const auto fits = [&panel] {
        for (int row = 0; row < panel.list().rowCount(); ++row) {
            const QModelIndex index = panel.list().index(row);
            if (panel.view().visualRect(index).height() != panel.view().sizeHintForIndex(index).height())
                return false;
        }
        return true;
    };
    QTRY_VERIFY(fits());
    // The scroll bar that a lower page needs takes some of the width, and so does a narrower page.
    page().resize(1200, 480);
    QTRY_VERIFY(fits());
    page().resize(720, 480);
    QTRY_VERIFY(fits());
    page().resize(1000, 480);
    QTRY_VERIFY(fits());
}

void TestEvidenceParts::whatACaptureLacksIsSaid()
{
    evidence::CaptureReading capture;
    capture.connections.resize(1);
    take(openedCapture(capture));
    const auto says = [this](const char* words) { return lines().join(u'|').contains(QLatin1String(words)); };
    QVERIFY(!says("cut off") && !says("Not all connections"));
    capture.truncated = true;
    capture.connectionsLeftOut = 7;
    take(openedCapture(capture));
    QVERIFY2(says("cut off") && says("Not all connections"), qPrintable(lines().join(u'|')));
}

void TestEvidenceParts::moreFindingsThanPeopleReadAreCounted()
{
    const auto open = [this](int gateways) {
        evidence::CaptureReading capture;
        for (int i = 0; i < gateways; ++i) {
            evidence::Connection& connection = capture.connections.emplace_back();
            connection.gateway = {{198, 51, 100, static_cast<std::uint8_t>(i)}, false, 443};
            connection.client = {{192, 0, 2, 7}, false, 50000};
            connection.syns = 3;
        }
        take(openedCapture(capture));
        const evidence_ui::FindingList& list = tabs().comparison().findings().list();
        int findings = 0;
        for (int row = 0; row < list.rowCount(); ++row)
            findings += list.line(row).isFinding ? 1 : 0;
        return findings;
    };
    QCOMPARE(open(200), 200);
    QVERIFY(!lines().join(u'|').contains(QLatin1String("Not all findings")));
    QCOMPARE(open(201), 200);
    const evidence_ui::FindingList& list = tabs().comparison().findings().list();
    QCOMPARE(list.line(list.rowCount() - 1).text, QStringLiteral("All of them stand in the text: 201."));
}

void TestEvidenceParts::aLogThatDiffersDoesNotAgree()
{
    HOLDS("OGS-62");
    const QString name = QStringLiteral("tls_4gw_3pings.pcap");
    QByteArray log = test::logOfCapture(name);
    const qsizetype pings = log.indexOf("(") + 1;
    log.replace(pings, log.indexOf(' ', pings) - pings,
                QByteArray::number(log.sliced(pings, 3).toInt() + 60));
    m_bench->open({m_bench->file(QStringLiteral("AnyConnect.txt"), log), test::captureFile(name)});
    QVERIFY(page().model().comparison().pairs > 0);
    QVERIFY2(!lines().contains(QStringLiteral("Log and capture agree")), qPrintable(lines().join(u'|')));
}

void TestEvidenceParts::gatewaysWithoutAnAnswerAreRows()
{
    evidence::CaptureReading capture;
    capture.connections.resize(1);
    capture.connections[0].syns = 3;
    evidence::CheckReport report;
    report.compared = {{0, QStringLiteral("gw.test:443"), evidence::Part::Other, 0, {}, {}}};
    const auto shown = evidence_ui::compare(nullptr, &capture, report, {});
    QCOMPARE(shown.rows.size(), std::size_t(1));
    QVERIFY(shown.rows[0].probes.at(0).isUnanswered());
    QCOMPARE(shown.rows[0].probes[0].syns, 3);
    // What a log says in place of a value stands in its place here, too.
    evidence::LogReading log;
    log.runs.resize(1);
    evidence::LogGateway& gateway = log.runs[0].gateways.emplace_back();
    gateway.host = QStringLiteral("gw.test");
    gateway.failure = QStringLiteral("no pings recorded");
    evidence_ui::Opened opened;
    opened.log = evidence_ui::openedLog({}, false, std::move(log));
    take(opened);
    const auto& table = tabs().comparison().table();
    QCOMPARE(table.index(0, table.columnCount() - 1).data().toString(), QStringLiteral("no pings recorded"));
}

void TestEvidenceParts::eightGatewaysAreDrawn()
{
    evidence::LogReading log;
    for (int run = 0; run < 3; ++run) {
        evidence::LogRun& each = log.runs.emplace_back();
        each.at = QDateTime(QDate(2026, 11, 1), QTime(run, 0), Qt::UTC);
        each.selected = QStringLiteral("GW10");
        for (int i = 0; i < 12; ++i) {
            evidence::LogGateway& gateway = each.gateways.emplace_back();
            gateway.host = QStringLiteral("gw%1").arg(i);
            gateway.rtt = 100ms + i * 1ms;
        }
    }
    evidence_ui::Opened opened;
    opened.log = evidence_ui::openedLog({}, false, std::move(log));
    take(opened);
    const auto& series = tabs().history().chart().series();
    QCOMPARE(series.size(), std::size_t(8));
    QCOMPARE(series[0]->host, QStringLiteral("gw10"));
    QCOMPARE(series[1]->host, QStringLiteral("gw0"));
}

void TestEvidenceParts::gapsAreDrawnAsFarAsTheyCanBeSeen()
{
    // Of ten thousand runs one without a value is a tenth of a pixel; fifty in a row are a gap.
    evidence::LogReading log;
    for (int run = 0; run < 10'000; ++run) {
        evidence::LogRun& each = log.runs.emplace_back();
        each.at = QDateTime(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC).addSecs(qint64(run) * 600);
        evidence::LogGateway& gateway = each.gateways.emplace_back();
        gateway.host = QStringLiteral("gw");
        if (run % 5 != 0 && run / 60 != 50)
            gateway.rtt = 100ms;
    }
    evidence_ui::Opened opened;
    opened.log = evidence_ui::openedLog({}, false, std::move(log));
    take(opened);
    tabs().setTab(EvidenceTabs::History);
    page().show();
    QCOMPARE(tabs().history().chart().drawnLines(), 2);
}

void TestEvidenceParts::anotherProfileNamesWhatIsOpen()
{
    m_bench->open({m_bench->file(QStringLiteral("AnyConnect.txt"), test::manyRuns(1))});
    QCOMPARE(page().model().comparison().rows.at(0).name, QStringLiteral("seoul.vpn.example.net"));
    m_bench->bench.engine.setProfile(test::fiveGateways(false), {});
    QTRY_COMPARE(page().model().comparison().rows.at(0).name, QStringLiteral("Seoul"));
    // The port that is meant where none stands changes nothing of a name.
    const evidence_ui::Naming naming(test::fiveGateways(false));
    QCOMPARE(naming(QStringLiteral("SEOUL.vpn.example.net:443")), QStringLiteral("Seoul"));
    QCOMPARE(naming(QStringLiteral("seoul.vpn.example.net:8443")),
             QStringLiteral("seoul.vpn.example.net:8443"));
}

void TestEvidenceParts::eachKindTakesThePlaceOfItsOwn()
{
    m_bench->open({test::captureFile(QStringLiteral("syn_retransmit.pcap"))});
    m_bench->open({m_bench->file(QStringLiteral("AnyConnect.txt"), test::manyRuns(2))});
    QVERIFY(page().model().capture() && page().model().log());
    // A session brings what belongs to it: nothing of another run stays beside it.
    evidence_ui::Opened opened;
    opened.session = std::make_shared<const evidence_ui::OpenedSession>();
    take(opened);
    QVERIFY(page().model().session() && !page().model().capture() && !page().model().log());
    // What it tells comes first, also before the log that it brings.
    opened.session = std::make_shared<const evidence_ui::OpenedSession>();
    opened.log = evidence_ui::openedLog({}, false, {});
    take(opened);
    QVERIFY(tabs().bar().isTabVisible(EvidenceTabs::Comparison));
    QCOMPARE(tabs().tab(), EvidenceTabs::Session);
}

void TestEvidenceParts::emptyAgainSaysWhatToDo()
{
    auto* empty = page().findChild<kit::EmptyState*>();
    page().show();
    m_bench->open({test::captureFile(QStringLiteral("syn_retransmit.pcap"))});
    QVERIFY(tabs().isVisible() && !empty->isVisible());
    tabs().setTab(EvidenceTabs::Text);
    button<QToolButton>(page().strip(), QStringLiteral("Put all of it away"))->click();
    QVERIFY(page().model().isEmpty() && empty->isVisible() && !tabs().isVisible());
    QVERIFY(tabs().text().text().isEmpty());
    empty->button().click();
    auto* dialog = page().findChild<QFileDialog*>();
    QVERIFY(dialog != nullptr);
    Q_EMIT dialog->filesSelected({test::captureFile(QStringLiteral("syn_retransmit.pcap"))});
    QTRY_VERIFY(page().model().capture());
}

void TestEvidenceParts::theTextIsCopiedAndSavedWhole()
{
    m_bench->open({m_bench->file(QStringLiteral("AnyConnect.txt"), test::manyRuns(1))});
    page().show();
    tabs().setTab(EvidenceTabs::Text);
    QTRY_VERIFY(!tabs().text().text().isEmpty());
    // So long that the field has only the first piece of it yet.
    const QString whole = QStringLiteral("A line of the text\n").repeated(20'000) + u'.';
    tabs().text().setText(whole);
    auto* field = tabs().text().findChild<QPlainTextEdit*>();
    QVERIFY(field->document()->characterCount() < whole.size());
    button<QPushButton>(tabs().text(), QStringLiteral("Copy all"))->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), whole);
    QSignalSpy wished(&tabs(), &EvidenceTabs::saveWished);
    button<QPushButton>(tabs().text(), QStringLiteral("Save as text\u2026"))->click();
    QCOMPARE(wished.size(), 1);
    QCOMPARE(wished[0][1].toByteArray(), (whole + u'\n').toUtf8());
    delete page().findChild<QFileDialog*>();
    // It shows its beginning, also when all of it is there.
    QTRY_COMPARE(field->document()->characterCount(), whole.size() + 1);
    QVERIFY(field->verticalScrollBar()->maximum() > 0);
    QCOMPARE(field->verticalScrollBar()->value(), 0);
}

void TestEvidenceParts::theCommandIsCopied()
{
    m_bench->bench.engine.setProfile(test::fiveGateways(false), {});
    button<QPushButton>(tabs().help(), QStringLiteral("Copy the command"))->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), tabs().help().command());
    button<QPushButton>(tabs().help(), QStringLiteral("Copy the filter"))->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), tabs().help().filter());
}

void TestEvidenceParts::workThatIsCancelledStopsAndTellsNothing()
{
    std::atomic<bool> isStopped = false;
    bool isTold = false;
    evidence_ui::Background work;
    const auto untilStopped = [&](const evidence::ReadControl& control) -> evidence_ui::Background::Told {
        while (!control.stop.stop_requested())
            std::this_thread::yield();
        isStopped = true;
        return [&] { isTold = true; };
    };
    work.start(untilStopped);
    work.cancel();
    QVERIFY(!work.isBusy());
    QTRY_VERIFY(isStopped);
    // What takes its place tells, and only that.
    isStopped = false;
    bool isSecondTold = false;
    work.start(untilStopped);
    work.start([&](const evidence::ReadControl&) { return [&] { isSecondTold = true; }; });
    QTRY_VERIFY(isSecondTold && isStopped);
    QCoreApplication::processEvents();
    QVERIFY(!isTold);
}

QTEST_MAIN(TestEvidenceParts)
#include "tst_evidenceparts.moc"
