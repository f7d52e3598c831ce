// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.SimulatorStage

// The painted stage, and over each of its elements an item without a picture that says what stands there.
Item {
    id: root

    required property var model

    StagePicture {
        objectName: "stage"
        anchors.fill: parent
        model: root.model
        focus: true
        Accessible.role: Accessible.Grouping
        Accessible.name: root.model.currentName === "" ? root.model.title
                                                       : root.model.title + ". " + root.model.currentName
        Accessible.focusable: true
    }

    Repeater {
        model: root.model

        delegate: Item {
            required property string name
            required property string detail
            required property rect place
            required property bool picked
            required property string spotId

            x: place.x
            y: place.y
            width: place.width
            height: place.height
            Accessible.role: Accessible.Button
            Accessible.name: name
            Accessible.description: detail
            Accessible.selectable: true
            Accessible.selected: picked
            Accessible.onPressAction: root.model.pick(spotId)
        }
    }
}
