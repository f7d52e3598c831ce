// SPDX-License-Identifier: GPL-3.0-or-later
#include "DialogBench.h"
#include "kit/ComboBox.h"
#include "kit/Notice.h"
#include "profile/Field.h"
#include "profiles/CompareDialog.h"
#include "profiles/CompareTexts.h"

#include <QClipboard>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using profiles::CompareDialog;
using profiles::CompareSource;

class TestCompareDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bench = std::make_unique<test::DialogBench>(); }
    void cleanup();
    void looksInBothLanguagesAndThemes_data() { test::addLooks(); }
    void looksInBothLanguagesAndThemes();
    void saysWhatDiffers();
    void sameLettersAndSameWords();
    void returnShowsThePlace();
    void whatOnlyTheyHaveIsShownByItsParent();
    void theReportIsText();
    void anotherFileJoinsTheList();
    void aFileThatCannotBeReadIsSaid();
    void speaksAnotherLanguageAtOnce();
    void reachableByKeyboard();

private:
    /** Compares the editor's profile with this one. */
    CompareDialog& dialogWith(const QByteArray& theirs);
    [[nodiscard]] QByteArray theirs() const;

    std::unique_ptr<test::DialogBench> m_bench;
    QPointer<CompareDialog> m_dialog;
};

void TestCompareDialog::cleanup()
{
    delete m_dialog;
    QCOMPARE(m_bench->warnings.taken(), QStringList());
    m_bench.reset();
}

QByteArray TestCompareDialog::theirs() const
{
    QByteArray bytes = test::twoGateways();
    bytes.replace("<UserGroup>eng", "<UserGroup>sales");
    bytes.replace("    <AuthenticationTimeout>30</AuthenticationTimeout>\n", "");
    bytes.replace("  </ServerList>",
                  "    <HostEntry><HostName>Busan</HostName></HostEntry>\n  </ServerList>");
    return bytes;
}

CompareDialog& TestCompareDialog::dialogWith(const QByteArray& theirs)
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    m_dialog = new CompareDialog(
        m_bench->surroundings, m_bench->editor,
        {{CompareSource::Kind::Server, m_bench->editor.path(), test::documentOf(theirs)}}, &m_bench->window);
    QSignalSpy compared(m_dialog, &CompareDialog::compared);
    compared.wait();
    return *m_dialog;
}

void TestCompareDialog::looksInBothLanguagesAndThemes()
{
    test::takeLook(m_bench->page);
    test::keepPicture(dialogWith(theirs()), QStringLiteral("compare"));
    QCOMPARE(m_dialog->table().rowCount(), 3);
}

void TestCompareDialog::saysWhatDiffers()
{
    CompareDialog& dialog = dialogWith(theirs());
    QStringList rows;
    for (int row = 0; row < dialog.table().rowCount(); ++row)
        rows.append(test::rowText(dialog.table(), row));
    rows.sort();
    QCOMPARE(rows.size(), 3);
    QVERIFY2(rows.filter(QStringLiteral("Seoul | other value | eng | sales")).size() == 1,
             qPrintable(rows.join(u'\n')));
    const QString client =
        m_bench->page.speech.words().fieldLabel(*profile::findField(u"ClientInitialization"));
    QVERIFY2(rows.filter(client + QStringLiteral(" | only in mine | 30 | –")).size() == 1,
             qPrintable(rows.join(u'\n')));
    QVERIFY2(rows.filter(QStringLiteral("Busan | only in theirs | – | Busan")).size() == 1,
             qPrintable(rows.join(u'\n')));
    QCOMPARE(dialog.sentence(), QStringLiteral("They differ in 3 places."));
}

void TestCompareDialog::sameLettersAndSameWords()
{
    QCOMPARE(dialogWith(test::twoGateways()).sentence(),
             QStringLiteral("They are the same, letter by letter."));
    delete m_dialog;
    QCOMPARE(dialogWith(test::twoGateways() + "<!-- end -->").sentence(),
             QStringLiteral("They say the same; only blanks, comments or the like differ."));
}

