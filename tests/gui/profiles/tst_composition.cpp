// SPDX-License-Identifier: GPL-3.0-or-later
// A syllable that an input method still holds when the user goes elsewhere.
#include "EditorSamples.h"
#include "Holds.h"
#include "PageBench.h"
#include "Warnings.h"
#include "kit/SourceView.h"
#include "profiles/FieldRow.h"
#include "profiles/HostPane.h"
#include "profiles/ProfileTabs.h"
#include "profiles/ProfilesPage.h"
#include "profiles/ServerList.h"
#include "profiles/SourcePane.h"

#include <QFile>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QListView>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::profiles;

namespace {

const QString word = QStringLiteral("게이트웨이");

/** All but the last syllable is there; the last one is being put together. */
void compose(QWidget& widget)
{
    QInputMethodEvent committed;
    committed.setCommitString(word.chopped(1));
    QApplication::sendEvent(&widget, &committed);
    QInputMethodEvent preedit(word.right(1), {});
    QApplication::sendEvent(&widget, &preedit);
}

} // namespace

class TestComposition final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aFieldIsTakenWhole_data();
    void aFieldIsTakenWhole();
    void theSourceIsTakenWhole_data();
    void theSourceIsTakenWhole();
    void aSyllableUnderTheHandsIsLeft();

private:
    [[nodiscard]] QLineEdit& name() const;
    [[nodiscard]] QString saved() const;
    [[nodiscard]] ProfileTabs& tabs() const { return m_page->tabs(); }
    [[nodiscard]] ProfileEditor& editor() const { return m_page->editor(); }

    std::unique_ptr<test::WarningTrap> m_trap;
    std::unique_ptr<test::PageBench> m_bench;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ProfilesPage> m_page;
};

void TestComposition::init()
{
    m_trap = std::make_unique<test::WarningTrap>();
    m_bench = std::make_unique<test::PageBench>();
    m_folder = std::make_unique<QTemporaryDir>();
    m_page = std::make_unique<ProfilesPage>(m_bench->surroundings);
    const profile::Document sample = test::sampleDocument();
    QFile file(m_folder->filePath(QStringLiteral("corp.xml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write(sample.bytes()) > 0);
    editor().setDocument(sample, file.fileName());
    m_page->resize(1200, 752);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void TestComposition::cleanup()
{
    m_page.reset();
    m_bench.reset();
    QCOMPARE(m_trap->taken(), QStringList());
    m_trap.reset();
}

QLineEdit& TestComposition::name() const
{
    for (FieldRow* row : tabs().host().findChildren<FieldRow*>()) {
        if (row->field().path == QLatin1String("ServerList/HostEntry/HostName"))
            return static_cast<QLineEdit&>(row->control());
    }
    qFatal("no row for the name");
}

QString TestComposition::saved() const
{
    QFile file(m_folder->filePath(QStringLiteral("corp.xml")));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void TestComposition::aFieldIsTakenWhole_data()
{
    QTest::addColumn<QString>("way");
    for (const char* way : {"Ctrl+S", "another row", "Tab", "another tab", "measure", "undo", "close"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void TestComposition::aFieldIsTakenWhole()
{
    HOLDS("C-KO-01");
    QFETCH(QString, way);
    QLineEdit& field = name();
    field.setFocus();
    field.selectAll();
    compose(field);
    const profile::NodeId host = editor().hosts().front();
    if (way == QLatin1String("Ctrl+S")) {
        QTest::keyClick(&field, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(saved().contains(QStringLiteral("<HostName>%1</HostName>").arg(word)));
    } else if (way == QLatin1String("another row")) {
        QListView& list = tabs().servers().view();
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          list.visualRect(list.model()->index(1, 0)).center());
        QCOMPARE(editor().host(), std::optional(editor().hosts()[1]));
    } else if (way == QLatin1String("Tab")) {
        QTest::keyClick(&field, Qt::Key_Tab);
    } else if (way == QLatin1String("another tab")) {
        tabs().setTab(ProfileTabs::Source);
        QVERIFY(tabs().source().view().toPlainText().contains(word));
    } else if (way == QLatin1String("measure")) {
        m_page->measureThese();
    } else if (way == QLatin1String("undo")) {
        m_page->undo();
        m_page->redo();
    } else {
        QVERIFY(m_page->holdsBack([] {}));
    }
    const profile::Document& document = editor().document();
    QCOMPARE(document.value(*document.child(host, u"HostName")), word);
    QCOMPARE(document.text().count(word), 1);
}

void TestComposition::theSourceIsTakenWhole_data()
{
    QTest::addColumn<QString>("way");
    for (const char* way : {"Ctrl+S", "another tab", "a field"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void TestComposition::theSourceIsTakenWhole()
{
    HOLDS("C-KO-01");
    QFETCH(QString, way);
    tabs().setTab(ProfileTabs::Source);
    kit::SourceView& view = tabs().source().view();
    view.setFocus();
    QTextCursor cursor = view.document()->find(QStringLiteral("<HostName>"));
    cursor.setPosition(cursor.selectionEnd());
    view.setTextCursor(cursor);
    compose(view);
    if (way == QLatin1String("Ctrl+S")) {
        QTest::keyClick(&view, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(saved().contains(QStringLiteral("<HostName>") + word));
    } else if (way == QLatin1String("another tab")) {
        tabs().setTab(ProfileTabs::Servers);
    } else {
        QTest::keyClick(&view, Qt::Key_Tab);
    }
    QTRY_VERIFY(editor().document().text().contains(QStringLiteral("<HostName>") + word));
    QCOMPARE(editor().document().text().count(word), 1);
}

void TestComposition::aSyllableUnderTheHandsIsLeft()
{
    HOLDS("C-KO-01");
    QLineEdit& field = name();
    field.setFocus();
    field.selectAll();
    compose(field);
    // An edit elsewhere and the linter's answer come while the syllable is being put together.
    QVERIFY(editor().edit([this](profile::Document& document) {
        const auto address = document.child(editor().hosts()[1], u"HostAddress");
        return document.setValue(*address, QStringLiteral("other.example.net"));
    }));
    QTRY_VERIFY(editor().review());
    Q_EMIT editor().reviewed();
    QCOMPARE(field.text(), word.chopped(1));
    QInputMethodEvent commit;
    commit.setCommitString(word.right(1));
    QApplication::sendEvent(&field, &commit);
    QCOMPARE(field.text(), word);
}

QTEST_MAIN(TestComposition)
#include "tst_composition.moc"
