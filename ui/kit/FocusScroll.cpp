// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/FocusScroll.h"

#include <QApplication>
#include <QScrollArea>

namespace naru::kit {

void scrollToFocus(QScrollArea& area, int margin)
{
    QObject::connect(qApp, &QApplication::focusChanged, &area, [&area, margin](QWidget*, QWidget* now) {
        if (now && area.widget() && area.widget()->isAncestorOf(now))
            area.ensureWidgetVisible(now, 0, margin);
    });
}

} // namespace naru::kit
