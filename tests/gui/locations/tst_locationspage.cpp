// SPDX-License-Identifier: GPL-3.0-or-later
#include "GatewaySamples.h"
#include "Holds.h"
#include "LocationSamples.h"
#include "PageBench.h"
#include "Warnings.h"
#include "kit/ConfirmBar.h"
#include "kit/EmptyState.h"
#include "kit/Notice.h"
#include "kit/RowTable.h"
#include "locations/LocationsPage.h"
#include "locations/WhereaboutsPanel.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace std::chrono_literals;
using locations::LocationTable;

class TestLocationsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void looksInBothLanguagesAndThemes_data() { test::addLooks(); }
    void looksInBothLanguagesAndThemes();
    void languageSwitchesAtOnce();
    void theMatchHasItsActions();
    void deleteForgetsAfterAQuestion();
    void escapeLeavesAllAsItIs();
    void aClickForgets();
    void forgetAllAsksFirst();
    void anEmptyPageSaysWhatToDo();
    void exportIsWritten();
    void reachableByKeyboard();

private:
    void fill(bool korean = false);
    [[nodiscard]] kit::RowTable& table() const { return *m_page->findChild<kit::RowTable*>(); }
    [[nodiscard]] QPushButton& button(const QWidget& parent, const QString& text) const;

    std::unique_ptr<test::WarningTrap> m_trap;
    std::unique_ptr<test::PageBench> m_bench;
    std::unique_ptr<locations::LocationsPage> m_page;
};

void TestLocationsPage::init()
{
    m_trap = std::make_unique<test::WarningTrap>();
    m_bench = std::make_unique<test::PageBench>();
    m_page = std::make_unique<locations::LocationsPage>(m_bench->surroundings);
    m_page->resize(1200, 752);
}

void TestLocationsPage::cleanup()
{
    m_page.reset();
    m_bench.reset();
    const QStringList warnings = m_trap->taken();
    m_trap.reset();
    QCOMPARE(warnings, QStringList());
}

void TestLocationsPage::fill(bool korean)
{
    const engine::ProfilePtr profile = test::fiveGateways(korean);
    m_bench->engine.setProfile(profile, {});
    m_bench->engine.setNetwork(test::homeNetwork());
    m_bench->engine.setCache(test::fiveLocations(*profile));
}

QPushButton& TestLocationsPage::button(const QWidget& parent, const QString& text) const
{
    for (QPushButton* button : parent.findChildren<QPushButton*>()) {
        if (button->text() == text)
            return *button;
    }
    qFatal("no button named %s", qPrintable(text));
}

void TestLocationsPage::looksInBothLanguagesAndThemes()
{
    QFETCH(bool, korean);
    test::takeLook(*m_bench);
    fill(korean);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    test::look(*m_page, {1200, 752}, QStringLiteral("locations-%1-1280").arg(tag));
    QVERIFY(!table().isColumnHidden(LocationTable::FirstPlace + 4));
    QVERIFY(table().isColumnHidden(LocationTable::More));
    m_page->headerActions().constLast()->trigger();
    test::look(*m_page, {944, 592}, QStringLiteral("locations-%1-1024").arg(tag));
    QVERIFY(!table().isColumnHidden(LocationTable::More));
}

void TestLocationsPage::languageSwitchesAtOnce()
{
    fill();
    QCOMPARE(m_page->whereabouts().sentence(), QStringLiteral("You are at a known location."));
    m_bench->speech.setLanguage(wording::Language::Korean);
    QTRY_COMPARE(m_page->title(), QStringLiteral("위치"));
    QTRY_COMPARE(m_page->whereabouts().sentence(), QStringLiteral("알려진 위치에 있습니다."));
    QCOMPARE(table().model()->headerData(LocationTable::Age, Qt::Horizontal).toString(),
             QStringLiteral("경과"));
}

