// SPDX-License-Identifier: GPL-3.0-or-later
#include "Warnings.h"
#include "kit/QmlWorld.h"
#include "kit/QuickPane.h"
#include "kit/Speech.h"
#include "kit/Theme.h"

#include <QLineEdit>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <QVBoxLayout>

using namespace naru;

class tst_QuickPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_stage.reset(); }
    void setsRequiredProperties();
    void tabGoesThroughAndOut();
    void backtabGoesThroughAndOut();
    void aSceneThatCannotBeMadeIsWarnedOf();

private:
    struct Stage
    {
        kit::Theme theme;
        kit::Speech speech{wording::Language::English};
        kit::QmlWorld world{theme, speech};
        QWidget window;
        QLineEdit before;
        kit::QuickPane pane{world};
        QLineEdit after;
    };

    /** The name of the item, or `before`, `after`, which has the focus. */
    [[nodiscard]] QString focused() const;

    std::unique_ptr<Stage> m_stage;
};

void tst_QuickPane::init()
{
    m_stage = std::make_unique<Stage>();
    auto* layout = new QVBoxLayout(&m_stage->window);
    layout->addWidget(&m_stage->before);
    layout->addWidget(&m_stage->pane);
    layout->addWidget(&m_stage->after);
    QVERIFY(m_stage->pane.load(QStringLiteral("Test"), QStringLiteral("TwoButtons"),
                               {{QStringLiteral("caption"), QStringLiteral("as given")}}));
    m_stage->window.resize(400, 300);
    m_stage->window.show();
    m_stage->window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_stage->window));
}

QString tst_QuickPane::focused() const
{
    if (m_stage->before.hasFocus())
        return QStringLiteral("before");
    if (m_stage->after.hasFocus())
        return QStringLiteral("after");
    const QQuickItem* item = m_stage->pane.quickWindow()->activeFocusItem();
    return item ? item->objectName() : QString();
}

void tst_QuickPane::setsRequiredProperties()
{
    QCOMPARE(m_stage->pane.rootObject()->property("caption").toString(), QStringLiteral("as given"));
    const auto* first = m_stage->pane.rootObject()->findChild<QQuickItem*>(QStringLiteral("first"));
    QVERIFY(first);
    QCOMPARE(first->property("text").toString(), QStringLiteral("as given"));
}

void tst_QuickPane::tabGoesThroughAndOut()
{
    m_stage->before.setFocus(Qt::TabFocusReason);
    QStringList way;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        way.append(focused());
    }
    QCOMPARE(way, QStringList({QStringLiteral("first"), QStringLiteral("second"), QStringLiteral("after"),
                               QStringLiteral("before")}));
}

void tst_QuickPane::backtabGoesThroughAndOut()
{
    m_stage->after.setFocus(Qt::TabFocusReason);
    QStringList way;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        way.append(focused());
    }
    QCOMPARE(way, QStringList({QStringLiteral("second"), QStringLiteral("first"), QStringLiteral("before"),
                               QStringLiteral("after")}));
}

void tst_QuickPane::aSceneThatCannotBeMadeIsWarnedOf()
{
    const test::WarningTrap trap;
    kit::QuickPane pane(m_stage->world);
    QVERIFY(!pane.load(QStringLiteral("Test"), QStringLiteral("Broken"), {}));
    QCOMPARE(trap.taken().size(), 1);
    QVERIFY(trap.taken().first().contains(QStringLiteral("never")));
}

QTEST_MAIN(tst_QuickPane)
#include "tst_quickpane.moc"
