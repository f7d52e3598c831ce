// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Naru.Connect
import Naru.Kit

/** The location: its pairs, until when its result is kept, and what can be done about it. */
Flickable {
    id: where

    required property ConnectModel model

    clip: true
    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds

    /** What has the focus is on the screen. */
    function reveal(item: Item): void {
        const top = item.mapToItem(column, 0, 0).y;
        contentY = Math.max(0, Math.min(Math.max(contentY, top + item.height - height), top));
    }

    T.ScrollBar.vertical: ScrollMark {}

    Column {
        id: column
        spacing: 8
        width: where.width - 12

        Text {
            text: qsTr("Where you are")
            font: Theme.smallStrong
            color: Theme.colors.text2
            bottomPadding: 4
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Repeater {
            model: where.model.pairs

            Item {
                id: pair

                required property locationPair modelData

                width: column.width
                height: label.implicitHeight

                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.text + ", " + modelData.note

                Icon {
                    visible: pair.modelData.matched
                    name: "good"
                    color: Theme.colors.accent
                    width: 14
                    height: 14
                    anchors.verticalCenter: parent.verticalCenter
                }
                Text {
                    id: label
                    text: pair.modelData.text
                    textFormat: Text.PlainText
                    font: pair.modelData.matched ? Theme.strong : Theme.medium
                    color: Theme.colors.text
                    elide: Text.ElideMiddle
                    x: 20
                    width: Math.min(implicitWidth, parent.width - 20 - remark.implicitWidth - 12)
                }
                Text {
                    id: remark
                    text: pair.modelData.note
                    font: Theme.small
                    color: Theme.colors.text2
                    anchors { left: label.right; leftMargin: 8; baseline: label.baseline }
                }
            }
        }
        Text {
            text: where.model.kept
            font: Theme.medium
            color: Theme.colors.text2
            wrapMode: Text.Wrap
            width: column.width
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Row {
            spacing: 8
            topPadding: 8

            PushButton {
                text: qsTr("Measure again")
                iconName: "measure"
                enabled: !where.model.measuring && !where.model.session.active
                onActiveFocusChanged: if (activeFocus) where.reveal(this)
                onClicked: where.model.measureHere()
            }
            PushButton {
                quiet: true
                visible: where.model.canForget
                text: qsTr("Forget this location")
                onActiveFocusChanged: if (activeFocus) where.reveal(this)
                onClicked: where.model.forget()
            }
        }
    }
}
