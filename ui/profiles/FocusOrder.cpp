// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/FocusOrder.h"

#include <QWidget>

namespace naru::profiles {

namespace {

/** The list that a combo box opens is a window of its own. */
bool isControl(const QWidget& widget, const QWidget& part)
{
    return (widget.focusPolicy() & Qt::TabFocus) && widget.window() == part.window();
}

} // namespace

QWidget* lastControl(QWidget& part)
{
    QWidget* last = &part;
    for (QWidget* widget : part.findChildren<QWidget*>()) {
        if (isControl(*widget, part))
            last = widget;
    }
    return last;
}

void chainAfter(QWidget& previous, QWidget& part)
{
    QWidget* before = &previous;
    for (QWidget* widget : part.findChildren<QWidget*>()) {
        if (!isControl(*widget, part))
            continue;
        QWidget::setTabOrder(before, widget);
        before = widget;
    }
}

} // namespace naru::profiles
