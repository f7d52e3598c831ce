// SPDX-License-Identifier: GPL-3.0-or-later
#include "EditorSamples.h"
#include "Holds.h"
#include "PageBench.h"
#include "Warnings.h"
#include "kit/ChoiceBar.h"
#include "kit/SourceView.h"
#include "profiles/DraftBar.h"
#include "profiles/FieldHelp.h"
#include "profiles/FieldRow.h"
#include "profiles/HostPane.h"
#include "profiles/ProblemModel.h"
#include "profiles/ProblemPanel.h"
#include "profiles/ProfileTabs.h"
#include "profiles/ProfilesPage.h"
#include "profiles/SelectionPane.h"
#include "profiles/ServerList.h"
#include "profiles/ServerModel.h"
#include "profiles/SourcePane.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::profiles;
using profile::Document;

class TestProfilesPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void looksInBothLanguagesAndThemes_data();
    void looksInBothLanguagesAndThemes();
    void typingIsOneStepOfUndo();
    void hangulLandsWhole();
    void aBackupIsCheckedWhileItIsTyped();
    void bothLevelsOfBackupsAreSaid();
    void theThresholdsAreExplained();
    void serversMoveByKeyboard();
    void theFilterFinds();
    void theSourceIsADraftUntilItIsWellFormed();
    void helpGoesWithTheKeyboard();
    void aPressBelowTheServersLeavesTheChoice();
    void theSourceFollowsTheForm();
    void aLongSourceComesInSlices();
    void aProblemLeadsToItsPlace();
    void safeFixesAreOneStep();
    void whatIsUnsavedIsAskedAbout();
    void aQuitThatCouldNotSaveIsForgotten();
    void savesWithTheKeyboardElsewhere();
    void aSavedProfileIsKnown();
    void measuresWhatIsOnTheScreen();
    void everyControlHasAName();
    void aKeyInALargeProfileIsDrawnInTime();

private:
    [[nodiscard]] QLineEdit& line(const char* path) const;
    [[nodiscard]] ProfileEditor& editor() const { return m_page->editor(); }
    [[nodiscard]] ProfileTabs& tabs() const { return m_page->tabs(); }
    void reviewed()
    {
        QTRY_VERIFY(editor().review() && editor().review()->revision == editor().document().revision());
    }

    std::unique_ptr<test::WarningTrap> m_trap;
    std::unique_ptr<test::PageBench> m_bench;
    std::unique_ptr<ProfilesPage> m_page;
};

