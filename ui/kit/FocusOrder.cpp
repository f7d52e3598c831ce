// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/FocusOrder.h"

#include <QWidget>

namespace naru::kit {

namespace {

/** The list that a combo box opens is a window of its own. */
bool isControl(const QWidget& widget, const QWidget& part)
{
    return (widget.focusPolicy() & Qt::TabFocus) && widget.window() == part.window();
}

/** The last one in the chain that is in `whole`, but not in `left`; null for none. */
QWidget* lastIn(QWidget& whole, const QWidget* left)
{
    QWidget* last = nullptr;
    for (QWidget* widget = whole.nextInFocusChain(); widget != &whole; widget = widget->nextInFocusChain()) {
        if (isControl(*widget, whole) && whole.isAncestorOf(widget) && widget != left &&
            !(left && left->isAncestorOf(widget)))
            last = widget;
    }
    return last;
}

} // namespace

QWidget* lastControl(QWidget& part)
{
    QWidget* last = lastIn(part, nullptr);
    return last ? last : &part;
}

void chainAfter(QWidget& previous, QWidget& part)
{
    QWidget* before = &previous;
    QList<QWidget*> widgets = part.findChildren<QWidget*>();
    widgets.prepend(&part);
    for (QWidget* widget : widgets) {
        if (!isControl(*widget, part))
            continue;
        QWidget::setTabOrder(before, widget);
        before = widget;
    }
}

void chainBefore(QWidget& next, QWidget& part)
{
    // Only a control can be one end of a tab order.
    QWidget* before = next.previousInFocusChain();
    while (before != &next &&
           (before->focusPolicy() == Qt::NoFocus || before == &part || part.isAncestorOf(before)))
        before = before->previousInFocusChain();
    if (before != &next)
        chainAfter(*before, part);
}

void chainInto(QWidget& whole, QWidget& part)
{
    QWidget* last = lastIn(whole, &part);
    if (last)
        chainAfter(*last, part);
    else
        chainBefore(whole, part);
}

} // namespace naru::kit
