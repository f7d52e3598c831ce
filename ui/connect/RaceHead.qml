// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.Connect
import Naru.Kit

/** The head of the lanes: names of the columns and the axis. Lanes take their measures from here. */
Item {
    id: head

    required property ConnectModel model

    readonly property int trackLeft: 296
    readonly property int trackWidth: Math.max(120, width - trackLeft - 276)
    /** The end of the axis as it is shown: it glides to a new one. */
    property real shownEnd: model.scaleEnd

    implicitHeight: 28

    Behavior on shownEnd {
        NumberAnimation { duration: Theme.moveDuration; easing.type: Easing.OutCubic }
    }

    Text {
        text: qsTr("Gateway")
        font: Theme.small
        color: Theme.colors.text2
        anchors { left: parent.left; leftMargin: 64; verticalCenter: parent.verticalCenter }
    }
    Repeater {
        model: head.model.scaleTexts

        Text {
            id: tick

            required property int index
            required property string modelData

            readonly property real place: head.trackLeft + (head.trackWidth - 8) * index / 4

            text: modelData
            font: Theme.smallFigures
            color: Theme.colors.text2
            anchors.verticalCenter: head.verticalCenter
            x: index === 0 ? place : place - width / 2
        }
    }
    Text {
        text: qsTr("Probes")
        font: Theme.small
        color: Theme.colors.text2
        anchors { right: parent.right; rightMargin: 144; verticalCenter: parent.verticalCenter }
    }
    Text {
        text: qsTr("RTT")
        font: Theme.small
        color: Theme.colors.text2
        anchors { right: parent.right; rightMargin: 32; verticalCenter: parent.verticalCenter }
    }
}
