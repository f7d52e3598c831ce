// SPDX-License-Identifier: GPL-3.0-or-later
#include "DialogBench.h"
#include "kit/ChoiceBar.h"
#include "profiles/DiskBar.h"
#include "profiles/DiskWatch.h"

#include <QPushButton>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using profiles::DiskBar;
using profiles::DiskWatch;

class TestDiskWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void looksInBothLanguagesAndThemes_data() { test::addLooks(); }
    void looksInBothLanguagesAndThemes();
    void aChangeIsNoticedByItself();
    void alsoAFileThatIsPutInItsPlace();
    void ownSavingIsNoChange();
    void savingOverAChangeIsRefusedAndSaid();
    void theSameBytesAgainAreNoChange();
    void keepMineSavesOverIt();
    void takeTheirsIsOneRedoFromMine();
    void aMergeStandsUponTheirs();
    void theirsThatIsNoXml();
    void aFileThatIsGone();
    void readOnlyIsSaidBeforeEditing();
    void aNewerServerCopyIsSaidLast();

private:
    /** Another program writes it, and the watch looks. */
    void writeFromOutside(const QByteArray& bytes);
    [[nodiscard]] QByteArray theirs() const;
    [[nodiscard]] kit::ChoiceBar& bar() const { return m_bar->bar(); }
    [[nodiscard]] QStringList choices() const;
    void choose(const QString& text);
    [[nodiscard]] QByteArray onDisk() const { return m_bench->read(QStringLiteral("corp.xml")); }

    std::unique_ptr<test::DialogBench> m_bench;
    std::unique_ptr<DiskWatch> m_watch;
    std::unique_ptr<DiskBar> m_bar;
};

void TestDiskWatch::init()
{
    m_bench = std::make_unique<test::DialogBench>();
    m_watch = std::make_unique<DiskWatch>(m_bench->editor);
    m_bar = std::make_unique<DiskBar>(m_bench->surroundings, m_bench->editor, *m_watch);
    m_bar->resize(1120, 60);
    m_bar->show();
}

void TestDiskWatch::cleanup()
{
    m_bar.reset();
    m_watch.reset();
    QCOMPARE(m_bench->warnings.taken(), QStringList());
    m_bench.reset();
}

QByteArray TestDiskWatch::theirs() const
{
    return test::twoGateways().replace("tokyo.vpn", "tyo.vpn");
}

void TestDiskWatch::writeFromOutside(const QByteArray& bytes)
{
    m_bench->write(QStringLiteral("corp.xml"), bytes);
    m_watch->check();
    QTRY_VERIFY(m_watch->changed());
}

QStringList TestDiskWatch::choices() const
{
    QStringList texts;
    for (const QPushButton* button : bar().findChildren<QPushButton*>()) {
        if (button->isVisibleTo(&bar()))
            texts.append(button->text());
    }
    return texts;
}

void TestDiskWatch::choose(const QString& text)
{
    for (QPushButton* button : bar().findChildren<QPushButton*>()) {
        if (button->text() == text) {
            button->click();
            return;
        }
    }
    QFAIL(qPrintable(text));
}

void TestDiskWatch::looksInBothLanguagesAndThemes()
{
    test::takeLook(m_bench->page);
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    m_bench->set("ServerList/HostEntry[1]/UserGroup", QStringLiteral("sales"));
    writeFromOutside(theirs());
    test::keepPicture(*m_bar, QStringLiteral("diskbar"));
}

void TestDiskWatch::aChangeIsNoticedByItself()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    QVERIFY(!bar().isVisible());
    m_bench->write(QStringLiteral("corp.xml"), theirs());
    QTRY_VERIFY(bar().isVisible());
    QVERIFY(bar().sentence().contains(QStringLiteral("corp.xml")));
    QCOMPARE(choices(), QStringList({QStringLiteral("Compare…"), QStringLiteral("Take theirs"),
                                     QStringLiteral("Keep mine")}));
}

void TestDiskWatch::alsoAFileThatIsPutInItsPlace()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    for (const QByteArray& bytes : {theirs(), QByteArray(theirs() + "\n")}) {
        QSaveFile file(m_bench->file(QStringLiteral("corp.xml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        QVERIFY(file.commit());
        QTRY_VERIFY(m_watch->changed() == bytes);
    }
}

void TestDiskWatch::ownSavingIsNoChange()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    m_bench->set("ServerList/HostEntry[1]/UserGroup", QStringLiteral("sales"));
    m_bench->editor.save();
    QCOMPARE(m_watch->saved()->bytes(), onDisk());
    QSignalSpy state(m_watch.get(), &DiskWatch::stateChanged);
    m_watch->check();
    // What is written now is seen, so what was written before has been looked at.
    m_bench->write(QStringLiteral("corp.xml"), theirs());
    QTRY_VERIFY(m_watch->changed());
    QCOMPARE(state.size(), 1);
}

void TestDiskWatch::savingOverAChangeIsRefusedAndSaid()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    m_bench->set("ServerList/HostEntry[1]/UserGroup", QStringLiteral("sales"));
    m_bench->write(QStringLiteral("corp.xml"), theirs());
    QSignalSpy failed(&m_bench->editor, &profiles::ProfileEditor::failed);
    m_bench->editor.save();
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].value<base::Error>().code, base::ErrorCode::FileChanged);
    QCOMPARE(onDisk(), theirs());
    QVERIFY(m_bench->editor.isModified());
    QTRY_VERIFY(bar().isVisible());
}

