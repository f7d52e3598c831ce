// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/QuickPane.h"

#include "kit/QmlWorld.h"

#include <QKeyEvent>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWindow>

#include <memory>

namespace naru::kit {

namespace {

/** More stops than any page has; a ring that never closes must not hang the window. */
constexpr int mostStops = 1000;

} // namespace

QuickPane::QuickPane(QmlWorld& world, QWidget* parent)
    : QQuickWidget(&world.engine(), parent)
{
    setResizeMode(SizeRootObjectToView);
    setFocusPolicy(Qt::StrongFocus);
    // Without a receiver Qt ends the program.
    connect(this, &QQuickWidget::sceneGraphError, this,
            [](QQuickWindow::SceneGraphError, const QString& message) {
                qWarning("The scene cannot be drawn: %s", qPrintable(message));
            });
}

bool QuickPane::load(const QString& module, const QString& type, const QVariantMap& properties)
{
    const QUrl url(QStringLiteral("qrc:/qt/qml/%1/%2.qml").arg(module, type));
    auto component = std::make_unique<QQmlComponent>(engine(), url);
    std::unique_ptr<QObject> root(component->createWithInitialProperties(properties));
    for (const QQmlError& error : component->errors())
        qWarning("%s", qPrintable(error.toString()));
    if (!root || component->isError())
        return false;
    component->setParent(this);
    setContent(url, component.release(), root.release());
    return true;
}

bool QuickPane::event(QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isTab = key->key() == Qt::Key_Tab;
        const bool isBacktab = key->key() == Qt::Key_Backtab;
        // QQuickWidget would go round inside its scene; the widgets' own chain is QWidget's.
        if ((isTab || isBacktab) && !(key->modifiers() & Qt::ControlModifier) && leavesBy(isTab)) {
            if (QWidget::focusNextPrevChild(isTab))
                return true;
        }
    }
    return QQuickWidget::event(event);
}

void QuickPane::focusInEvent(QFocusEvent* event)
{
    QQuickWidget::focusInEvent(event);
    const bool forward = event->reason() == Qt::TabFocusReason;
    if (!forward && event->reason() != Qt::BacktabFocusReason)
        return;
    if (QQuickItem* item = edgeItem(forward))
        item->forceActiveFocus(event->reason());
}

bool QuickPane::leavesBy(bool forward) const
{
    // A list is one stop of the ring, whichever of its rows has the focus.
    const QQuickItem* stop = quickWindow()->activeFocusItem();
    while (stop && !stop->activeFocusOnTab())
        stop = stop->parentItem();
    return !stop || stop == edgeItem(!forward);
}

QQuickItem* QuickPane::edgeItem(bool first) const
{
    QQuickItem* root = rootObject();
    QQuickItem* entry = root ? root->nextItemInFocusChain(true) : nullptr;
    if (!entry || entry == root)
        return nullptr;
    if (first)
        return entry;
    // Walked forward also for the last one: backward, Qt 6.4 answers otherwise while a list has the focus.
    QQuickItem* last = entry;
    for (int step = 0; step < mostStops; ++step) {
        QQuickItem* next = last->nextItemInFocusChain(true);
        if (!next || next == entry || next == root || next == last)
            break;
        last = next;
    }
    return last;
}

} // namespace naru::kit
