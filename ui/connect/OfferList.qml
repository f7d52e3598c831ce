// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.Connect
import Naru.Kit

/** Profiles and gateways that other clients left here, by name; one is chosen. */
Column {
    id: list

    required property ConnectModel model
    property int chosen: 0

    signal picked(int index)

    Repeater {
        model: list.model.offers

        Item {
            id: offer

            required property int index
            required property profileOffer modelData

            width: list.width
            height: 52
            activeFocusOnTab: true

            Accessible.role: Accessible.RadioButton
            Accessible.name: modelData.name
            Accessible.description: modelData.origin
            Accessible.checkable: true
            Accessible.checked: list.chosen === index
            Accessible.focusable: true
            Accessible.onPressAction: list.picked(index)

            Keys.onSpacePressed: list.picked(index)
            Keys.onReturnPressed: list.picked(index)

            Rectangle {
                anchors.fill: parent
                color: Theme.colors.bg
                border.width: offer.activeFocus ? 2 : 0
                border.color: Theme.colors.accent
            }
            TapHandler {
                onTapped: list.picked(offer.index)
            }
            Separator {
                width: parent.width
            }
            RadioMark {
                checked: list.chosen === offer.index
                anchors.verticalCenter: parent.verticalCenter
                x: 2
            }
            Text {
                text: offer.modelData.name
                textFormat: Text.PlainText
                font: list.chosen === offer.index ? Theme.strong : Theme.medium
                color: Theme.colors.text
                elide: Text.ElideRight
                x: 28
                y: 7
                width: parent.width - x
            }
            Text {
                text: offer.modelData.origin
                font: Theme.small
                color: Theme.colors.text2
                elide: Text.ElideRight
                x: 28
                y: 28
                width: parent.width - x
            }
        }
    }
    Separator {
        width: parent.width
    }
}
