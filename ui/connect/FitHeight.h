// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QWidget>

namespace naru::connect {

/** As high as texts that wrap need at the fixed width of the dialog: Qt takes the height for the width that
 * it would have had by itself. */
inline void fitHeight(QWidget& dialog)
{
    dialog.layout()->activate();
    dialog.setFixedHeight(dialog.layout()->totalHeightForWidth(dialog.width()));
}

} // namespace naru::connect
