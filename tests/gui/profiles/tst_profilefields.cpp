// SPDX-License-Identifier: GPL-3.0-or-later
// Every field of the table is reached and changed by the keyboard alone.
#include "EditorSamples.h"
#include "PageBench.h"
#include "Warnings.h"
#include "profiles/ClientPane.h"
#include "profiles/ProfileTabs.h"
#include "profiles/ProfilesPage.h"
#include "profiles/ServerList.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QTest>

using namespace naru;
using namespace naru::profiles;

class TestProfileFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void serversByKeyboard();
    void clientSettingsByKeyboard();

private:
    /** Presses Tab through a round of the page, changing each field that has the keyboard. */
    void walk(QSet<QString>& changed);
    [[nodiscard]] bool change(QWidget& control);
    [[nodiscard]] static QSet<QString> wanted(const QString& below);

    std::unique_ptr<test::PageBench> m_bench;
    std::unique_ptr<ProfilesPage> m_page;
};

void TestProfileFields::init()
{
    m_page.reset();
    m_bench = std::make_unique<test::PageBench>();
    m_page = std::make_unique<ProfilesPage>(m_bench->surroundings);
    m_page->editor().setDocument(test::sampleDocument(), {});
    m_page->resize(1200, 752);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

QSet<QString> TestProfileFields::wanted(const QString& below)
{
    QSet<QString> paths;
    for (const profile::Field& each : profile::fields()) {
        const QString path(each.path);
        if (!path.startsWith(below) || path == below)
            continue;
        if (each.type != profile::FieldType::Structure || each.most != 1)
            paths.insert(path);
        if (each.userControllable)
            paths.insert(path + QStringLiteral("/@UserControllable"));
    }
    return paths;
}

bool TestProfileFields::change(QWidget& control)
{
    const std::uint64_t before = m_page->editor().document().revision();
    if (auto* box = qobject_cast<QComboBox*>(&control))
        QTest::keyClick(box, box->currentIndex() + 1 < box->count() ? Qt::Key_Down : Qt::Key_Up);
    else if (qobject_cast<QLineEdit*>(&control))
        QTest::keyClick(&control, Qt::Key_1);
    else
        QTest::keyClick(&control, Qt::Key_Space);
    return m_page->editor().document().revision() != before;
}

void TestProfileFields::walk(QSet<QString>& changed)
{
    constexpr int most = 600;
    QSet<QWidget*> seen;
    QWidget* handled = m_page->focusWidget();
    for (int i = 0; i < most; ++i) {
        // A button that adds an item has passed the keyboard on to it.
        if (m_page->focusWidget() == handled)
            QTest::keyClick(handled, Qt::Key_Tab);
        handled = m_page->focusWidget();
        QVERIFY(handled);
        if (seen.contains(handled))
            return;
        seen.insert(handled);
        const QString path = handled->property("field").toString();
        if (path.isEmpty() || !handled->isEnabled())
            continue;
        QVERIFY2(change(*handled), qPrintable(path));
        changed.insert(path);
    }
    QFAIL("Tab does not come round");
}

void TestProfileFields::serversByKeyboard()
{
    m_page->tabs().servers().view().setFocus();
    QSet<QString> changed;
    walk(changed);
    const QSet<QString> missing = wanted(QStringLiteral("ServerList/HostEntry")) - changed;
    QVERIFY2(missing.isEmpty(), qPrintable(QStringList(missing.values()).join(u' ')));
}

void TestProfileFields::clientSettingsByKeyboard()
{
    m_page->tabs().setTab(ProfileTabs::Client);
    QListWidget& groups = m_page->tabs().client().groups();
    QSet<QString> changed;
    for (int i = 0; i < groups.count(); ++i) {
        if (groups.item(i)->isHidden())
            continue;
        groups.setFocus();
        QCOMPARE(groups.currentRow(), i);
        walk(changed);
        groups.setFocus();
        QTest::keyClick(&groups, Qt::Key_Down);
    }
    const QSet<QString> missing = wanted(QStringLiteral("ClientInitialization")) - changed;
    QVERIFY2(missing.isEmpty(), qPrintable(QStringList(missing.values()).join(u' ')));
}

QTEST_MAIN(TestProfileFields)
#include "tst_profilefields.moc"
