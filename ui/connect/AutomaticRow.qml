// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.Connect
import Naru.Kit

/** Automatic selection: the first entry of the list, on top. */
Item {
    id: row

    required property ConnectModel model

    implicitHeight: 48
    enabled: model.automaticEnabled
    activeFocusOnTab: true

    Accessible.role: Accessible.RadioButton
    Accessible.name: qsTr("Automatic selection")
    Accessible.description: model.selectionNote
    Accessible.checkable: true
    Accessible.checked: model.automatic
    Accessible.focusable: true
    Accessible.onPressAction: model.chooseAutomatic()

    Keys.onSpacePressed: model.chooseAutomatic()
    Keys.onReturnPressed: model.chooseAutomatic()

    Rectangle {
        anchors.fill: parent
        color: pointer.hovered && row.enabled ? Theme.colors.hover : Theme.colors.bg
        border.width: row.activeFocus ? 2 : 0
        border.color: Theme.colors.accent
    }
    HoverHandler {
        id: pointer
    }
    TapHandler {
        onTapped: row.model.chooseAutomatic()
    }
    Row {
        spacing: 12
        anchors { left: parent.left; leftMargin: 32; verticalCenter: parent.verticalCenter }

        RadioMark {
            checked: row.model.automatic
            anchors.verticalCenter: parent.verticalCenter
        }
        Text {
            text: qsTr("Automatic selection")
            font: Theme.strong
            color: row.enabled ? Theme.colors.text : Theme.colors.text3
        }
        Text {
            text: row.model.selectionNote
            font: Theme.medium
            color: Theme.colors.text2
        }
    }
    Text {
        text: row.model.status
        font: Theme.smallFigures
        color: Theme.colors.text2
        anchors { right: parent.right; rightMargin: 32; verticalCenter: parent.verticalCenter }
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.ignored: text === ""
    }
    Separator {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
    }
}
