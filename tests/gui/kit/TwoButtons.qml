// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.Kit

Item {
    required property string caption

    Row {
        PushButton {
            objectName: "first"
            text: parent.parent.caption
        }
        PushButton {
            objectName: "second"
            text: "second"
        }
    }
}
