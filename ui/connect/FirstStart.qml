// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Naru.Connect
import Naru.Kit

/** No profile yet: three ways on. */
Flickable {
    id: start

    required property ConnectModel model

    property int offer: 0

    contentHeight: Math.max(height, column.implicitHeight + 64)
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column
        spacing: 0
        x: 72
        width: start.width - 144
        y: Math.max(32, (start.height - implicitHeight) / 3)

        FirstStartPicture {
            Layout.fillWidth: true
        }
        Text {
            text: qsTr("Which gateways should Naru choose from?")
            font: Theme.large
            color: Theme.colors.text
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Layout.topMargin: 36
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Text {
            text: qsTr("It measures each one from where you are and finds the one that answers fastest.")
            font: Theme.medium
            color: Theme.colors.text2
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Layout.topMargin: 4
        }
        RowLayout {
            spacing: 32
            Layout.fillWidth: true
            Layout.topMargin: 40

            FirstStartWay {
                iconName: "import"
                title: qsTr("Import a profile")
                text: start.model.offers.length === 0
                    ? qsTr("An AnyConnect profile (XML). It is read where it is and not changed.")
                    : qsTr("%n profile(s) were found on this machine. They are read and not changed.", "",
                           start.model.offers.length)

                OfferList {
                    model: start.model
                    chosen: start.offer
                    visible: start.model.offers.length > 0
                    Layout.fillWidth: true
                    onPicked: index => start.offer = index
                }
                Item {
                    Layout.fillHeight: true
                }
                RowLayout {
                    spacing: 8

                    PushButton {
                        primary: true
                        visible: start.model.offers.length > 0
                        text: qsTr("Import: %1").arg(start.model.offers[start.offer]?.name ?? "")
                        Layout.maximumWidth: 200
                        onClicked: start.model.openOffer(start.offer)
                    }
                    PushButton {
                        quiet: start.model.offers.length > 0
                        primary: start.model.offers.length === 0
                        text: start.model.offers.length > 0 ? qsTr("Other file…") : qsTr("Choose a file…")
                        onClicked: start.model.askForFile()
                    }
                }
            }
            Separator {
                Layout.fillHeight: true
            }
            FirstStartWay {
                iconName: "globe"
                title: qsTr("Type an address")
                text: qsTr("One gateway is enough to begin.")

                Field {
                    id: address
                    name: qsTr("Address of a gateway")
                    placeholderText: "vpn.example.net"
                    Layout.fillWidth: true
                    onAccepted: start.model.openAddress(text)
                }
                Text {
                    text: qsTr("A port and a user group may follow: %1").arg("vpn.example.net:8443/eng")
                    font: Theme.small
                    color: Theme.colors.text2
                    wrapMode: Text.Wrap
                    Layout.fillWidth: true
                }
                Item {
                    Layout.fillHeight: true
                }
                PushButton {
                    text: qsTr("Add this gateway")
                    enabled: address.text.trim() !== ""
                    onClicked: start.model.openAddress(address.text)
                }
            }
            Separator {
                Layout.fillHeight: true
            }
            FirstStartWay {
                iconName: "flask"
                title: qsTr("Try the demo")
                text: qsTr("Gateways on this machine, each with a set delay. Nothing leaves this machine.")

                Text {
                    text: qsTr("The demo has its own data and can be left at any time. Your network is not measured.")
                    font: Theme.small
                    color: Theme.colors.text2
                    wrapMode: Text.Wrap
                    Layout.fillWidth: true
                }
                Item {
                    Layout.fillHeight: true
                }
                PushButton {
                    text: qsTr("Start the demo")
                    onClicked: start.model.startDemo()
                }
            }
        }
        Text {
            text: qsTr("Nothing is measured and nothing is sent before you choose.")
            font: Theme.small
            color: Theme.colors.text2
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Layout.topMargin: 48
        }
    }
}
