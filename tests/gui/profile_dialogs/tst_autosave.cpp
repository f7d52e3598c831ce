// SPDX-License-Identifier: GPL-3.0-or-later
#include "DialogBench.h"
#include "engine/Drafts.h"
#include "kit/ChoiceBar.h"
#include "profiles/Autosave.h"
#include "profiles/RestoreBar.h"

#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <csignal>
#include <memory>

using namespace naru;
using profiles::Autosave;
using profiles::RestoreBar;

namespace {

const QString crashOption = QStringLiteral("--edit-and-crash");

} // namespace

class TestAutosave : public QObject
{
    Q_OBJECT

public:
    /** What the other process does: edits the file, waits until that is kept, and is killed. */
    static void editAndCrash(const QString& dataFolder, const QString& file);

private Q_SLOTS:
    void init();
    void cleanup();
    void looksInBothLanguagesAndThemes_data() { test::addLooks(); }
    void looksInBothLanguagesAndThemes();
    void editsAreKept();
    void savingTakesTheDraftAway();
    void undoingAllTakesTheDraftAway();
    void aClosedWindowLeavesTheDraft();
    void aClosedDocumentDoesNot();
    void editsSurviveACrash();
    void discardedIsGone();
    void laterIsOfferedAgain();
    void aNewProfileIsRestored();
    void aFileThatChangedSinceIsSaid();
    void whatWasEditedBeforeIsNotLost();
    void anotherWindowsDraftsAreNotOffered();
    void withoutADataFolderNothingIsKept();

private:
    void makeEditor();
    void closeEditor();
    void edit(const QString& group = QStringLiteral("sales"));
    void openAndEdit();
    void waitUntilKept();
    [[nodiscard]] std::vector<engine::Draft> drafts() const
    {
        return engine::Drafts(m_bench->surroundings.dataFolder).all();
    }
    /** A bar that has searched. */
    kit::ChoiceBar& offer();
    void choose(const QString& text);
    [[nodiscard]] QString group() const { return m_bench->value("ServerList/HostEntry[1]/UserGroup"); }

    std::unique_ptr<test::DialogBench> m_bench;
    std::unique_ptr<Autosave> m_autosave;
    std::unique_ptr<RestoreBar> m_bar;
};

void TestAutosave::init()
{
    m_bench = std::make_unique<test::DialogBench>();
    makeEditor();
}

void TestAutosave::cleanup()
{
    m_bar.reset();
    m_autosave.reset();
    QCOMPARE(m_bench->warnings.taken(), QStringList());
    m_bench.reset();
}

void TestAutosave::makeEditor()
{
    m_autosave =
        std::make_unique<Autosave>(m_bench->editor, m_bench->page.clock, m_bench->surroundings.dataFolder);
}

void TestAutosave::closeEditor()
{
    m_bar.reset();
    m_autosave.reset();
    m_bench->editor.close();
}

void TestAutosave::edit(const QString& group)
{
    m_bench->set("ServerList/HostEntry[1]/UserGroup", group);
}

void TestAutosave::openAndEdit()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    edit();
}

void TestAutosave::waitUntilKept()
{
    QSignalSpy kept(m_autosave.get(), &Autosave::kept);
    QVERIFY(kept.wait());
}

kit::ChoiceBar& TestAutosave::offer()
{
    m_bar = std::make_unique<RestoreBar>(m_bench->surroundings, m_bench->editor, *m_autosave);
    m_bar->resize(1120, 60);
    m_bar->show();
    QSignalSpy searched(m_bar.get(), &RestoreBar::searched);
    m_bar->search();
    searched.wait();
    return m_bar->bar();
}

void TestAutosave::choose(const QString& text)
{
    for (QPushButton* button : m_bar->bar().findChildren<QPushButton*>()) {
        if (button->text() == text) {
            button->click();
            return;
        }
    }
    QFAIL(qPrintable(text));
}

void TestAutosave::editAndCrash(const QString& dataFolder, const QString& file)
{
    const base::MachineClock clock;
    profiles::ProfileEditor editor;
    Autosave autosave(editor, clock, dataFolder);
    QObject::connect(&editor, &profiles::ProfileEditor::documentReplaced, &editor, [&editor] {
        const auto path = profile::parsePath(u"ServerList/HostEntry[1]/UserGroup");
        editor.edit([&](profile::Document& document) -> base::Result<void> {
            const auto done = document.setAt(*path, u"crashed");
            return done ? base::Result<void>() : std::unexpected(done.error());
        });
    });
    QObject::connect(&autosave, &Autosave::kept, &editor, [] { ::raise(SIGKILL); });
    editor.openFile(file);
    QCoreApplication::exec();
}

void TestAutosave::looksInBothLanguagesAndThemes()
{
    test::takeLook(m_bench->page);
    openAndEdit();
    m_autosave.reset();
    m_bench->editor.close();
    makeEditor();
    QVERIFY(offer().isVisible());
    test::keepPicture(*m_bar, QStringLiteral("restorebar"));
}

void TestAutosave::editsAreKept()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    QVERIFY(drafts().empty());
    edit();
    waitUntilKept();
    QCOMPARE(drafts().size(), 1U);
    QCOMPARE(drafts()[0].profile, m_bench->file(QStringLiteral("corp.xml")));
    QCOMPARE(drafts()[0].bytes, m_bench->editor.document().bytes());
    QCOMPARE(drafts()[0].keptAt, m_bench->page.clock.system());
    edit(QStringLiteral("again"));
    QTRY_COMPARE(drafts()[0].bytes, m_bench->editor.document().bytes());
    // The file itself is as it was.
    QCOMPARE(m_bench->read(QStringLiteral("corp.xml")), test::twoGateways());
}

