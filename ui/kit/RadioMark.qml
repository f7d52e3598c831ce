// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.Kit

/** The circle of a choice, filled when it is taken. */
Rectangle {
    id: mark

    property bool checked: false

    implicitWidth: 16
    implicitHeight: 16
    radius: 8
    color: Theme.colors.bg
    border.width: checked ? 5 : 1.5
    border.color: !enabled ? Theme.colors.line2 : checked ? Theme.colors.accent : Theme.colors.text3
}
