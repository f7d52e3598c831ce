// SPDX-License-Identifier: GPL-3.0-or-later
#include "DialogBench.h"
#include "engine/ServerProfiles.h"
#include "kit/ChoiceBar.h"
#include "profiles/CertificateDialog.h"
#include "profiles/CompareDialog.h"
#include "profiles/DiskBar.h"
#include "profiles/ImportDialog.h"
#include "profiles/KnownDialog.h"
#include "profiles/MergeDialog.h"
#include "profiles/ProfileTools.h"

#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using profiles::ProfileTools;

/** The tools as the page has them. */
class TestProfileTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void withoutADocumentThereIsNothingToCompare();
    void actionsOpenTheirDialogs();
    void theServersNewerCopyIsOfferedAndMerged();
    void discardedMergesLeaveTheBase();
    void whatAnotherProgramWroteIsMerged();
    void anotherFileIsMergedWithoutABase();
    void aMergeFromTheListOpensTheFileFirst();
    void aDocumentThatIsReplacedClosesTheMerge();

private:
    template <class T>
    [[nodiscard]] T* dialog() const
    {
        return m_bench->window.findChild<T*>();
    }
    [[nodiscard]] engine::ServerProfiles copies() const
    {
        return engine::ServerProfiles(m_bench->surroundings.dataFolder);
    }
    [[nodiscard]] QByteArray theirs() const { return test::twoGateways().replace("tokyo.vpn", "tyo.vpn"); }
    /** Opens `corp.xml`, of which the server has a newer copy. */
    void openWithNewerCopy();
    void applyMerge();

    std::unique_ptr<test::DialogBench> m_bench;
    ProfileTools* m_tools = nullptr;
};

void TestProfileTools::init()
{
    m_bench = std::make_unique<test::DialogBench>();
    m_tools = new ProfileTools(m_bench->surroundings, m_bench->editor, m_bench->window);
}

void TestProfileTools::cleanup()
{
    delete std::exchange(m_tools, nullptr);
    QCOMPARE(m_bench->warnings.taken(), QStringList());
    m_bench.reset();
}

void TestProfileTools::openWithNewerCopy()
{
    const QString mine = m_bench->file(QStringLiteral("corp.xml"));
    QVERIFY(copies().keep(mine, test::twoGateways()));
    QVERIFY(copies().keep(mine, theirs()));
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways().replace("<UserGroup>eng", "<UserGroup>x"));
}

void TestProfileTools::applyMerge()
{
    auto* merge = dialog<profiles::MergeDialog>();
    QVERIFY(merge);
    QTRY_VERIFY(merge->applyButton().isEnabled());
    merge->applyButton().click();
    QTRY_VERIFY(!dialog<profiles::MergeDialog>());
}

void TestProfileTools::withoutADocumentThereIsNothingToCompare()
{
    QVERIFY(!m_tools->compareAction()->isEnabled());
    QVERIFY(!m_tools->mergeAction()->isEnabled());
    QVERIFY(!m_tools->certificateAction()->isEnabled());
    QVERIFY(m_tools->profilesAction()->isEnabled());
    for (const QAction* action : m_tools->actions())
        QVERIFY(!action->text().isEmpty());
}

void TestProfileTools::actionsOpenTheirDialogs()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    m_tools->compareAction()->trigger();
    QVERIFY(dialog<profiles::CompareDialog>());
    m_tools->certificateAction()->trigger();
    QVERIFY(dialog<profiles::CertificateDialog>());
    m_tools->profilesAction()->trigger();
    QVERIFY(dialog<profiles::KnownDialog>());
    m_tools->importAction()->trigger();
    QVERIFY(dialog<profiles::ImportDialog>());
}

void TestProfileTools::theServersNewerCopyIsOfferedAndMerged()
{
    openWithNewerCopy();
    QTRY_VERIFY(!m_tools->diskBar().bar().isHidden());
    m_tools->mergeAction()->trigger();
    applyMerge();
    QCOMPARE(m_bench->value("ServerList/HostEntry[1]/UserGroup"), QStringLiteral("x"));
    QCOMPARE(m_bench->value("ServerList/HostEntry[2]/HostAddress"), QStringLiteral("tyo.vpn.example.net"));
    QVERIFY(m_tools->diskBar().bar().isHidden());
    // Only what is saved counts as merged.
    const QString mine = m_bench->editor.path();
    QVERIFY(copies().find(mine)->isNewer());
    m_bench->editor.save();
    QVERIFY(!copies().find(mine)->isNewer());
    QCOMPARE(copies().find(mine)->base, theirs());
}

void TestProfileTools::discardedMergesLeaveTheBase()
{
    openWithNewerCopy();
    const QString mine = m_bench->editor.path();
    m_tools->merge();
    applyMerge();
    m_bench->open(QStringLiteral("other.xml"), test::twoGateways());
    m_bench->set("ServerList/HostEntry[1]/UserGroup", QStringLiteral("y"));
    m_bench->editor.save();
    QVERIFY(copies().find(mine)->isNewer());
}

void TestProfileTools::whatAnotherProgramWroteIsMerged()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    m_bench->set("ServerList/HostEntry[1]/UserGroup", QStringLiteral("x"));
    m_bench->write(QStringLiteral("corp.xml"), theirs());
    m_tools->disk().check();
    QTRY_VERIFY(m_tools->disk().changed());
    m_tools->merge();
    applyMerge();
    QCOMPARE(m_bench->value("ServerList/HostEntry[1]/UserGroup"), QStringLiteral("x"));
    QCOMPARE(m_bench->value("ServerList/HostEntry[2]/HostAddress"), QStringLiteral("tyo.vpn.example.net"));
    m_bench->editor.save();
    QVERIFY(m_bench->read(QStringLiteral("corp.xml")).contains("<UserGroup>x</UserGroup>"));
}

void TestProfileTools::anotherFileIsMergedWithoutABase()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    m_bench->write(QStringLiteral("other.xml"), theirs());
    m_tools->mergeWithFile(m_bench->file(QStringLiteral("other.xml")));
    QTRY_VERIFY(dialog<profiles::MergeDialog>());
    auto* merge = dialog<profiles::MergeDialog>();
    QTRY_VERIFY(merge->merged());
    merge->parts().chooseAll(profile::MergeSide::Theirs);
    applyMerge();
    QCOMPARE(m_bench->value("ServerList/HostEntry[2]/HostAddress"), QStringLiteral("tyo.vpn.example.net"));
}

void TestProfileTools::aMergeFromTheListOpensTheFileFirst()
{
    openWithNewerCopy();
    const QString mine = m_bench->editor.path();
    m_bench->open(QStringLiteral("other.xml"), test::twoGateways());
    connect(m_tools, &ProfileTools::openWished, &m_bench->editor, &profiles::ProfileEditor::openFile);
    m_tools->showProfiles();
    Q_EMIT dialog<profiles::KnownDialog>()->mergeWished(mine);
    QTRY_VERIFY(dialog<profiles::MergeDialog>());
    QCOMPARE(m_bench->editor.path(), mine);
}

void TestProfileTools::aDocumentThatIsReplacedClosesTheMerge()
{
    openWithNewerCopy();
    m_tools->merge();
    QVERIFY(dialog<profiles::MergeDialog>());
    m_bench->editor.create();
    QTRY_VERIFY(!dialog<profiles::MergeDialog>());
}

QTEST_MAIN(TestProfileTools)
#include "tst_profiletools.moc"
