// SPDX-License-Identifier: GPL-3.0-or-later
#include "FocusRing.h"

#include "Stage.h"

#include <QAccessible>
#include <QApplication>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <map>

namespace naru::test {

namespace {

/** The outline of a control may stand a little outside of it. */
constexpr int outline = 3;
/** Fewer pixels that change are a caret, not an outline. */
constexpr int leastChange = 40;

bool isControl(const QWidget& widget, const QWidget& window)
{
    return (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy() && widget.isVisible() &&
           widget.isEnabled() && widget.window() == &window;
}

void addItems(QWidget* pane, QQuickItem* item, std::vector<FocusStop>& stops)
{
    if (!item->isVisible() || !item->isEnabled())
        return;
    if (item->activeFocusOnTab())
        stops.push_back({pane, item});
    for (QQuickItem* child : item->childItems())
        addItems(pane, child, stops);
}

QImage pictureOf(const FocusStop& stop, const QRect& place)
{
    QCoreApplication::processEvents();
    QWidget& window = *stop.widget->window();
    if (auto* pane = qobject_cast<QQuickWidget*>(stop.widget))
        return pane->grabFramebuffer().copy(place.translated(-pane->mapTo(&window, QPoint())));
    return window.grab(place).toImage();
}

int changedPixels(const QImage& a, const QImage& b)
{
    int changed = 0;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y) {
        for (int x = 0; x < std::min(a.width(), b.width()); ++x)
            changed += a.pixel(x, y) != b.pixel(x, y);
    }
    return changed;
}

} // namespace

QObject* FocusStop::object() const
{
    return item ? static_cast<QObject*>(item) : widget;
}

QString FocusStop::label() const
{
    if (!object())
        return QStringLiteral("nothing");
    QAccessibleInterface* said = QAccessible::queryAccessibleInterface(object());
    const QString name = said ? said->text(QAccessible::Name) : QString();
    QString label =
        QString::fromLatin1(object()->metaObject()->className()) % QStringLiteral(" “") % name % u'”';
    for (const QObject* parent = object()->parent(); parent && parent != widget->window();
         parent = parent->parent()) {
        const QString type = QString::fromLatin1(parent->metaObject()->className());
        if (type.contains(QStringLiteral("naru::")))
            return label % QStringLiteral(" in ") % type;
    }
    return label;
}

QRect FocusStop::place() const
{
    if (!widget)
        return {};
    QRect seen = item ? item->mapRectToScene(QRectF(QPointF(), item->size())).toAlignedRect() & widget->rect()
                      : widget->rect();
    seen &= widget->visibleRegion().boundingRect();
    return seen.isEmpty() ? QRect() : seen.translated(widget->mapTo(widget->window(), QPoint()));
}

FocusStop focusedStop()
{
    QWidget* widget = QApplication::focusWidget();
    auto* pane = qobject_cast<QQuickWidget*>(widget);
    if (!pane)
        return {widget, nullptr};
    QQuickItem* focused = pane->quickWindow()->activeFocusItem();
    for (QQuickItem* item = focused; item; item = item->parentItem()) {
        if (item->activeFocusOnTab())
            return {pane, item};
    }
    return {pane, nullptr};
}

std::vector<FocusStop> focusableStops(const QWidget& window)
{
    std::vector<FocusStop> stops;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!isControl(*widget, window))
            continue;
        const auto* pane = qobject_cast<QQuickWidget*>(widget);
        const std::size_t before = stops.size();
        if (pane)
            addItems(widget, pane->rootObject(), stops);
        // A scene without stops of its own is one: the stage, in which the arrow keys move.
        if (stops.size() == before)
            stops.push_back({widget, nullptr});
    }
    return stops;
}

void focusOn(const FocusStop& stop)
{
    stop.widget->setFocus(Qt::OtherFocusReason);
    if (stop.item)
        stop.item->forceActiveFocus(Qt::TabFocusReason);
}

std::vector<FocusStop> walkRing(const FocusStop& first, Qt::Key key, std::size_t stops)
{
    std::vector<FocusStop> ring{first};
    focusOn(first);
    while (ring.size() <= 2 * stops) {
        QTest::keyClick(QApplication::focusWidget(), key);
        const FocusStop next = focusedStop();
        if (!next.isThere() || next == first)
            break;
        ring.push_back(next);
    }
    return ring;
}

QStringList tornParts(const std::vector<FocusStop>& ring)
{
    std::map<const QWidget*, std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        for (const QWidget* part = ring[i].widget; part && !part->isWindow(); part = part->parentWidget())
            places[part].push_back(i);
    }
    QStringList torn;
    for (const auto& [part, own] : places) {
        std::size_t gaps = 0;
        for (std::size_t i = 0; i < own.size(); ++i)
            gaps += own[(i + 1) % own.size()] != (own[i] + 1) % ring.size();
        if (gaps <= 1)
            continue;
        QStringList names;
        for (const std::size_t i : own)
            names.append(QString::number(i) % u' ' % ring[i].label());
        torn.append(QString::fromLatin1(part->metaObject()->className()) % QStringLiteral(": ") %
                    names.join(QStringLiteral(", ")));
    }
    return torn;
}

bool showsFocus(const FocusStop& stop)
{
    QWidget& window = *stop.widget->window();
    const QRect place = stop.place().adjusted(-outline, -outline, outline, outline) & window.rect();
    const QImage with = pictureOf(stop, place);
    stop.widget->clearFocus();
    const QImage without = pictureOf(stop, place);
    stop.widget->setFocus(Qt::OtherFocusReason);
    return changedPixels(with, without) >= leastChange;
}

} // namespace naru::test