void TestLocationsPage::theMatchHasItsActions()
{
    HOLDS("C-OGS-01", "OGS-36");
    fill();
    m_page->show();
    QVERIFY(m_page->whereabouts().explanation().contains(QStringLiteral("home.example | 192.168.1.1")));
    QSignalSpy run(&m_bench->engine, &kit::EngineView::runWished);
    QSignalSpy forget(&m_bench->engine, &kit::EngineView::forgetWished);
    button(m_page->whereabouts(), QStringLiteral("Measure here")).click();
    QCOMPARE(run.size(), 1);
    QVERIFY(run[0][0].value<engine::RunRequest>().measureHere);
    button(m_page->whereabouts(), QStringLiteral("Forget this location")).click();
    QCOMPARE(forget[0][0].value<ogs::LocationKey>(), test::key("home.example|192.168.1.1"));
}

void TestLocationsPage::deleteForgetsAfterAQuestion()
{
    fill();
    m_page->show();
    QSignalSpy forget(&m_bench->engine, &kit::EngineView::forgetWished);
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Down);
    QTest::keyClick(&table(), Qt::Key_Delete);
    QVERIFY(m_page->confirmBar().isVisible());
    QVERIFY(m_page->confirmBar().question().contains(QStringLiteral("corp.example | 10.20.0.53")));
    QCOMPARE(forget.size(), 0);
    button(m_page->confirmBar(), QStringLiteral("Forget")).click();
    QCOMPARE(forget.size(), 1);
    QVERIFY(m_page->confirmBar().isHidden());
}

void TestLocationsPage::escapeLeavesAllAsItIs()
{
    fill();
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QSignalSpy forget(&m_bench->engine, &kit::EngineView::forgetWished);
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Delete);
    QVERIFY(m_page->confirmBar().isVisible());
    QVERIFY(!table().hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(m_page->confirmBar().isHidden());
    QVERIFY(table().hasFocus());
    QCOMPARE(forget.size(), 0);
}

void TestLocationsPage::aClickForgets()
{
    fill();
    test::look(*m_page, {1200, 752}, QStringLiteral("locations-click"));
    QSignalSpy forget(&m_bench->engine, &kit::EngineView::forgetWished);
    const QRect cell = table().visualRect(table().model()->index(1, LocationTable::Forget));
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, cell.center());
    QCOMPARE(forget.size(), 1);
}

void TestLocationsPage::forgetAllAsksFirst()
{
    HOLDS("OGS-33");
    fill();
    m_page->show();
    QSignalSpy clear(&m_bench->engine, &kit::EngineView::clearWished);
    m_page->headerActions().constLast()->trigger();
    QVERIFY(m_page->confirmBar().isVisible());
    QCOMPARE(clear.size(), 0);
    button(m_page->confirmBar(), QStringLiteral("Forget all")).click();
    QCOMPARE(clear.size(), 1);
}

void TestLocationsPage::anEmptyPageSaysWhatToDo()
{
    m_bench->engine.setProfile(test::fiveGateways(false), {});
    m_bench->engine.setNetwork(test::homeNetwork());
    test::look(*m_page, {1200, 752}, QStringLiteral("locations-empty"));
    auto* empty = m_page->findChild<kit::EmptyState*>();
    QVERIFY(empty->isVisible());
    QSignalSpy run(&m_bench->engine, &kit::EngineView::runWished);
    empty->button().click();
    QCOMPARE(run.size(), 1);
}

void TestLocationsPage::exportIsWritten()
{
    fill();
    m_page->show();
    QTemporaryDir folder;
    m_page->saveCsv(folder.filePath(QStringLiteral("one.csv")));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("one.csv"))));
    m_page->saveCsv(folder.filePath(QStringLiteral("missing/one.csv")));
    QVERIFY(m_page->findChild<kit::Notice*>()->isVisible());
}

void TestLocationsPage::reachableByKeyboard()
{
    fill();
    m_page->show();
    m_page->headerActions().constLast()->trigger();
    QCOMPARE(test::namelessControls(*m_page).join(u','), QString());
}

QTEST_MAIN(TestLocationsPage)
#include "tst_locationspage.moc"
