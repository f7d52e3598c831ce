// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.Kit

/** The line between two areas. */
Rectangle {
    implicitWidth: 1
    implicitHeight: 1
    color: Theme.colors.line
}
