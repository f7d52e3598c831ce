// SPDX-License-Identifier: GPL-3.0-or-later
#include "DialogBench.h"
#include "GatewaySamples.h"
#include "engine/ServerProfiles.h"
#include "kit/EmptyState.h"
#include "kit/RowTable.h"
#include "profiles/KnownDialog.h"

#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using profiles::KnownDialog;

class TestKnownDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bench = std::make_unique<test::DialogBench>(); }
    void cleanup();
    void looksInBothLanguagesAndThemes_data() { test::addLooks(); }
    void looksInBothLanguagesAndThemes();
    void whatIsOpenedBecomesKnown();
    void theOldestIdleOneGivesWay();
    void saysHowEachStands();
    void theActiveOneIsChanged();
    void deleteTakesFromTheListAndLeavesTheFile();
    void editAndMerge();
    void emptyOffersTheImport();
    void reachableByKeyboard();

private:
    /** `corp.xml`, active; `lab.xml` with a newer copy; `gone.xml`; `broken.xml`. */
    KnownDialog& dialogWithFour();
    KnownDialog& dialog();
    [[nodiscard]] QPushButton& button(const char* text) const;

    std::unique_ptr<test::DialogBench> m_bench;
    QPointer<KnownDialog> m_dialog;
};

void TestKnownDialog::cleanup()
{
    delete m_dialog;
    QCOMPARE(m_bench->warnings.taken(), QStringList());
    m_bench.reset();
}

KnownDialog& TestKnownDialog::dialog()
{
    m_dialog = new KnownDialog(m_bench->surroundings, &m_bench->window);
    QSignalSpy filled(m_dialog, &KnownDialog::filled);
    m_dialog->open();
    filled.wait();
    return *m_dialog;
}

KnownDialog& TestKnownDialog::dialogWithFour()
{
    m_bench->write(QStringLiteral("corp.xml"), test::twoGateways());
    m_bench->write(QStringLiteral("lab.xml"), test::twoGateways());
    m_bench->write(QStringLiteral("broken.xml"), "<AnyConnectProfile>");
    const engine::ServerProfiles copies(m_bench->surroundings.dataFolder);
    [&] {
        QVERIFY(copies.keep(m_bench->file(QStringLiteral("lab.xml")), "one"));
        QVERIFY(copies.keep(m_bench->file(QStringLiteral("lab.xml")), "two"));
    }();
    kit::EngineView& engine = m_bench->page.engine;
    engine.setProfile(test::fiveGateways(false), {m_bench->file(QStringLiteral("corp.xml"))});
    for (const char* name : {"lab.xml", "gone.xml", "broken.xml"})
        engine.knowFile(m_bench->file(QString::fromLatin1(name)));
    return dialog();
}

QPushButton& TestKnownDialog::button(const char* text) const
{
    for (QPushButton* button : m_dialog->findChildren<QPushButton*>()) {
        if (button->text() == QString::fromUtf8(text))
            return *button;
    }
    qFatal("no button named %s", text);
}

void TestKnownDialog::looksInBothLanguagesAndThemes()
{
    test::takeLook(m_bench->page);
    dialogWithFour().setCurrentRow(1);
    test::keepPicture(*m_dialog, QStringLiteral("known"));
}

void TestKnownDialog::whatIsOpenedBecomesKnown()
{
    kit::EngineView& engine = m_bench->page.engine;
    QSignalSpy changed(&engine, &kit::EngineView::knownFilesChanged);
    engine.setProfile(test::fiveGateways(false), {QStringLiteral("/a.xml"), QStringLiteral("/b.xml")});
    QCOMPARE(engine.knownFiles(), QStringList({QStringLiteral("/a.xml"), QStringLiteral("/b.xml")}));
    QVERIFY(!changed.isEmpty());
    changed.clear();
    engine.knowFile(QStringLiteral("/a.xml"));
    QVERIFY(changed.isEmpty());
    engine.forgetFile(QStringLiteral("/a.xml"));
    QCOMPARE(engine.knownFiles(), QStringList({QStringLiteral("/b.xml")}));
    // What is no file (the demo, a typed address) is not known.
    engine.setProfile(test::fiveGateways(false), {}, QStringLiteral("Demo"));
    QCOMPARE(engine.knownFiles().size(), 1);
}

