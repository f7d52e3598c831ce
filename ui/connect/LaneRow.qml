// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.Connect
import Naru.Kit

/** One gateway: its name, its lane, its values. */
Item {
    id: row

    required property ConnectModel page
    required property int trackWidth
    required property real scaleEnd
    required property bool current

    required property int index
    required property string entry
    required property string address
    required property string rank
    required property var probes
    required property int lowestProbe
    required property string rtt
    required property string note
    required property string failure
    required property string why
    required property bool winner
    required property bool failed
    required property bool measured
    required property bool running
    required property var track
    required property string spoken

    readonly property bool chosen: page.chosen === entry

    function pick(): void {
        page.choose(entry);
    }

    height: why === "" ? 56 : 54 + because.height

    Accessible.role: Accessible.RadioButton
    Accessible.name: spoken
    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.onPressAction: pick()

    Rectangle {
        anchors.fill: parent
        color: row.chosen ? Theme.colors.soft : Theme.colors.bg
        border.width: row.current ? 2 : 0
        border.color: Theme.colors.accent
    }
    TapHandler {
        onTapped: row.pick()
    }
    RadioMark {
        enabled: row.page.choiceEnabled
        checked: row.chosen
        x: 32
        y: 20
    }
    Text {
        text: row.rank
        font: Theme.figures
        color: Theme.colors.text2
        x: 56
        width: 24
        horizontalAlignment: Text.AlignHCenter
        anchors.baseline: entryText.baseline
    }
    Text {
        id: entryText
        text: row.entry
        textFormat: Text.PlainText
        font: row.winner ? Theme.strong : Theme.medium
        color: Theme.colors.text
        elide: Text.ElideRight
        x: 84
        y: 8
        width: Math.min(implicitWidth, 180)
    }
    Icon {
        visible: row.winner
        name: "pennant"
        color: Theme.colors.accent
        width: 14
        height: 14
        x: entryText.x + entryText.width + 8
        y: 11
    }
    Text {
        text: row.address
        textFormat: Text.PlainText
        font: Theme.small
        color: Theme.colors.text2
        elide: Text.ElideMiddle
        x: 84
        y: 30
        width: 204
    }
    RaceLane {
        id: lane
        x: 296
        y: row.current ? 2 : row.index > 0 ? 1 : 0
        width: row.trackWidth
        height: row.height - (row.current ? 4 : y)
        middle: 28 - y
        track: row.track
        scaleEnd: row.scaleEnd
        now: row.running ? row.page.clock.now : 0
    }
    Rectangle {
        visible: row.failure !== ""
        color: Theme.colors.bg
        x: lane.x + 12
        y: 28 - height / 2
        width: Math.min(reason.implicitWidth + 16, lane.width - 36)
        height: reason.height + 4

        Text {
            id: reason
            text: row.failure
            font: Theme.small
            color: Theme.colors.text
            wrapMode: Text.Wrap
            maximumLineCount: 4
            elide: Text.ElideRight
            width: parent.width - 16
            anchors.centerIn: parent
        }
    }
    Rectangle {
        id: because
        visible: row.why !== ""
        color: Theme.colors.bg
        x: lane.x + 1
        y: 46
        width: Math.min(sentence.implicitWidth + 16, row.width - x - 32)
        height: Math.max(26, sentence.height + 6)

        Text {
            id: sentence
            text: row.why
            font: Theme.medium
            color: Theme.colors.accent
            wrapMode: Text.Wrap
            x: 8
            width: parent.width - 8
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Row {
        id: numbers
        spacing: 10
        // In a column, but for a reason that needs more room: "name not found".
        anchors { right: parent.right; rightMargin: Math.max(144, row.width - value.x + (row.failed ? 31 : 12)) }
        y: row.note === "" ? 18 : 8
        height: 20

        Repeater {
            model: row.probes

            Text {
                required property int index
                required property string modelData

                text: modelData
                font: index === row.lowestProbe ? Theme.strongFigures : Theme.figures
                color: index === row.lowestProbe ? Theme.colors.text : Theme.colors.text2
                anchors.verticalCenter: parent?.verticalCenter
            }
        }
    }
    Icon {
        visible: row.failed
        name: "failed"
        color: Theme.colors.fail
        width: 14
        height: 14
        anchors { right: value.left; rightMargin: 5; verticalCenter: value.verticalCenter }
    }
    Text {
        id: value
        text: row.rtt
        font: row.measured ? Theme.strongFigures : Theme.medium
        color: row.failed ? Theme.colors.fail : row.winner ? Theme.colors.accent
            : row.measured ? Theme.colors.text : Theme.colors.text2
        anchors { right: parent.right; rightMargin: 32; verticalCenter: numbers.verticalCenter }
    }
    Text {
        text: row.note
        font: Theme.smallFigures
        color: Theme.colors.text2
        anchors { right: parent.right; rightMargin: 32 }
        y: 30
    }
    Separator {
        visible: row.index > 0
        width: parent.width
    }
}
