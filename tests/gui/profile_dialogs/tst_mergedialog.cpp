// SPDX-License-Identifier: GPL-3.0-or-later
#include "DialogBench.h"
#include "profiles/MergeDialog.h"
#include "profiles/MergeView.h"

#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using profile::MergeSide;
using profiles::MergeDialog;
using profiles::MergeTable;

class TestMergeDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bench = std::make_unique<test::DialogBench>(); }
    void cleanup();
    void looksInBothLanguagesAndThemes_data() { test::addLooks(); }
    void looksInBothLanguagesAndThemes();
    void eachConflictIsChosenByTheUser();
    void whatOnlyOneSideChangedIsTaken();
    void theArrowsChoose();
    void aClickChooses();
    void allTheirs();
    void thePreviewSaysWhatChanges();
    void appliedIsOneStepOfUndo();
    void withoutABaseNothingIsTakenByItself();
    void nothingToMerge();
    void reachableByKeyboard();

private:
    /** Mine: timeout 60, Seoul's group `sales`; theirs: timeout 90, Tokyo's address, a third gateway. */
    MergeDialog& dialog(bool hasBase = true);
    [[nodiscard]] int conflictRow() const;
    [[nodiscard]] MergeTable& parts() const { return m_dialog->parts(); }
    void waitForPreview() const;

    std::unique_ptr<test::DialogBench> m_bench;
    QPointer<MergeDialog> m_dialog;
};

void TestMergeDialog::cleanup()
{
    delete m_dialog;
    QCOMPARE(m_bench->warnings.taken(), QStringList());
    m_bench.reset();
}

MergeDialog& TestMergeDialog::dialog(bool hasBase)
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    m_bench->set("ClientInitialization/AuthenticationTimeout", QStringLiteral("60"));
    m_bench->set("ServerList/HostEntry[1]/UserGroup", QStringLiteral("sales"));
    QByteArray newer = test::twoGateways();
    newer.replace("Timeout>30", "Timeout>90");
    newer.replace("tokyo.vpn", "tyo.vpn");
    newer.replace("  </ServerList>",
                  "    <HostEntry>\n      <HostName>Busan</HostName>\n      "
                  "<HostAddress>busan.vpn.example.net</HostAddress>\n    </HostEntry>\n  </ServerList>");
    const profile::Document mine = m_bench->editor.document();
    const profile::Document base = hasBase ? test::documentOf(test::twoGateways()) : mine;
    m_dialog = new MergeDialog(m_bench->surroundings, {base, mine, test::documentOf(newer)}, hasBase,
                               &m_bench->window);
    m_dialog->open();
    waitForPreview();
    return *m_dialog;
}

void TestMergeDialog::waitForPreview() const
{
    QTRY_VERIFY(m_dialog->merged());
}

int TestMergeDialog::conflictRow() const
{
    for (int row = 0; row < parts().rowCount(); ++row) {
        if (parts().parts()[std::size_t(row)].isConflict)
            return row;
    }
    return -1;
}

void TestMergeDialog::looksInBothLanguagesAndThemes()
{
    test::takeLook(m_bench->page);
    test::keepPicture(dialog(), QStringLiteral("merge"));
}

void TestMergeDialog::eachConflictIsChosenByTheUser()
{
    dialog();
    QCOMPARE(parts().openConflicts(), 1);
    QVERIFY(conflictRow() >= 0);
    QCOMPARE(parts().chosen(conflictRow()), std::nullopt);
    QVERIFY(!m_dialog->applyButton().isEnabled());
    QVERIFY(parts().index(conflictRow(), MergeTable::What).data().toString().contains(u"conflict: choose"));
    parts().choose(conflictRow(), MergeSide::Mine);
    QCOMPARE(parts().openConflicts(), 0);
    waitForPreview();
    QVERIFY(m_dialog->applyButton().isEnabled());
}

