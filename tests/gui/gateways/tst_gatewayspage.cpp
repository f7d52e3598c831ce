// SPDX-License-Identifier: GPL-3.0-or-later
#include "GatewaySamples.h"
#include "Holds.h"
#include "PageBench.h"
#include "Warnings.h"
#include "gateways/GatewaysPage.h"
#include "gateways/RttChart.h"
#include "kit/EmptyState.h"
#include "kit/Notice.h"
#include "kit/RowTable.h"
#include "kit/StatusStrip.h"

#include <QImage>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace std::chrono_literals;

class TestGatewaysPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void chartBreaksWhereProbesWereLost();
    void looksInBothLanguagesAndThemes_data() { test::addLooks(); }
    void looksInBothLanguagesAndThemes();
    void languageSwitchesAtOnce();
    void anEmptyPageSaysWhatToDo();
    void measureAndStop();
    void askForHistoryWhenItGrew();
    void exportsFollowTheChart();
    void aFileThatCanNotBeWrittenIsSaid();
    void reachableByKeyboard();

private:
    void fill(bool korean = false);
    [[nodiscard]] QString header(int column) const;
    template <class T>
    [[nodiscard]] T& part() const
    {
        return *m_page->findChild<T*>();
    }

    std::unique_ptr<test::WarningTrap> m_trap;
    std::unique_ptr<test::PageBench> m_bench;
    std::unique_ptr<gateways::GatewaysPage> m_page;
};

void TestGatewaysPage::init()
{
    m_trap = std::make_unique<test::WarningTrap>();
    m_bench = std::make_unique<test::PageBench>();
    m_page = std::make_unique<gateways::GatewaysPage>(m_bench->surroundings);
    m_page->resize(1200, 752);
}

void TestGatewaysPage::cleanup()
{
    m_page.reset();
    m_bench.reset();
    const QStringList warnings = m_trap->taken();
    m_trap.reset();
    QCOMPARE(warnings, QStringList());
}

void TestGatewaysPage::fill(bool korean)
{
    QSignalSpy changed(&m_page->model(), &gateways::GatewaysViewModel::changed);
    m_bench->engine.setProfile(test::fiveGateways(korean), {});
    m_bench->engine.setNetwork(test::homeNetwork());
    m_bench->engine.setReport(test::fiveMeasured(korean));
    m_bench->engine.setHistory(test::dayOfFive());
    QVERIFY(changed.wait());
}

QString TestGatewaysPage::header(int column) const
{
    return part<kit::RowTable>().model()->headerData(column, Qt::Horizontal).toString();
}

void TestGatewaysPage::chartBreaksWhereProbesWereLost()
{
    HOLDS("C-CHT-02");
    QSignalSpy changed(&m_page->model(), &gateways::GatewaysViewModel::changed);
    m_bench->engine.setProfile(test::fiveGateways(false), {});
    m_bench->engine.setHistory(test::goodLostGood(10, 30, 10));
    QVERIFY(changed.wait());
    auto& chart = part<gateways::RttChart>();
    QCOMPARE(chart.drawnLines(), 2);
    QCOMPARE(chart.picture().lines.front().line->losses.size(), std::size_t{30});
    QCOMPARE(part<kit::RowTable>().model()->index(0, gateways::GatewayTable::Loss).data().toString(),
             QStringLiteral("60.0 %"));
    QCOMPARE(m_page->csv().count("no-answer"), 30);
    test::look(*m_page, {1200, 752}, QStringLiteral("gateways-lost"));
}

void TestGatewaysPage::looksInBothLanguagesAndThemes()
{
    QFETCH(bool, korean);
    test::takeLook(*m_bench);
    fill(korean);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    test::look(*m_page, {1200, 752}, QStringLiteral("gateways-%1-1280").arg(tag));
    test::look(*m_page, {944, 592}, QStringLiteral("gateways-%1-1024").arg(tag));
    QCOMPARE(part<gateways::RttChart>().drawnLines(), 1 + 2 + 1 + 2);
    m_page->charts().setMode(gateways::ChartPanel::Mode::LastRun);
    test::look(*m_page, {1200, 752}, QStringLiteral("parts-%1-1280").arg(tag));
}

