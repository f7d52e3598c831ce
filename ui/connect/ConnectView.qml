// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.Connect
import Naru.Kit

/** The Connect page: three ways to begin, or the race. */
Rectangle {
    id: view

    required property ConnectModel model

    color: Theme.colors.bg

    Loader {
        anchors.fill: parent
        sourceComponent: view.model.hasProfile ? race : firstStart
    }
    Component {
        id: firstStart
        FirstStart { model: view.model }
    }
    Component {
        id: race
        Race { model: view.model }
    }
}
