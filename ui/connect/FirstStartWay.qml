// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.Kit

/** One way to begin: what it is, whatever it needs below, and its buttons at the foot. */
Item {
    id: way

    property string iconName: ""
    property string title: ""
    property string text: ""
    default property alias content: middle.data
    property alias buttons: foot.data

    implicitHeight: top.height + 24 + foot.height

    Column {
        id: top
        spacing: 8
        width: parent.width

        Icon {
            name: way.iconName
            color: Theme.colors.accent
        }
        Text {
            text: way.title
            font: Theme.strong
            color: Theme.colors.text
            width: parent.width
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Text {
            text: way.text
            font: Theme.medium
            color: Theme.colors.text2
            lineHeight: 20
            lineHeightMode: Text.FixedHeight
            wrapMode: Text.Wrap
            bottomPadding: 4
            width: parent.width
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Column {
            id: middle
            spacing: 8
            width: parent.width
        }
    }
    Row {
        id: foot
        spacing: 8
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
    }
}