void TestProfilesPage::init()
{
    m_trap = std::make_unique<test::WarningTrap>();
    m_bench = std::make_unique<test::PageBench>();
    m_page = std::make_unique<ProfilesPage>(m_bench->surroundings);
    editor().setDocument(test::sampleDocument(), {});
    m_page->resize(1200, 752);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void TestProfilesPage::cleanup()
{
    m_page.reset();
    m_bench.reset();
    QCOMPARE(m_trap->taken(), QStringList());
    m_trap.reset();
}

QLineEdit& TestProfilesPage::line(const char* path) const
{
    for (FieldRow* row : tabs().host().findChildren<FieldRow*>()) {
        if (row->field().path == QLatin1String(path) && row->isVisible())
            return static_cast<QLineEdit&>(row->control());
    }
    qFatal("no row for %s", path);
}

void TestProfilesPage::looksInBothLanguagesAndThemes_data()
{
    QTest::addColumn<wording::Language>("language");
    QTest::addColumn<kit::Theme::Scheme>("scheme");
    QTest::addColumn<QSize>("size");
    const QSize wide(1200, 752);
    const QSize narrow(944, 592);
    using wording::Language;
    using Scheme = kit::Theme::Scheme;
    QTest::newRow("en-light") << Language::English << Scheme::Light << wide;
    QTest::newRow("ko-dark") << Language::Korean << Scheme::Dark << wide;
    QTest::newRow("ko-light-narrow") << Language::Korean << Scheme::Light << narrow;
    QTest::newRow("en-dark-narrow") << Language::English << Scheme::Dark << narrow;
}

void TestProfilesPage::looksInBothLanguagesAndThemes()
{
    QFETCH(wording::Language, language);
    QFETCH(kit::Theme::Scheme, scheme);
    QFETCH(QSize, size);
    m_bench->speech.setLanguage(language);
    m_bench->theme.setScheme(scheme);
    reviewed();
    const char* const names[] = {"servers", "selection", "client", "certificates", "source"};
    for (int tab = ProfileTabs::Servers; tab <= ProfileTabs::Source; ++tab) {
        tabs().setTab(tab);
        QCoreApplication::processEvents();
        test::look(*m_page, size,
                   QStringLiteral("profiles-%1-%2")
                       .arg(QString::fromLatin1(QTest::currentDataTag()), QString::fromLatin1(names[tab])));
        QVERIFY(m_page->minimumSizeHint().width() <= size.width());
    }
}

void TestProfilesPage::typingIsOneStepOfUndo()
{
    QLineEdit& name = line("ServerList/HostEntry/HostName");
    name.setFocus();
    name.selectAll();
    QTest::keyClicks(&name, QStringLiteral("Busan"));
    QCOMPARE(editor().document().value(*editor().document().child(editor().hosts()[0], u"HostName")),
             QStringLiteral("Busan"));
    QTest::keyClick(&name, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor().document().bytes(), test::editorSample());
    QCOMPARE(name.text(), QStringLiteral("Seoul"));
    QTest::keyClick(&name, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(name.text(), QStringLiteral("Busan"));
}

void TestProfilesPage::hangulLandsWhole()
{
    reviewed();
    QLineEdit& name = line("ServerList/HostEntry/HostName");
    name.setFocus();
    name.selectAll();
    const std::uint64_t before = editor().document().revision();
    for (const char16_t* part : {u"ㅅ", u"서", u"설"}) {
        QInputMethodEvent composing(QString::fromUtf16(part), {});
        QApplication::sendEvent(&name, &composing);
        // The linter's answer must not take the syllable from under the hands.
        Q_EMIT editor().reviewed();
    }
    QVERIFY(editor().document().revision() <= before + 1);
    QInputMethodEvent commit;
    commit.setCommitString(QStringLiteral("서울"));
    QApplication::sendEvent(&name, &commit);
    QCOMPARE(name.text(), QStringLiteral("서울"));
    QVERIFY(
        editor().document().text().contains(QLatin1String("<HostName>") + QStringLiteral("서울</HostName>")));
    QVERIFY(!editor().document().text().contains(QStringLiteral("ㅅ")));
}

void TestProfilesPage::aBackupIsCheckedWhileItIsTyped()
{
    HOLDS("OGS-52");
    QLineEdit& backup = line("ServerList/HostEntry/BackupServerList/HostAddress");
    backup.setFocus();
    backup.selectAll();
    QTest::keyClicks(&backup, QStringLiteral("https://b.example.net:99999/eng"));
    auto* row = qobject_cast<FieldRow*>(backup.parentWidget());
    QVERIFY(row);
    const auto problemShown = [row] {
        for (const QLabel* label : row->findChildren<QLabel*>()) {
            if (label->isVisible() && label->property("tone").toString() == QLatin1String("smallFail"))
                return true;
        }
        return false;
    };
    QVERIFY(problemShown());
    backup.selectAll();
    QTest::keyClicks(&backup, QStringLiteral("https://b.example.net/eng"));
    QVERIFY(!problemShown());
    QVERIFY(editor().document().text().contains(QLatin1String("<HostAddress>https://b.example.net/eng<")));
}

void TestProfilesPage::bothLevelsOfBackupsAreSaid()
{
    QVERIFY(tabs().host().backupSentence().startsWith(QLatin1String("This list applies")));
    editor().setHost(editor().hosts()[1]);
    QVERIFY(tabs().host().backupSentence().startsWith(QLatin1String("No backup servers")));
    QVERIFY(editor().edit([](Document& document) -> base::Result<void> {
        const auto added = addItem(document, {document.root(), {}},
                                   test::field("ClientInitialization/BackupServerList/HostAddress"),
                                   QStringLiteral("b.example.net"));
        return added ? base::Result<void>() : std::unexpected(added.error());
    }));
    QVERIFY(tabs().host().backupSentence().contains(QLatin1String("list of the client settings applies")));
}

void TestProfilesPage::theThresholdsAreExplained()
{
    HOLDS("OGS-2A");
    tabs().setTab(ProfileTabs::Selection);
    QVERIFY(tabs().selection().sentence().contains(QLatin1String("DisconnectOnSuspend")));
    QVERIFY(tabs().selection().actButton().isVisible());
    QTest::mouseClick(&tabs().selection().actButton(), Qt::LeftButton);
    QVERIFY(tabs().selection().sentence().contains(QLatin1String("20 %")));
    QVERIFY(!tabs().selection().actButton().isVisible());
    editor().undo();
    QCOMPARE(editor().document().bytes(), test::editorSample());
}

void TestProfilesPage::serversMoveByKeyboard()
{
    QListView& list = tabs().servers().view();
    list.setFocus();
    const profile::NodeId seoul = editor().hosts()[0];
    QTest::keyClick(&list, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(editor().hosts()[1], seoul);
    QCOMPARE(list.currentIndex().row(), 1);
    QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(editor().hosts()[0], seoul);
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(editor().hosts().size(), std::size_t(2));
    QCOMPARE(list.currentIndex().row(), 0);
}

void TestProfilesPage::theFilterFinds()
{
    tabs().servers().model().setFilter(QStringLiteral("8443"));
    QCOMPARE(tabs().servers().model().rowCount(), 1);
    QCOMPARE(tabs().servers().model().hostAt(0), editor().hosts()[1]);
    tabs().servers().model().setFilter({});
    QCOMPARE(tabs().servers().model().rowCount(), 3);
}

void TestProfilesPage::theSourceIsADraftUntilItIsWellFormed()
{
    tabs().setTab(ProfileTabs::Source);
    kit::SourceView& view = tabs().source().view();
    view.setFocus();
    QSignalSpy named(m_page.get(), &kit::Page::documentNamed);
    QVERIFY(view.find(QStringLiteral("Tokyo")));
    QTest::keyClicks(&view, QStringLiteral("<b>"));
    QVERIFY(!tabs().source().flush());
    QVERIFY(editor().hasDraft());
    QCOMPARE(named.constLast().at(1).toBool(), true);
    QCOMPARE(editor().document().bytes(), test::editorSample());
    QVERIFY(!tabs().host().isEnabled() || !tabs().host().parentWidget()->isEnabled());
    QTest::keyClicks(&view, QStringLiteral("x</b>"));
    QVERIFY(tabs().source().flush());
    QVERIFY(!editor().hasDraft());
    QVERIFY(editor().document().text().contains(QLatin1String("<HostName><b>x</b></HostName>")));
    m_page->undo();
    QCOMPARE(editor().document().bytes(), test::editorSample());
    QVERIFY(view.toPlainText().contains(QLatin1String("Tokyo")));
}

void TestProfilesPage::helpGoesWithTheKeyboard()
{
    FieldHelp* help = tabs().host().findChild<FieldHelp*>();
    line("ServerList/HostEntry/HostAddress").setFocus();
    QVERIFY(help->isVisible());
    QVERIFY(!help->text().isEmpty());
    tabs().servers().view().setFocus();
    QVERIFY(!help->isVisible());
}

void TestProfilesPage::aPressBelowTheServersLeavesTheChoice()
{
    QListView& list = tabs().servers().view();
    QVERIFY(list.selectionModel()->hasSelection());
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      list.viewport()->rect().bottomLeft() - QPoint(-9, 9));
    QVERIFY(list.selectionModel()->isSelected(list.currentIndex()));
}

void TestProfilesPage::theSourceFollowsTheForm()
{
    tabs().setTab(ProfileTabs::Source);
    const profile::NodeId name = *editor().document().child(editor().hosts()[1], u"HostName");
    QVERIFY(editor().edit([&](Document& document) { return document.setValue(name, u"Tokio"); }));
    QCOMPARE(tabs().source().view().toPlainText(), editor().document().text());
    reviewed();
    QTRY_COMPARE(tabs().source().view().changedLines().size(), std::size_t(1));
}

void TestProfilesPage::aLongSourceComesInSlices()
{
    editor().setDocument(test::largeDocument(1000), {});
    tabs().setTab(ProfileTabs::Source);
    kit::SourceView& view = tabs().source().view();
    const auto isPart = [&] {
        return view.document()->characterCount() <= editor().document().text().size();
    };
    QVERIFY(isPart());
    QVERIFY(view.isReadOnly());
    // An edit and a place that are asked for meanwhile are there in the end.
    editor().edit([this](Document& document) { return document.remove(editor().hosts()[500]); });
    QVERIFY(isPart());
    const profile::NodeId name = *editor().document().child(editor().hosts()[900], u"HostName");
    tabs().showText(editor().document().content(name));
    QTRY_VERIFY(!view.isReadOnly());
    QCOMPARE(view.toPlainText(), editor().document().text());
    QCOMPARE(view.textCursor().selectedText(), editor().document().value(name));
    QVERIFY(!view.document()->isUndoAvailable());
}

void TestProfilesPage::aProblemLeadsToItsPlace()
{
    reviewed();
    ProblemModel& problems = tabs().problems().model();
    int row = 0;
    while (row < problems.rowCount() &&
           problems.finding(row).problem.code != profile::ProblemCode::EmptyHostAddress)
        ++row;
    QVERIFY(row < problems.rowCount());
    tabs().setTab(ProfileTabs::Source);
    tabs().setTab(ProfileTabs::Selection);
    QListView& list = tabs().problems().view();
    list.setFocus();
    list.setCurrentIndex(problems.index(row));
    QTest::keyClick(&list, Qt::Key_Return);
    QCOMPARE(tabs().tab(), int(ProfileTabs::Servers));
    QCOMPARE(editor().host(), editor().hosts()[2]);
}

void TestProfilesPage::safeFixesAreOneStep()
{
    editor().setDocument(*Document::open(QByteArray(test::editorSample()).replace(">20<", "> 20 <")), {});
    reviewed();
    QVERIFY(tabs().problems().model().safeFixes() > 0);
    const QByteArray before = editor().document().bytes();
    QTest::mouseClick(&tabs().problems().fixAllButton(), Qt::LeftButton);
    QVERIFY(editor().document().bytes() != before);
    editor().undo();
    QCOMPARE(editor().document().bytes(), before);
}

void TestProfilesPage::whatIsUnsavedIsAskedAbout()
{
    int left = 0;
    QVERIFY(!m_page->holdsBack([&] { ++left; }));
    tabs().servers().removeCurrent();
    QVERIFY(m_page->holdsBack([&] { ++left; }));
    QVERIFY(m_page->question().isVisible());
    QTest::mouseClick(&m_page->question().button(2), Qt::LeftButton);
    QCOMPARE(left, 0);
    QVERIFY(editor().isModified());
    QVERIFY(m_page->holdsBack([&] { ++left; }));
    QTest::mouseClick(&m_page->question().button(1), Qt::LeftButton);
    QCOMPARE(left, 1);
}

void TestProfilesPage::aQuitThatCouldNotSaveIsForgotten()
{
    const QTemporaryDir folder;
    editor().saveAs(folder.filePath(QStringLiteral("corp.xml")));
    tabs().setTab(ProfileTabs::Source);
    kit::SourceView& view = tabs().source().view();
    view.setFocus();
    QTest::keyClicks(&view, QStringLiteral("<oops"));
    int left = 0;
    QVERIFY(m_page->holdsBack([&] { ++left; }));
    QTest::mouseClick(&m_page->question().button(0), Qt::LeftButton);
    QCOMPARE(left, 0);
    // Much later, and for itself.
    Q_EMIT tabs().source().bar().dropWished();
    tabs().servers().removeCurrent();
    editor().save();
    QVERIFY(!editor().isModified());
    QCOMPARE(left, 0);
}

void TestProfilesPage::savesWithTheKeyboardElsewhere()
{
    const QTemporaryDir folder;
    editor().saveAs(folder.filePath(QStringLiteral("corp.xml")));
    QWidget window;
    QLineEdit header(&window);
    m_page->setParent(&window);
    window.show();
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    tabs().servers().removeCurrent();
    header.setFocus();
    QTest::keyClick(&header, Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!editor().isModified());
    m_page->setParent(nullptr);
}

void TestProfilesPage::aSavedProfileIsKnown()
{
    const QTemporaryDir folder;
    const QString first = folder.filePath(QStringLiteral("first.xml"));
    const QString second = folder.filePath(QStringLiteral("second.xml"));
    QSignalSpy opened(&m_bench->engine, &kit::EngineView::openWished);
    m_bench->engine.setProfile(nullptr, {});
    editor().saveAs(first);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened.takeFirst().first().toStringList(), QStringList{first});
    // With an active one the next is only known.
    m_bench->engine.setProfile(std::make_shared<const profile::Profile>(), {first});
    editor().saveAs(second);
    QCOMPARE(opened.count(), 0);
    QVERIFY(m_bench->engine.knownFiles().contains(second));
}

void TestProfilesPage::measuresWhatIsOnTheScreen()
{
    QSignalSpy wished(&m_bench->engine, &kit::EngineView::profileWished);
    const profile::NodeId name = *editor().document().child(editor().hosts()[0], u"HostName");
    QVERIFY(editor().edit([&](Document& document) { return document.setValue(name, u"Busan"); }));
    m_page->measureThese();
    QTRY_COMPARE(wished.count(), 1);
    QCOMPARE(wished.first().first().value<profile::Profile>().hosts.front().name, QStringLiteral("Busan"));
}

void TestProfilesPage::everyControlHasAName()
{
    for (int tab = ProfileTabs::Servers; tab <= ProfileTabs::Source; ++tab) {
        tabs().setTab(tab);
        QCOMPARE(test::namelessControls(*m_page), QStringList());
    }
}

void TestProfilesPage::aKeyInALargeProfileIsDrawnInTime()
{
    editor().setDocument(test::largeDocument(5000), {});
    reviewed();
    editor().setHost(editor().hosts()[2500]);
    QLineEdit& name = line("ServerList/HostEntry/HostName");
    name.setFocus();
    QCoreApplication::processEvents();
    // The best of several: what the program needs, not what else the machine does meanwhile.
    qint64 best = std::numeric_limits<qint64>::max();
    for (int i = 0; i < 20; ++i) {
        QElapsedTimer timer;
        timer.start();
        QTest::keyClick(&name, Qt::Key_A);
        m_page->repaint();
        best = std::min(best, timer.nsecsElapsed());
    }
    qInfo("a key in 5,000 servers: %.2f ms", double(best) / 1e6);
    QVERIFY(best < 16'000'000);
}

QTEST_MAIN(TestProfilesPage)
#include "tst_profilespage.moc"
