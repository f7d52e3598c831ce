// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Naru.Kit

/** A field one can type a line in. `name` is what screen readers call it. */
T.TextField {
    id: field

    property string name: ""

    implicitHeight: 32
    implicitWidth: 240
    leftPadding: 10
    rightPadding: 10
    verticalAlignment: TextInput.AlignVCenter
    font: Theme.medium
    color: Theme.colors.text
    placeholderTextColor: Theme.colors.text3
    selectionColor: Theme.colors.accent
    selectedTextColor: Theme.colors.onAccent
    selectByMouse: true
    activeFocusOnTab: true

    Accessible.role: Accessible.EditableText
    Accessible.name: field.name

    background: Rectangle {
        radius: 6
        color: Theme.colors.bg
        border.width: field.activeFocus ? 2 : 1
        border.color: field.activeFocus ? Theme.colors.accent : Theme.colors.ctl

        Text {
            visible: field.text === ""
            text: field.placeholderText
            font: field.font
            color: field.placeholderTextColor
            anchors { left: parent.left; leftMargin: 10; verticalCenter: parent.verticalCenter }
        }
    }
}
