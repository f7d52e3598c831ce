// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Naru.Connect
import Naru.Kit

/** The facts about the tunnel that is up. */
Flickable {
    id: facts

    required property ConnectModel model

    readonly property var lines: model.session.details
    readonly property int nameWidth: Math.max(112, Theme.medium.pixelSize * 8)

    clip: true
    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: contentHeight > height

    Accessible.role: Accessible.Grouping
    Accessible.name: title.text
    Accessible.focusable: activeFocusOnTab

    Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + 24))
    Keys.onUpPressed: contentY = Math.max(0, contentY - 24)

    /** What has the focus is on the screen. */
    function reveal(item: Item): void {
        const top = item.mapToItem(column, 0, 0).y;
        contentY = Math.max(0, Math.min(Math.max(contentY, top + item.height - height), top));
    }

    T.ScrollBar.vertical: ScrollMark {}

    Rectangle {
        parent: facts
        anchors.fill: parent
        visible: facts.activeFocus
        color: "transparent"
        border.width: 2
        border.color: Theme.colors.accent
        radius: 4
    }

    Column {
        id: column
        width: facts.width - 12

        Text {
            id: title
            text: qsTr("Connection")
            font: Theme.smallStrong
            color: Theme.colors.text2
            bottomPadding: 4
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Repeater {
            // By their number: a line that changes every second stays the same item.
            model: facts.lines.length

            Item {
                id: line

                required property int index

                readonly property detailLine fact: facts.lines[index] ?? facts.lines[0]

                width: column.width
                // One height for all: a button or a script with taller letters would set its line apart.
                height: Math.max(label.implicitHeight, value.implicitHeight, copy.implicitHeight)

                Accessible.role: Accessible.StaticText
                Accessible.name: fact.name + ": " + fact.value

                Text {
                    id: label
                    text: line.fact.name
                    font: Theme.medium
                    color: Theme.colors.text2
                    wrapMode: Text.Wrap
                    width: facts.nameWidth - 12
                    anchors.verticalCenter: parent.verticalCenter
                }
                Text {
                    id: value
                    text: line.fact.value
                    textFormat: Text.PlainText
                    font: Theme.medium
                    color: Theme.colors.text
                    wrapMode: Text.Wrap
                    x: facts.nameWidth
                    width: copy.visible ? Math.min(implicitWidth, parent.width - x - copy.width - 8) : parent.width - x
                    anchors.verticalCenter: parent.verticalCenter
                }
                PushButton {
                    id: copy
                    quiet: true
                    visible: line.fact.copyable
                    implicitHeight: 24
                    text: qsTr("Copy")
                    iconName: "copy"
                    anchors { left: value.right; leftMargin: 8; verticalCenter: parent.verticalCenter }
                    Accessible.description: line.fact.name
                    onActiveFocusChanged: if (activeFocus) facts.reveal(this)
                    onClicked: facts.model.session.copy(line.fact.value)
                }
            }
        }
    }
}