void TestCompareDialog::returnShowsThePlace()
{
    CompareDialog& dialog = dialogWith(theirs());
    dialog.open();
    QSignalSpy wished(&m_bench->editor, &profiles::ProfileEditor::nodeWished);
    auto* view = dialog.findChild<QAbstractItemView*>();
    for (int row = 0; row < dialog.table().rowCount(); ++row) {
        if (dialog.table().difference(row).newValue == QLatin1String("sales"))
            view->setCurrentIndex(dialog.table().index(row, 0));
    }
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(wished.size(), 1);
    QCOMPARE(m_bench->editor.document().value(wished[0][0].value<profile::NodeId>()), QStringLiteral("eng"));
    QTRY_VERIFY(!m_dialog);
}

void TestCompareDialog::whatOnlyTheyHaveIsShownByItsParent()
{
    QByteArray bytes = test::twoGateways();
    bytes.replace("<HostName>Tokyo</HostName>", "<HostName>Tokyo</HostName><UserGroup>x</UserGroup>");
    CompareDialog& dialog = dialogWith(bytes);
    QCOMPARE(dialog.table().rowCount(), 1);
    QSignalSpy wished(&m_bench->editor, &profiles::ProfileEditor::nodeWished);
    QTest::keyClick(dialog.findChild<QAbstractItemView*>(), Qt::Key_Return);
    QCOMPARE(wished.size(), 1);
    const auto node = wished[0][0].value<profile::NodeId>();
    QCOMPARE(profiles::hostNameOf(m_bench->editor.document(), node), std::optional(QStringLiteral("Tokyo")));
}

void TestCompareDialog::theReportIsText()
{
    CompareDialog& dialog = dialogWith(theirs());
    const QString report = dialog.report();
    QVERIFY2(report.contains(QStringLiteral("Mine: corp.xml\n")), qPrintable(report));
    QVERIFY2(report.contains(QStringLiteral("ServerList/HostEntry[1]/UserGroup\n  - eng\n  + sales\n")),
             qPrintable(report));
    for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
        if (button->text() == QLatin1String("Copy as text"))
            button->click();
    }
    QCOMPARE(QGuiApplication::clipboard()->text(), report);
}

void TestCompareDialog::anotherFileJoinsTheList()
{
    CompareDialog& dialog = dialogWith(theirs());
    m_bench->write(QStringLiteral("other.xml"), test::twoGateways());
    QSignalSpy compared(&dialog, &CompareDialog::compared);
    dialog.addFile(m_bench->file(QStringLiteral("other.xml")));
    QVERIFY(compared.wait());
    QCOMPARE(dialog.table().rowCount(), 0);
    auto* source = dialog.findChild<kit::ComboBox*>();
    QVERIFY(source->currentText().startsWith(QStringLiteral("other.xml (")));
    // And back to the first.
    Q_EMIT source->activated(0);
    QVERIFY(compared.wait());
    QCOMPARE(dialog.table().rowCount(), 3);
}

void TestCompareDialog::aFileThatCannotBeReadIsSaid()
{
    CompareDialog& dialog = dialogWith(theirs());
    dialog.show();
    m_bench->write(QStringLiteral("broken.xml"), "<AnyConnectProfile>");
    QSignalSpy compared(&dialog, &CompareDialog::compared);
    dialog.addFile(m_bench->file(QStringLiteral("broken.xml")));
    QVERIFY(compared.wait());
    QVERIFY(dialog.findChild<kit::Notice*>()->isVisible());
    QCOMPARE(dialog.table().rowCount(), 0);
    QVERIFY(dialog.report().isEmpty());
}

void TestCompareDialog::speaksAnotherLanguageAtOnce()
{
    CompareDialog& dialog = dialogWith(theirs());
    m_bench->page.speech.setLanguage(wording::Language::Korean);
    QTRY_COMPARE(dialog.windowTitle(), QStringLiteral("비교: corp.xml"));
    QCOMPARE(
        dialog.table().headerData(profiles::CompareTable::Mine, Qt::Horizontal, Qt::DisplayRole).toString(),
        QStringLiteral("내 프로파일"));
}

void TestCompareDialog::reachableByKeyboard()
{
    CompareDialog& dialog = dialogWith(theirs());
    dialog.open();
    QCOMPARE(test::namelessControls(dialog).join(u','), QString());
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QTRY_VERIFY(!m_dialog);
}

QTEST_MAIN(TestCompareDialog)
#include "tst_comparedialog.moc"