void TestGatewaysPage::languageSwitchesAtOnce()
{
    fill();
    QCOMPARE(m_page->title(), QStringLiteral("Gateways"));
    QCOMPARE(header(gateways::GatewayTable::Rtt), QStringLiteral("RTT"));
    const QString english = part<kit::StatusStrip>().facts();
    m_bench->speech.setLanguage(wording::Language::Korean);
    QTRY_COMPARE(m_page->title(), QStringLiteral("게이트웨이"));
    QTRY_VERIFY(part<kit::StatusStrip>().facts() != english);
    QCOMPARE(header(gateways::GatewayTable::Rtt), QStringLiteral("왕복 시간"));
    QCOMPARE(m_page->headerActions().constLast()->text(), QStringLiteral("지금 측정"));
}

void TestGatewaysPage::anEmptyPageSaysWhatToDo()
{
    test::look(*m_page, {1200, 752}, QStringLiteral("gateways-empty"));
    auto& empty = part<kit::EmptyState>();
    QVERIFY(empty.isVisible());
    QVERIFY(!m_page->headerActions().constLast()->isEnabled());
    QSignalSpy wished(&m_bench->engine, &kit::EngineView::fileDialogWished);
    empty.button().click();
    QCOMPARE(wished.size(), 1);
}

void TestGatewaysPage::measureAndStop()
{
    fill();
    QSignalSpy run(&m_bench->engine, &kit::EngineView::runWished);
    QSignalSpy stop(&m_bench->engine, &kit::EngineView::stopWished);
    QAction* measure = m_page->headerActions().constLast();
    QVERIFY(kit::isPrimary(measure));
    measure->trigger();
    QCOMPARE(run.size(), 1);
    QVERIFY(run[0][0].value<engine::RunRequest>().measureHere);
    m_bench->engine.setRunning(true);
    QTRY_COMPARE(measure->text(), QStringLiteral("Stop"));
    measure->trigger();
    QCOMPARE(stop.size(), 1);
}

void TestGatewaysPage::askForHistoryWhenItGrew()
{
    QSignalSpy history(&m_bench->engine, &kit::EngineView::historyWished);
    m_bench->engine.noteHistoryGrew();
    QCOMPARE(history.size(), 0);
    m_page->show();
    QCOMPARE(history.size(), 1);
    m_bench->engine.noteHistoryGrew();
    QCOMPARE(history.size(), 2);
    QCOMPARE(history[1][0].value<base::SystemTime>(), test::now() - 24h);
}

void TestGatewaysPage::exportsFollowTheChart()
{
    HOLDS("C-RTT-08");
    fill();
    QTemporaryDir folder;
    const QString csv = folder.filePath(QStringLiteral("one.csv"));
    m_page->saveCsv(csv);
    QFile overTime(csv);
    QVERIFY(overTime.open(QIODevice::ReadOnly));
    QCOMPARE(overTime.readAll().count("\r\n"), 1 + 97 * 5);

    m_page->charts().setMode(gateways::ChartPanel::Mode::LastRun);
    QCOMPARE(m_page->csv().count("\r\n"), 1 + 5 * 3);

    const QString png = folder.filePath(QStringLiteral("one.png"));
    m_page->show();
    m_page->savePng(png);
    const QImage image(png);
    QCOMPARE(image.width(), 2400);
    QVERIFY(part<kit::Notice>().isHidden());
}

void TestGatewaysPage::aFileThatCanNotBeWrittenIsSaid()
{
    fill();
    m_page->show();
    QTemporaryDir folder;
    m_page->saveCsv(folder.filePath(QStringLiteral("missing/one.csv")));
    QVERIFY(part<kit::Notice>().isVisible());
    QVERIFY(!part<kit::Notice>().sentence().isEmpty());
}

void TestGatewaysPage::reachableByKeyboard()
{
    fill();
    m_page->show();
    QCOMPARE(test::namelessControls(*m_page).join(u','), QString());
    auto& table = part<kit::RowTable>();
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Down);
    QTest::keyClick(&table, Qt::Key_Down);
    QCOMPARE(table.currentIndex().row(), 1);
    auto& view = part<gateways::RttChart>();
    QCOMPARE(view.focusPolicy(), Qt::NoFocus);
    QVERIFY(!view.accessibleName().isEmpty());
}

QTEST_MAIN(TestGatewaysPage)
#include "tst_gatewayspage.moc"
