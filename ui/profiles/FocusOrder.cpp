// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/FocusOrder.h"

#include <QWidget>

namespace naru::profiles {

namespace {

bool isControl(const QWidget& widget)
{
    return widget.focusPolicy() & Qt::TabFocus;
}

} // namespace

QWidget* lastControl(QWidget& part)
{
    QWidget* last = &part;
    for (QWidget* widget : part.findChildren<QWidget*>()) {
        if (isControl(*widget))
            last = widget;
    }
    return last;
}

void chainAfter(QWidget& previous, QWidget& part)
{
    QWidget* before = &previous;
    for (QWidget* widget : part.findChildren<QWidget*>()) {
        if (!isControl(*widget))
            continue;
        QWidget::setTabOrder(before, widget);
        before = widget;
    }
}

} // namespace naru::profiles
