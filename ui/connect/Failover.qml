// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Naru.Connect
import Naru.Kit

/** What is tried when the winner fails, and what else is to be said about the result. */
Item {
    id: failover

    required property ConnectModel model

    Text {
        id: title
        text: failover.model.failoverTitle
        textFormat: Text.PlainText
        font: Theme.smallStrong
        color: Theme.colors.text2
        elide: Text.ElideRight
        width: parent.width
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    ListView {
        id: list

        clip: true
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        model: failover.model.failover
        anchors { top: title.bottom; topMargin: 8; left: parent.left; right: parent.right; bottom: parent.bottom }

        Accessible.role: Accessible.List
        Accessible.name: title.text

        footer: Column {
            width: ListView.view.width
            topPadding: failover.model.notes.length > 0 ? 12 : 0
            spacing: 4

            Repeater {
                model: failover.model.notes

                Item {
                    id: line

                    required property string modelData

                    width: parent.width
                    height: sentence.implicitHeight

                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData

                    Icon {
                        name: "note"
                        color: Theme.colors.text2
                        width: 14
                        height: 14
                        y: 1
                    }
                    Text {
                        id: sentence
                        text: line.modelData
                        font: Theme.small
                        color: Theme.colors.text2
                        wrapMode: Text.Wrap
                        x: 24
                        width: parent.width - 24
                    }
                }
            }
        }

        delegate: Item {
            id: entry

            required property string place
            required property string name
            required property string address
            required property string rtt
            required property bool backup
            required property string mark
            required property string tone

            readonly property int nameLeft: Math.max(24, Theme.medium.pixelSize * 12 / 7)
            readonly property int nameWidth: Math.max(124, Theme.medium.pixelSize * 9)

            width: ListView.view.width
            height: Math.max(24, label.implicitHeight + 2, where.implicitHeight + 2, value.implicitHeight + 2)

            Accessible.role: Accessible.ListItem
            Accessible.name: backup ? name + ", " + address : place + ", " + name + ", " + address + ", " + rtt

            Text {
                text: entry.place
                font: Theme.figures
                color: Theme.colors.text2
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                id: label
                text: entry.name
                textFormat: Text.PlainText
                font: Theme.medium
                color: entry.backup ? Theme.colors.text2 : Theme.colors.text
                wrapMode: Text.Wrap
                x: entry.nameLeft
                width: entry.nameWidth
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                id: where
                text: entry.address
                textFormat: Text.PlainText
                font: Theme.small
                color: Theme.colors.text2
                wrapMode: Text.Wrap
                x: entry.nameLeft + entry.nameWidth + 8
                width: value.x - (entry.mark === "" ? 0 : 22) - x - 8
                anchors.verticalCenter: parent.verticalCenter
            }
            Icon {
                visible: entry.mark !== ""
                name: entry.mark === "" ? "off" : entry.mark
                color: entry.tone === "fail" ? Theme.colors.fail
                    : entry.tone === "accent" ? Theme.colors.accent : Theme.colors.text2
                width: 14
                height: 14
                anchors { right: value.left; rightMargin: 6; verticalCenter: parent.verticalCenter }
            }
            Text {
                id: value
                text: entry.rtt
                font: entry.mark === "" ? Theme.smallFigures : Theme.small
                color: entry.tone === "fail" ? Theme.colors.fail
                    : entry.tone === "accent" ? Theme.colors.accent : Theme.colors.text2
                wrapMode: Text.Wrap
                width: Math.min(implicitWidth, entry.width * 0.4)
                anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
            }
        }

        T.ScrollBar.vertical: ScrollMark {}
    }
    Rectangle {
        anchors.fill: list
        anchors.margins: -4
        visible: list.activeFocus
        color: "transparent"
        border.width: 2
        border.color: Theme.colors.accent
        radius: 4
    }
}
