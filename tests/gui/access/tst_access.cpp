// SPDX-License-Identifier: GPL-3.0-or-later
#include "AccessTree.h"
#include "Catalogue.h"
#include "Sights.h"
#include "Warnings.h"

#include <QMap>
#include <QQuickWidget>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace naru;
using test::AccessNode;

/** What a screen reader is told of each page and dialog, in both languages. */
class TestAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void controlsAreSaid_data();
    void controlsAreSaid();
    void chartsHaveATable_data();
    void chartsHaveATable();
    void cleanupTestCase();

private:
    test::WarningTrap m_warnings;
    std::unique_ptr<test::Stage> m_stage;
    QSet<QString> m_sources;
    wording::Language m_language = wording::Language::English;
};

namespace {

/** Roles that say nothing of what can be done. */
bool isNoRole(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::NoRole:
    case QAccessible::Client:
    case QAccessible::Pane:
    case QAccessible::Whitespace:
    case QAccessible::LayeredPane:
        return true;
    default:
        return false;
    }
}

/** The window, and a scene in it, take the focus and give it on. */
bool isFrame(const AccessNode& node)
{
    return qobject_cast<QQuickWidget*>(node.face->object()) || node.role() == QAccessible::Window ||
           node.role() == QAccessible::Dialog || node.role() == QAccessible::Application;
}

/** A cell of a table is a value, not a control. */
bool isCell(const AccessNode& node)
{
    switch (node.role()) {
    case QAccessible::Cell:
    case QAccessible::ListItem:
    case QAccessible::TreeItem:
    case QAccessible::RowHeader:
    case QAccessible::ColumnHeader:
        return true;
    default:
        return false;
    }
}

/** Two controls of one part that cannot be told apart. */
QStringList alike(const std::vector<AccessNode>& nodes)
{
    QMap<QString, QString> seen;
    QStringList faults;
    for (const AccessNode& node : nodes) {
        if (!node.isControl() || isFrame(node) || isCell(node))
            continue;
        const QString key = QString::number(quintptr(node.parent), 16) % u'/' % QString::number(node.role()) %
                            u'/' % node.name() % u'/' % node.face->text(QAccessible::Description);
        if (seen.contains(key))
            faults.append(QStringLiteral("there are two of ") % node.label());
        seen.insert(key, node.label());
    }
    return faults;
}

} // namespace

void TestAccess::initTestCase()
{
    QAccessible::setActive(true);
    const QMap<QString, QString> catalogue = test::koreanCatalogue();
    for (auto text = catalogue.begin(); text != catalogue.end(); ++text) {
        if (text.key() != text.value())
            m_sources.insert(text.key());
    }
    QVERIFY(m_sources.size() > 1000);
}

void TestAccess::controlsAreSaid_data()
{
    QTest::addColumn<wording::Language>("language");
    QTest::addColumn<int>("sight");
    const auto all = test::allSights();
    for (const auto language : {wording::Language::English, wording::Language::Korean}) {
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::addRow("%s-%s", all[i].name.constData(), qPrintable(wording::languageCode(language)))
                << language << int(i);
    }
}

void TestAccess::controlsAreSaid()
{
    QFETCH(wording::Language, language);
    QFETCH(int, sight);
    if (!m_stage || m_language != language) {
        m_stage.reset();
        m_stage = std::make_unique<test::Stage>(language);
        m_language = language;
    }
    QWidget* top = test::allSights()[std::size_t(sight)].show(*m_stage);
    const std::vector<AccessNode> nodes = test::accessNodes(*top);
    QStringList faults;
    int controls = 0;
    for (const AccessNode& node : nodes) {
        if (const QString fault = test::stateFault(node); !fault.isEmpty())
            faults.append(fault % QStringLiteral(": ") % node.label());
        if (!node.isControl() || isFrame(node) || isCell(node))
            continue;
        ++controls;
        if (node.name().trimmed().isEmpty())
            faults.append(QStringLiteral("without a name: ") % node.label());
        if (language == wording::Language::Korean && m_sources.contains(node.name()))
            faults.append(QStringLiteral("stays English: ") % node.label());
        if (isNoRole(node.role()))
            faults.append(QStringLiteral("without a role: ") % node.label());
    }
    faults += alike(nodes);
    test::leave(*m_stage, top);
    QVERIFY(controls >= 2);
    QVERIFY2(faults.isEmpty(), test::told(faults).constData());
}

void TestAccess::chartsHaveATable_data()
{
    QTest::addColumn<QString>("chart");
    QTest::addColumn<QString>("table");
    QTest::newRow("gateways") << "Chart: RTT over time"
                              << "Gateways";
    QTest::newRow("gateways-parts") << "Chart: last run in parts"
                                    << "Gateways";
    QTest::newRow("evidence-history") << "RTT of each gateway over the runs of the log"
                                      << "Runs of the log";
    QTest::newRow("simulator-limiter") << "Charts over time"
                                       << "Table: series over time";
    QTest::newRow("simulator-cluster-parameters") << "Chart: comparison"
                                                  << "Table: comparison";
}

/** Beside it, or behind the button that says so. */
void TestAccess::chartsHaveATable()
{
    QFETCH(QString, chart);
    QFETCH(QString, table);
    m_stage.reset();
    m_stage = std::make_unique<test::Stage>(wording::Language::English);
    m_language = wording::Language::English;
    const auto all = test::allSights();
    QWidget* top =
        std::ranges::find(all, QByteArray(QTest::currentDataTag()), &test::Sight::name)->show(*m_stage);
    const auto has = [top](const QString& name, const QList<QAccessible::Role>& roles) {
        return std::ranges::any_of(test::accessNodes(*top), [&](const AccessNode& node) {
            return node.name() == name && (roles.isEmpty() || roles.contains(node.role()));
        });
    };
    const QList<QAccessible::Role> tables{QAccessible::Tree, QAccessible::Table};
    QVERIFY(has(chart, {}));
    if (!has(table, tables)) {
        for (const AccessNode& node : test::accessNodes(*top)) {
            if (node.name() == QStringLiteral("Table") && node.role() == QAccessible::CheckBox)
                node.face->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        }
        test::settle();
    }
    QVERIFY(has(table, tables));
}

void TestAccess::cleanupTestCase()
{
    m_stage.reset();
    QCOMPARE(m_warnings.taken(), QStringList());
}

QTEST_MAIN(TestAccess)
#include "tst_access.moc"
