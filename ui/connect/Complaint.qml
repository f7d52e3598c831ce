// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.Connect
import Naru.Kit

/** What went wrong, why, and what to do; the technical text is one click away. Not there without one. */
Rectangle {
    id: strip

    required property ConnectModel model

    readonly property bool failed: model.session.failed
    property bool open: false

    visible: model.session.complaint !== ""
    implicitHeight: visible ? column.implicitHeight + 16 : 0
    color: failed ? Theme.colors.failSoft : Theme.colors.warnSoft

    Accessible.role: Accessible.AlertMessage
    Accessible.name: model.session.complaint

    onVisibleChanged: open = false

    Icon {
        name: strip.failed ? "failed" : "note"
        color: strip.failed ? Theme.colors.fail : Theme.colors.warn
        width: 16
        height: 16
        x: 32
        y: 16
    }
    Column {
        id: column
        spacing: 8
        y: 8
        anchors { left: parent.left; leftMargin: 60; right: parent.right; rightMargin: 32 }

        Item {
            width: parent.width
            height: Math.max(sentence.height, dismiss.height)

            Text {
                id: sentence
                text: strip.model.session.complaint
                textFormat: Text.PlainText
                font: Theme.medium
                color: Theme.colors.text
                wrapMode: Text.Wrap
                anchors {
                    left: parent.left
                    right: details.visible ? details.left : dismiss.left
                    rightMargin: 24
                    verticalCenter: parent.verticalCenter
                }
            }
            PushButton {
                id: details
                visible: strip.model.session.technical !== ""
                text: strip.open ? qsTr("Hide details") : qsTr("Details")
                anchors { right: dismiss.left; rightMargin: 8 }
                onClicked: strip.open = !strip.open
            }
            PushButton {
                id: dismiss
                text: qsTr("Close")
                anchors.right: parent.right
                onClicked: strip.model.session.dismiss()
            }
        }
        Item {
            visible: strip.open
            width: parent.width
            height: Math.max(technical.implicitHeight, copy.height)

            TextEdit {
                id: technical
                text: strip.model.session.technical
                textFormat: TextEdit.PlainText
                readOnly: true
                selectByMouse: true
                activeFocusOnTab: true
                wrapMode: TextEdit.Wrap
                font: Theme.small
                color: Theme.colors.text2
                selectionColor: Theme.colors.accent
                selectedTextColor: Theme.colors.onAccent
                anchors { left: parent.left; right: copy.left; rightMargin: 24 }
                Accessible.role: Accessible.EditableText
                Accessible.name: qsTr("Technical details")
                Accessible.readOnly: true
            }
            PushButton {
                id: copy
                text: qsTr("Copy")
                iconName: "copy"
                anchors.right: parent.right
                onClicked: strip.model.session.copy(strip.model.session.technical)
            }
        }
    }
    Separator {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
    }
}
