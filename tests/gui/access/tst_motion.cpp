// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sights.h"
#include "Warnings.h"

#include <QAbstractAnimation>
#include <QQuickItem>
#include <QQuickWidget>
#include <QTest>

using namespace naru;

/** With reduced motion nothing moves, on any page; without it the race does, so that the question is one. */
class TestMotion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingMoves_data();
    void nothingMoves();
    void withoutItThingsMove();
    void cleanupTestCase();

private:
    test::WarningTrap m_warnings;
    std::unique_ptr<test::Stage> m_stage;
};

namespace {

/** Animations of QML are objects without a type of the public API: by what they say of themselves. */
bool runs(const QObject& object)
{
    const bool isAnimation =
        object.inherits("QQuickAbstractAnimation") || object.inherits("QAbstractAnimation");
    if (!isAnimation)
        return false;
    if (const auto* animation = qobject_cast<const QAbstractAnimation*>(&object))
        return animation->state() == QAbstractAnimation::Running && animation->totalDuration() != 0;
    return object.property("running").toBool();
}

/** What moves below an object, also what a behaviour or a transition would do. */
void collectMoving(const QObject& object, QStringList& moving)
{
    if (runs(object))
        moving.append(
            QString::fromLatin1(object.metaObject()->className()) % QStringLiteral(" of ") %
            (object.parent() ? QString::fromLatin1(object.parent()->metaObject()->className()) : QString()));
    if (object.inherits("QQuickPropertyAnimation") && object.property("duration").toInt() > 0)
        moving.append(QStringLiteral("would take %1 ms: ").arg(object.property("duration").toInt()) %
                      QString::fromLatin1(object.metaObject()->className()));
    for (const QObject* child : object.children())
        collectMoving(*child, moving);
    if (const auto* item = qobject_cast<const QQuickItem*>(&object)) {
        for (const QQuickItem* child : item->childItems()) {
            if (child->parent() != item)
                collectMoving(*child, moving);
        }
    }
}

QStringList movingIn(const QWidget& window)
{
    QStringList moving;
    collectMoving(window, moving);
    for (const auto* pane : window.findChildren<QQuickWidget*>())
        collectMoving(*pane->rootObject(), moving);
    moving.removeDuplicates();
    return moving;
}

} // namespace

void TestMotion::nothingMoves_data()
{
    QTest::addColumn<int>("sight");
    const auto& pages = test::pageSights();
    for (std::size_t i = 0; i < pages.size(); ++i)
        QTest::newRow(pages[i].name.constData()) << int(i);
}

void TestMotion::nothingMoves()
{
    QFETCH(int, sight);
    if (!m_stage)
        m_stage = std::make_unique<test::Stage>(wording::Language::English);
    QWidget* top = test::pageSights()[std::size_t(sight)].show(*m_stage);
    const QStringList moving = movingIn(*top);
    test::leave(*m_stage, top);
    QVERIFY2(moving.isEmpty(), qPrintable(moving.join(u'\n')));
}

void TestMotion::withoutItThingsMove()
{
    m_stage.reset();
    m_stage = std::make_unique<test::Stage>(wording::Language::English);
    m_stage->interior().theme().setReduceMotion(false);
    m_stage->show(0, shell::SampleData::State::Measuring);
    QVERIFY(!movingIn(m_stage->window()).isEmpty());
}

void TestMotion::cleanupTestCase()
{
    m_stage.reset();
    QCOMPARE(m_warnings.taken(), QStringList());
}

QTEST_MAIN(TestMotion)
#include "tst_motion.moc"
