// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Naru.Kit

/** A button: filled (`primary`), with an outline, or without one (`quiet`); `big` for the one of a page. */
T.Button {
    id: button

    property bool primary: false
    property bool quiet: false
    property bool big: false
    property string iconName: ""

    readonly property int iconSpace: iconName === "" ? 0 : 24
    readonly property color ink: !enabled ? Theme.colors.text3
        : primary ? Theme.colors.onAccent : Theme.colors.text

    implicitHeight: big ? 48 : 32
    implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding, big ? 224 : 0)
    leftPadding: 12
    rightPadding: 12
    font: big ? Theme.strong : Theme.button
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: button.text
    // In Qt 6.4 an item cannot say that it is disabled.
    Accessible.description: button.enabled ? "" : qsTr("Disabled")
    Accessible.onPressAction: button.clicked()

    contentItem: Item {
        // Not the row's own: what the label gets depends on the button's width.
        implicitWidth: label.implicitWidth + button.iconSpace
        implicitHeight: row.implicitHeight

        Row {
            id: row
            anchors.centerIn: parent
            spacing: 8

            Icon {
                visible: button.iconName !== ""
                name: button.iconName
                color: button.ink
                width: 16
                height: 16
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                id: label
                text: button.text
                font: button.font
                color: button.ink
                elide: Text.ElideRight
                width: Math.min(implicitWidth, button.availableWidth - button.iconSpace)
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }

    background: Rectangle {
        radius: 6
        color: button.primary ? (button.enabled ? Theme.colors.accent : Theme.colors.hover)
            : button.hovered || button.down ? Theme.colors.hover : Theme.colors.bg
        border.width: button.visualFocus ? 2 : button.primary && button.enabled || button.quiet ? 0 : 1
        border.color: button.visualFocus ? (button.primary ? Theme.colors.text : Theme.colors.accent)
            : button.enabled ? Theme.colors.line2 : Theme.colors.line
    }
}