void TestMergeDialog::whatOnlyOneSideChangedIsTaken()
{
    dialog();
    parts().choose(conflictRow(), MergeSide::Theirs);
    waitForPreview();
    m_bench->editor.adopt(*m_dialog->merged());
    QCOMPARE(m_bench->value("ServerList/HostEntry[1]/UserGroup"), QStringLiteral("sales"));
    QCOMPARE(m_bench->value("ServerList/HostEntry[2]/HostAddress"), QStringLiteral("tyo.vpn.example.net"));
    QCOMPARE(m_bench->value("ServerList/HostEntry[3]/HostName"), QStringLiteral("Busan"));
    QCOMPARE(m_bench->value("ClientInitialization/AuthenticationTimeout"), QStringLiteral("90"));
}

void TestMergeDialog::theArrowsChoose()
{
    dialog();
    auto* view = m_dialog->findChild<profiles::MergeView*>();
    view->setCurrentIndex(parts().index(conflictRow(), 0));
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(parts().chosen(conflictRow()), std::optional(MergeSide::Theirs));
    QTest::keyClick(view, Qt::Key_Left);
    QCOMPARE(parts().chosen(conflictRow()), std::optional(MergeSide::Mine));
    QVERIFY(parts()
                .index(conflictRow(), MergeTable::Mine)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(u"taken"));
}

void TestMergeDialog::aClickChooses()
{
    dialog();
    auto* view = m_dialog->findChild<profiles::MergeView*>();
    const QRect cell = view->visualRect(parts().index(conflictRow(), MergeTable::Theirs));
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, cell.center());
    QCOMPARE(parts().chosen(conflictRow()), std::optional(MergeSide::Theirs));
}

void TestMergeDialog::allTheirs()
{
    dialog();
    for (QPushButton* button : m_dialog->findChildren<QPushButton*>()) {
        if (button->text() == QLatin1String("All theirs"))
            button->click();
    }
    waitForPreview();
    m_bench->editor.adopt(*m_dialog->merged());
    QCOMPARE(m_bench->value("ClientInitialization/AuthenticationTimeout"), QStringLiteral("90"));
    // What they left as it was stays as I have it.
    QCOMPARE(m_bench->value("ServerList/HostEntry[1]/UserGroup"), QStringLiteral("sales"));
}

void TestMergeDialog::thePreviewSaysWhatChanges()
{
    dialog();
    // Of the open conflict mine stands: address and the third gateway are what changes.
    const int before = m_dialog->preview().rowCount();
    QVERIFY(before >= 2);
    parts().choose(conflictRow(), MergeSide::Theirs);
    QVERIFY(!m_dialog->merged());
    waitForPreview();
    QCOMPARE(m_dialog->preview().rowCount(), before + 1);
}

void TestMergeDialog::appliedIsOneStepOfUndo()
{
    dialog();
    connect(m_dialog, &MergeDialog::applied, &m_bench->editor, &profiles::ProfileEditor::adopt);
    parts().choose(conflictRow(), MergeSide::Theirs);
    waitForPreview();
    const QString before = m_bench->editor.document().text();
    m_dialog->applyButton().click();
    QTRY_VERIFY(!m_dialog);
    QCOMPARE(m_bench->value("ServerList/HostEntry[3]/HostName"), QStringLiteral("Busan"));
    m_bench->editor.undo();
    QCOMPARE(m_bench->editor.document().text(), before);
}

void TestMergeDialog::withoutABaseNothingIsTakenByItself()
{
    dialog(false);
    QCOMPARE(parts().openConflicts(), 0);
    QVERIFY(parts().rowCount() > 0);
    QCOMPARE(m_dialog->preview().rowCount(), 0);
    QCOMPARE(m_dialog->merged()->text(), m_bench->editor.document().text());
}

void TestMergeDialog::nothingToMerge()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    const profile::Document mine = m_bench->editor.document();
    m_dialog = new MergeDialog(m_bench->surroundings, {mine, mine, mine}, true, &m_bench->window);
    waitForPreview();
    QCOMPARE(parts().rowCount(), 0);
    QVERIFY(m_dialog->sentence().startsWith(QStringLiteral("There is nothing to merge")));
}

void TestMergeDialog::reachableByKeyboard()
{
    dialog();
    QCOMPARE(test::namelessControls(*m_dialog).join(u','), QString());
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    QTRY_VERIFY(!m_dialog);
}

QTEST_MAIN(TestMergeDialog)
#include "tst_mergedialog.moc"