void TestDiskWatch::theSameBytesAgainAreNoChange()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    writeFromOutside(theirs());
    m_bench->write(QStringLiteral("corp.xml"), test::twoGateways());
    m_watch->check();
    QTRY_VERIFY(!m_watch->changed());
    QVERIFY(!bar().isVisible());
}

void TestDiskWatch::keepMineSavesOverIt()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    m_bench->set("ServerList/HostEntry[1]/UserGroup", QStringLiteral("sales"));
    const QString mine = m_bench->editor.document().text();
    writeFromOutside(theirs());
    QCOMPARE(choices(), QStringList({QStringLiteral("Compare…"), QStringLiteral("Merge…"),
                                     QStringLiteral("Take theirs"), QStringLiteral("Keep mine")}));
    choose(QStringLiteral("Keep mine"));
    QVERIFY(!bar().isVisible());
    QCOMPARE(m_bench->editor.document().text(), mine);
    QVERIFY(m_bench->editor.isModified());
    QCOMPARE(onDisk(), theirs());
    QSignalSpy saved(&m_bench->editor, &profiles::ProfileEditor::saved);
    m_bench->editor.save();
    QCOMPARE(saved.size(), 1);
    QCOMPARE(onDisk(), mine.toUtf8());
}

void TestDiskWatch::takeTheirsIsOneRedoFromMine()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    m_bench->set("ServerList/HostEntry[1]/UserGroup", QStringLiteral("sales"));
    const QString mine = m_bench->editor.document().text();
    writeFromOutside(theirs());
    choose(QStringLiteral("Take theirs"));
    QCOMPARE(m_bench->editor.document().bytes(), theirs());
    QVERIFY(!m_bench->editor.isModified());
    QVERIFY(!bar().isVisible());
    m_bench->editor.redo();
    QCOMPARE(m_bench->editor.document().text(), mine);
}

void TestDiskWatch::aMergeStandsUponTheirs()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    writeFromOutside(theirs());
    profile::Document merged = *m_watch->theirs();
    QVERIFY(merged.setText(QString(merged.text()).replace(QStringLiteral("eng<"), QStringLiteral("x<"))));
    m_watch->adopt(merged);
    QCOMPARE(m_bench->value("ServerList/HostEntry[1]/UserGroup"), QStringLiteral("x"));
    QVERIFY(m_bench->editor.isModified());
    m_bench->editor.undo();
    QCOMPARE(m_bench->editor.document().bytes(), theirs());
    QVERIFY(!m_bench->editor.isModified());
}

void TestDiskWatch::theirsThatIsNoXml()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    writeFromOutside("<AnyConnectProfile>");
    QCOMPARE(choices(), QStringList({QStringLiteral("Keep mine"), QStringLiteral("Save as…")}));
    choose(QStringLiteral("Keep mine"));
    QCOMPARE(onDisk(), test::twoGateways());
    QVERIFY(!bar().isVisible());
}

void TestDiskWatch::aFileThatIsGone()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    QVERIFY(QFile::remove(m_bench->file(QStringLiteral("corp.xml"))));
    QTRY_VERIFY(m_watch->isMissing());
    QVERIFY(bar().isVisible());
    QSignalSpy saveAs(m_bar.get(), &DiskBar::saveAsWished);
    choose(QStringLiteral("Save as…"));
    QCOMPARE(saveAs.size(), 1);
    m_bench->write(QStringLiteral("corp.xml"), test::twoGateways());
    QTRY_VERIFY(!m_watch->isMissing());
    QVERIFY(!bar().isVisible());
}

void TestDiskWatch::readOnlyIsSaidBeforeEditing()
{
    m_bench->write(QStringLiteral("corp.xml"), test::twoGateways());
    m_bench->editor.setDocument(test::documentOf(test::twoGateways()),
                                m_bench->file(QStringLiteral("corp.xml")), true);
    QVERIFY(bar().isVisible());
    QVERIFY(bar().sentence().startsWith(QStringLiteral("This file cannot be written")));
    QCOMPARE(choices(), QStringList({QStringLiteral("Save as…")}));
}

void TestDiskWatch::aNewerServerCopyIsSaidLast()
{
    m_bench->open(QStringLiteral("corp.xml"), test::twoGateways());
    m_bar->setServerCopyNewer(true);
    QVERIFY(bar().isVisible());
    QSignalSpy merge(m_bar.get(), &DiskBar::mergeWished);
    choose(QStringLiteral("Merge…"));
    QCOMPARE(merge.size(), 1);
    writeFromOutside(theirs());
    QVERIFY(bar().sentence().startsWith(QStringLiteral("Another program")));
    choose(QStringLiteral("Take theirs"));
    QVERIFY(bar().sentence().startsWith(QStringLiteral("The server has a newer copy")));
    choose(QStringLiteral("Later"));
    QVERIFY(!bar().isVisible());
}

QTEST_MAIN(TestDiskWatch)
#include "tst_diskwatch.moc"
