// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/KeyScroll.h"

#include "kit/Access.h"

#include <QScrollBar>

namespace naru::kit {

KeyScroll::KeyScroll(QWidget* parent)
    : QScrollArea(parent)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setProperty("keys", true);
    setFocusPolicy(Qt::NoFocus);
    sayRole(*this, QAccessible::Grouping);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int least, int most) {
        // What has the focus keeps it: a chart that fits for a moment is no reason to lose one's place.
        if (most > least || !hasFocus())
            setFocusPolicy(most > least ? Qt::StrongFocus : Qt::NoFocus);
    });
}

} // namespace naru::kit