void TestKnownDialog::theOldestIdleOneGivesWay()
{
    kit::EngineView& engine = m_bench->page.engine;
    engine.setProfile(test::fiveGateways(false), {QStringLiteral("/active.xml")});
    for (int i = 0; i < kit::EngineView::mostKnown; ++i)
        engine.knowFile(QStringLiteral("/%1.xml").arg(i));
    QCOMPARE(engine.knownFiles().size(), kit::EngineView::mostKnown);
    QVERIFY(engine.knownFiles().contains(QStringLiteral("/active.xml")));
    QVERIFY(!engine.knownFiles().contains(QStringLiteral("/0.xml")));
}

void TestKnownDialog::saysHowEachStands()
{
    const profiles::KnownTable& table = dialogWithFour().table();
    QCOMPARE(table.rowCount(), 4);
    const auto state = [&](int row) {
        return table.index(row, profiles::KnownTable::State).data().toString();
    };
    QCOMPARE(state(0), QStringLiteral("active"));
    QCOMPARE(state(1), QStringLiteral("The server has a newer copy"));
    QCOMPARE(state(2), QStringLiteral("The file is gone"));
    QCOMPARE(state(3), QStringLiteral("Not readable as a profile"));
    QCOMPARE(table.index(0, profiles::KnownTable::Gateways).data().toString(), QStringLiteral("2"));
}

void TestKnownDialog::theActiveOneIsChanged()
{
    dialogWithFour().setCurrentRow(0);
    QVERIFY(!button("Make active").isEnabled());
    m_dialog->setCurrentRow(2);
    QVERIFY(!button("Make active").isEnabled());
    m_dialog->setCurrentRow(1);
    QSignalSpy opened(&m_bench->page.engine, &kit::EngineView::openWished);
    button("Make active").click();
    QCOMPARE(opened.size(), 1);
    const QStringList files = opened[0][0].toStringList();
    QCOMPARE(files, QStringList({m_bench->file(QStringLiteral("lab.xml"))}));
    // The engine answers, and the list says so.
    QSignalSpy filled(m_dialog, &KnownDialog::filled);
    m_bench->page.engine.setProfile(test::fiveGateways(false), files);
    QVERIFY(filled.wait());
    QVERIFY(m_dialog->table().profile(1).isActive);
    QVERIFY(!m_dialog->table().profile(0).isActive);
}

void TestKnownDialog::deleteTakesFromTheListAndLeavesTheFile()
{
    dialogWithFour().setCurrentRow(1);
    QSignalSpy filled(m_dialog, &KnownDialog::filled);
    QTest::keyClick(m_dialog->findChild<kit::RowTable*>(), Qt::Key_Delete);
    QVERIFY(filled.wait());
    QCOMPARE(m_dialog->table().rowCount(), 3);
    QVERIFY(QFile::exists(m_bench->file(QStringLiteral("lab.xml"))));
}

void TestKnownDialog::editAndMerge()
{
    dialogWithFour().setCurrentRow(0);
    QVERIFY(!button("Merge…").isVisible());
    m_dialog->setCurrentRow(1);
    QVERIFY(button("Merge…").isVisible());
    QSignalSpy merge(m_dialog, &KnownDialog::mergeWished);
    QSignalSpy edit(m_dialog, &KnownDialog::editWished);
    QTest::keyClick(m_dialog->findChild<kit::RowTable*>(), Qt::Key_Return);
    QCOMPARE(edit.size(), 1);
    QCOMPARE(edit[0][0].toString(), m_bench->file(QStringLiteral("lab.xml")));
    QTRY_VERIFY(!m_dialog);
}

void TestKnownDialog::emptyOffersTheImport()
{
    QSignalSpy wished(&dialog(), &KnownDialog::importWished);
    auto* empty = m_dialog->findChild<kit::EmptyState*>();
    QVERIFY(empty->isVisible());
    empty->button().click();
    QCOMPARE(wished.size(), 1);
}

void TestKnownDialog::reachableByKeyboard()
{
    dialogWithFour();
    QCOMPARE(test::namelessControls(*m_dialog).join(u','), QString());
}

QTEST_MAIN(TestKnownDialog)
#include "tst_knowndialog.moc"
