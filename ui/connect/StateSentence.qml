// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.Connect
import Naru.Kit

/** The sentence that answers "what now" in two seconds, and the one big button. */
Item {
    id: top

    required property ConnectModel model

    /** Room above and below the texts together. */
    property int spread: 40

    implicitHeight: Math.max(64 + spread, texts.implicitHeight + spread)

    Column {
        id: texts
        spacing: 4
        anchors { left: parent.left; leftMargin: 32; right: buttons.left; rightMargin: 24; verticalCenter: parent.verticalCenter }

        Text {
            text: top.model.sentence
            textFormat: Text.PlainText
            font: Theme.large
            color: Theme.colors.text
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            width: parent.width
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Text {
            text: top.model.detail
            textFormat: Text.PlainText
            font: Theme.medium
            color: Theme.colors.text2
            wrapMode: Text.Wrap
            width: parent.width
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    Row {
        id: buttons
        spacing: 12
        anchors { right: parent.right; rightMargin: 32; verticalCenter: parent.verticalCenter }

        PushButton {
            visible: top.model.changeText !== ""
            text: top.model.changeText
            iconName: "connect"
            anchors.verticalCenter: parent.verticalCenter
            onClicked: top.model.connectGateway()
        }
        PushButton {
            visible: top.model.cached && !top.model.measuring && !top.model.session.active
            text: qsTr("Measure here")
            iconName: "measure"
            anchors.verticalCenter: parent.verticalCenter
            onClicked: top.model.measureHere()
        }
        // One button that changes its meaning keeps the focus where it is.
        PushButton {
            big: true
            primary: top.model.act.primary
            enabled: top.model.act.enabled
            text: top.model.act.text
            iconName: top.model.act.icon
            onClicked: top.model.press()
        }
    }
    Separator {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: top.model.measuring ? 2 : 1
    }
    Rectangle {
        visible: top.model.measuring
        anchors { left: parent.left; bottom: parent.bottom }
        height: 2
        width: parent.width * top.model.progress
        color: Theme.colors.accent
        Accessible.role: Accessible.ProgressBar
        Accessible.name: top.model.status

        Behavior on width {
            NumberAnimation { duration: Theme.hoverDuration }
        }
    }
}
