// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Naru.Connect
import Naru.Kit

/** No profile yet: three ways on. */
Flickable {
    id: start

    required property ConnectModel model

    /** The profile that is chosen among those found. */
    property int offer: 0
    readonly property bool hasOffers: model.offers.length > 0
    readonly property int margin: 72
    readonly property real wayWidth: (column.width - 4 * 32 - 2) / 3
    readonly property real wayHeight: Math.max(256, importWay.implicitHeight, typeWay.implicitHeight,
                                               demoWay.implicitHeight)

    contentHeight: Math.max(height, column.height + 64)
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Column {
        id: column
        x: start.margin
        y: Math.max(32, (start.height - height) * 0.4)
        width: start.width - 2 * start.margin

        FirstStartPicture {
            width: parent.width
        }
        Text {
            text: qsTr("Which gateways should Naru choose from?")
            font: Theme.large
            color: Theme.colors.text
            wrapMode: Text.Wrap
            width: parent.width
            topPadding: 36
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Text {
            text: qsTr("It measures each one from where you are and finds the one that answers fastest.")
            font: Theme.medium
            color: Theme.colors.text2
            wrapMode: Text.Wrap
            width: parent.width
            topPadding: 4
            bottomPadding: 40
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Row {
            spacing: 32

            FirstStartWay {
                id: importWay
                width: start.wayWidth
                height: start.wayHeight
                iconName: "import"
                title: qsTr("Import a profile")
                text: start.hasOffers
                    ? qsTr("Left by other clients on this machine. It is read and not changed.")
                    : qsTr("An AnyConnect profile (XML). It is read where it is and not changed.")
                buttons: [
                    PushButton {
                        primary: true
                        visible: start.hasOffers
                        text: qsTr("Import: %1").arg(start.model.offers[start.offer]?.name ?? "")
                        width: Math.min(implicitWidth, importWay.width - other.width - 8)
                        onClicked: start.model.openOffer(start.offer)
                    },
                    PushButton {
                        id: other
                        quiet: start.hasOffers
                        primary: !start.hasOffers
                        text: start.hasOffers ? qsTr("Other file…") : qsTr("Choose a file…")
                        onClicked: start.model.askForFile()
                    }
                ]

                OfferList {
                    model: start.model
                    chosen: start.offer
                    visible: start.hasOffers
                    width: parent.width
                    onPicked: index => start.offer = index
                }
                PushButton {
                    // Without an outline, its words stand below those above.
                    x: -12
                    quiet: true
                    visible: start.model.hasPreferences
                    width: Math.min(implicitWidth, parent.width + 24)
                    text: qsTr("Preferences of a Cisco client…")
                    onClicked: start.model.showPreferences()
                }
            }
            Separator {
                height: start.wayHeight
            }
            FirstStartWay {
                id: typeWay
                width: start.wayWidth
                height: start.wayHeight
                iconName: "globe"
                title: qsTr("Type an address")
                text: qsTr("One gateway is enough to begin.")
                buttons: PushButton {
                    text: qsTr("Add this gateway")
                    enabled: address.text.trim() !== ""
                    onClicked: start.model.openAddress(address.text)
                }

                Field {
                    id: address
                    name: qsTr("Address of a gateway")
                    placeholderText: "vpn.example.net"
                    width: parent.width
                    onAccepted: start.model.openAddress(text)
                }
                Text {
                    text: qsTr("A port and a user group may follow: %1").arg("\nvpn.example.net:8443/eng")
                    font: Theme.small
                    color: Theme.colors.text2
                    wrapMode: Text.Wrap
                    width: parent.width
                }
            }
            Separator {
                height: start.wayHeight
            }
            FirstStartWay {
                id: demoWay
                width: start.wayWidth
                height: start.wayHeight
                iconName: "flask"
                title: qsTr("Try the demo")
                text: qsTr("Gateways on this machine, each with a set delay. Nothing leaves this machine.")
                buttons: PushButton {
                    text: qsTr("Start the demo")
                    onClicked: start.model.startDemo()
                }

                Separator {
                    width: parent.width
                }
                Text {
                    text: qsTr("The demo has its own data and can be left at any time. Your network is not measured.")
                    font: Theme.small
                    color: Theme.colors.text2
                    wrapMode: Text.Wrap
                    width: parent.width
                }
            }
        }
        Text {
            text: qsTr("Nothing is measured and nothing is sent before you choose.")
            font: Theme.small
            color: Theme.colors.text2
            wrapMode: Text.Wrap
            width: parent.width
            topPadding: 56
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
