// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Naru.Connect
import Naru.Kit

/** From above: the sentence with its button, automatic selection, the lanes, where you are and what follows. */
ColumnLayout {
    id: race

    required property ConnectModel model

    /** A low window: everything but the lanes gives way a little. */
    readonly property bool compact: height < 660
    readonly property int bandMargin: compact ? 12 : 20
    /** Height that the band below keeps, however many lanes there are. */
    readonly property int bandHeight: 176 + 2 * bandMargin

    spacing: 0

    StateSentence {
        model: race.model
        spread: race.compact ? 20 : 40
        Layout.fillWidth: true
    }
    Complaint {
        model: race.model
        Layout.fillWidth: true
    }
    AutomaticRow {
        model: race.model
        implicitHeight: race.compact ? 40 : 48
        Layout.fillWidth: true
    }
    RaceHead {
        id: head
        model: race.model
        Layout.fillWidth: true
    }
    ListView {
        id: lanes

        objectName: "lanes"

        /** The list is one stop of Tab; arrows go through it, Space chooses. */
        activeFocusOnTab: true
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        model: race.model.lanes
        currentIndex: 0

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.maximumHeight: contentHeight
        Layout.minimumHeight: Math.min(contentHeight, 112)
        Layout.preferredHeight: Math.min(contentHeight, race.height - y - race.bandHeight)

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Gateways")

        delegate: LaneRow {
            id: lane

            /** Where it stood; not a number for a lane that has no place yet. */
            property real before: NaN

            // The list's own transitions leave a lane in the wrong place where another grows meanwhile: it
            // places them at once, and what is painted follows.
            transform: Translate { id: shift }
            onYChanged: {
                if (isNaN(before))
                    return;
                shift.y += before - y;
                before = y;
                slide.restart();
            }
            ListView.onPooled: before = NaN
            ListView.onReused: placed.restart()

            NumberAnimation {
                id: slide

                target: shift
                property: "y"
                to: 0
                duration: Theme.moveDuration
                easing.type: Easing.OutCubic
            }
            Timer {
                id: placed

                interval: 1
                running: true
                onTriggered: lane.before = lane.y
            }

            page: race.model
            width: ListView.view.width
            trackWidth: head.trackWidth
            scaleEnd: head.shownEnd
            current: ListView.isCurrentItem && ListView.view.activeFocus
        }

        Keys.onSpacePressed: (currentItem as LaneRow)?.pick()
        Keys.onReturnPressed: (currentItem as LaneRow)?.pick()
        Keys.onPressed: event => {
            if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp) {
                const page = Math.max(1, Math.floor(height / 56)) * (event.key === Qt.Key_PageDown ? 1 : -1);
                currentIndex = Math.max(0, Math.min(count - 1, currentIndex + page));
                event.accepted = true;
            }
        }

        T.ScrollBar.vertical: ScrollMark {}
    }
    Separator {
        Layout.fillWidth: true
    }
    RowLayout {
        spacing: 0
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: race.bandHeight
        Layout.margins: 0

        WhereYouAre {
            visible: !race.model.session.hasTunnel
            model: race.model
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.margins: race.bandMargin
            Layout.leftMargin: 32
        }
        ConnectionDetails {
            visible: race.model.session.hasTunnel
            model: race.model
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.margins: race.bandMargin
            Layout.leftMargin: 32
        }
        Separator {
            Layout.fillHeight: true
            Layout.topMargin: race.bandMargin
            Layout.bottomMargin: race.bandMargin
        }
        Failover {
            model: race.model
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.margins: race.bandMargin
            Layout.leftMargin: 28
            Layout.rightMargin: 32
        }
    }
}
