// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Naru.Kit

/** The bar at the edge of what scrolls; shown only where there is more than fits. */
T.ScrollBar {
    id: bar

    implicitWidth: 10
    minimumSize: 0.05
    visible: size < 1.0
    padding: 2

    contentItem: Rectangle {
        radius: 3
        color: bar.pressed || bar.hovered ? Theme.colors.ctl : Theme.colors.line2
    }
}
