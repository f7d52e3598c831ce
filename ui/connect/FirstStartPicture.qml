// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.Kit

/** Three lanes, one ahead: what the program is about. */
Item {
    id: picture

    implicitHeight: 40
    Accessible.ignored: true

    Repeater {
        model: [
            { "share": 0.14, "color": Theme.colors.accent },
            { "share": 0.31, "color": Theme.colors.g2 },
            { "share": 0.53, "color": Theme.colors.g3 }
        ]

        Item {
            id: lane

            required property int index
            required property var modelData

            readonly property real end: width * modelData.share

            width: picture.width
            height: 9
            y: 16 * index

            Rectangle {
                color: Theme.colors.line
                width: parent.width
                height: 1
                y: 4
            }
            Rectangle {
                color: lane.modelData.color
                width: lane.end
                height: 2
                y: 3.5
            }
            Rectangle {
                color: lane.modelData.color
                width: 9
                height: 9
                radius: 4.5
                x: lane.end - 4.5
            }
            Repeater {
                model: 2

                Rectangle {
                    required property int index

                    color: Theme.colors.bg
                    border.color: lane.modelData.color
                    border.width: 1.5
                    width: 7
                    height: 7
                    radius: 3.5
                    x: lane.end + 24.5 + 26 * index
                    y: 1
                }
            }
        }
    }
}
