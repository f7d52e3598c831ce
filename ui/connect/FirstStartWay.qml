// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Naru.Kit

/** One way to begin: what it is, and below it whatever the way needs. */
ColumnLayout {
    id: way

    property string iconName: ""
    property string title: ""
    property string text: ""

    spacing: 8
    Layout.fillWidth: true
    Layout.fillHeight: true
    Layout.preferredWidth: 1
    Layout.minimumHeight: 256
    Layout.alignment: Qt.AlignTop

    Icon {
        name: way.iconName
        color: Theme.colors.accent
        Layout.preferredWidth: 20
        Layout.preferredHeight: 20
    }
    Text {
        text: way.title
        font: Theme.strong
        color: Theme.colors.text
        Layout.fillWidth: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Text {
        text: way.text
        font: Theme.medium
        color: Theme.colors.text2
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Layout.bottomMargin: 4
    }
}