void TestAutosave::savingTakesTheDraftAway()
{
    openAndEdit();
    waitUntilKept();
    m_bench->editor.save();
    QVERIFY(drafts().empty());
}

void TestAutosave::undoingAllTakesTheDraftAway()
{
    openAndEdit();
    waitUntilKept();
    m_bench->editor.undo();
    QVERIFY(drafts().empty());
}

void TestAutosave::aClosedWindowLeavesTheDraft()
{
    openAndEdit();
    m_autosave.reset();
    QCOMPARE(drafts().size(), 1U);
}

void TestAutosave::aClosedDocumentDoesNot()
{
    openAndEdit();
    waitUntilKept();
    // The page has asked before.
    m_bench->editor.close();
    QVERIFY(drafts().empty());
}

void TestAutosave::editsSurviveACrash()
{
    closeEditor();
    m_bench->write(QStringLiteral("corp.xml"), test::twoGateways());
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(),
                  {crashOption, m_bench->surroundings.dataFolder, m_bench->file(QStringLiteral("corp.xml"))});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);

    makeEditor();
    QVERIFY(offer().isVisible());
    QVERIFY(m_bar->bar().sentence().startsWith(QStringLiteral("Edits of corp.xml were not saved")));
    choose(QStringLiteral("Restore"));
    QCOMPARE(group(), QStringLiteral("crashed"));
    QCOMPARE(m_bench->editor.path(), m_bench->file(QStringLiteral("corp.xml")));
    QVERIFY(m_bench->editor.isModified());
    // Also from now on they are kept.
    QCOMPARE(drafts().size(), 1U);
    m_bench->editor.undo();
    QCOMPARE(m_bench->editor.document().bytes(), test::twoGateways());
    QVERIFY(!m_bench->editor.isModified());
}

void TestAutosave::discardedIsGone()
{
    openAndEdit();
    m_autosave.reset();
    m_bench->editor.close();
    makeEditor();
    QVERIFY(offer().isVisible());
    choose(QStringLiteral("Discard"));
    QVERIFY(!m_bar->bar().isVisible());
    QVERIFY(drafts().empty());
    QVERIFY(!m_bench->editor.hasDocument());
}

void TestAutosave::laterIsOfferedAgain()
{
    openAndEdit();
    m_autosave.reset();
    m_bench->editor.close();
    makeEditor();
    offer();
    choose(QStringLiteral("Later"));
    QVERIFY(!m_bar->bar().isVisible());
    QVERIFY(offer().isVisible());
}

void TestAutosave::aNewProfileIsRestored()
{
    m_bench->editor.create();
    m_bench->set("ServerList/HostEntry[1]/HostName", QStringLiteral("Busan"));
    m_autosave.reset();
    m_bench->editor.close();
    makeEditor();
    QVERIFY(offer().sentence().startsWith(QStringLiteral("A new profile was not saved")));
    choose(QStringLiteral("Restore"));
    QCOMPARE(m_bench->value("ServerList/HostEntry[1]/HostName"), QStringLiteral("Busan"));
    QVERIFY(m_bench->editor.path().isEmpty());
    QCOMPARE(drafts().size(), 1U);
}

void TestAutosave::aFileThatChangedSinceIsSaid()
{
    openAndEdit();
    m_autosave.reset();
    m_bench->editor.close();
    const QByteArray theirs = test::twoGateways().replace("tokyo.vpn", "tyo.vpn");
    m_bench->write(QStringLiteral("corp.xml"), theirs);
    makeEditor();
    QVERIFY(offer().sentence().contains(QStringLiteral("has been changed since")));
    choose(QStringLiteral("Restore"));
    QCOMPARE(group(), QStringLiteral("sales"));
    m_bench->editor.undo();
    QCOMPARE(m_bench->editor.document().bytes(), theirs);
}

void TestAutosave::whatWasEditedBeforeIsNotLost()
{
    openAndEdit();
    m_autosave.reset();
    m_bench->editor.close();
    makeEditor();
    m_bench->open(QStringLiteral("other.xml"), test::twoGateways());
    edit(QStringLiteral("other"));
    offer();
    choose(QStringLiteral("Restore"));
    QCOMPARE(group(), QStringLiteral("sales"));
    QTRY_VERIFY(m_bar->bar().sentence().contains(QStringLiteral("other.xml")));
    QCOMPARE(drafts().size(), 2U);
}

void TestAutosave::anotherWindowsDraftsAreNotOffered()
{
    openAndEdit();
    waitUntilKept();
    profiles::ProfileEditor second;
    Autosave autosave(second, m_bench->page.clock, m_bench->surroundings.dataFolder);
    QVERIFY(m_autosave->ownsDrafts());
    QVERIFY(!autosave.ownsDrafts());
    RestoreBar bar(m_bench->surroundings, second, autosave);
    bar.search();
    QVERIFY(bar.bar().isHidden());
}

void TestAutosave::withoutADataFolderNothingIsKept()
{
    closeEditor();
    m_bench->surroundings.dataFolder.clear();
    makeEditor();
    openAndEdit();
    m_autosave.reset();
    QVERIFY(!QFile::exists(m_bench->file(QStringLiteral("data/drafts"))));
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == crashOption) {
        TestAutosave::editAndCrash(arguments[2], arguments[3]);
        return 0;
    }
    TestAutosave test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_autosave.moc"
