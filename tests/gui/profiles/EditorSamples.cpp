// SPDX-License-Identifier: GPL-3.0-or-later
#include "EditorSamples.h"

namespace naru::test {

QByteArray editorSample(bool crLf)
{
    QByteArray text = R"(<?xml version="1.0" encoding="UTF-8"?>
<AnyConnectProfile xmlns="http://schemas.xmlsoap.org/encoding/">
  <ClientInitialization>
    <AutoReconnect UserControllable="false">true
      <AutoReconnectBehavior UserControllable="false">DisconnectOnSuspend</AutoReconnectBehavior>
    </AutoReconnect>
    <EnableAutomaticServerSelection UserControllable="true">true
      <AutoServerSelectionImprovement>20</AutoServerSelectionImprovement>
      <AutoServerSelectionSuspendTime>4</AutoServerSelectionSuspendTime>
    </EnableAutomaticServerSelection>
  </ClientInitialization>
  <ServerList>
    <HostEntry>
      <HostName>Seoul</HostName>
      <HostAddress>seoul.vpn.example.net</HostAddress>
      <UserGroup>eng</UserGroup>
      <BackupServerList>
        <HostAddress>https://seoul-b.vpn.example.net/eng</HostAddress>
        <HostAddress>192.0.2.20</HostAddress>
      </BackupServerList>
    </HostEntry>
    <!-- maintenance in December -->
    <HostEntry>
      <HostName>Tokyo</HostName>
      <HostAddress>tokyo.vpn.example.net:8443</HostAddress>
    </HostEntry>
    <HostEntry>
      <HostName>Osaka</HostName>
      <HostAddress></HostAddress>
    </HostEntry>
  </ServerList>
</AnyConnectProfile>
)";
    if (crLf)
        text.replace("\n", "\r\n");
    return text;
}

profile::Document sampleDocument(bool crLf)
{
    return *profile::Document::open(editorSample(crLf));
}

profile::Document largeDocument(int servers)
{
    QByteArray text = "<AnyConnectProfile xmlns=\"http://schemas.xmlsoap.org/encoding/\">\n  <ServerList>\n";
    for (int i = 0; i < servers; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += "    <HostEntry>\n      <HostName>Gateway " + number + "</HostName>\n      <HostAddress>gw" +
                number + ".example.net</HostAddress>\n      <BackupServerList>\n        <HostAddress>b" +
                number + ".example.net</HostAddress>\n      </BackupServerList>\n    </HostEntry>\n";
    }
    text += "  </ServerList>\n</AnyConnectProfile>\n";
    return *profile::Document::open(text);
}

const profile::Field& field(const char* path)
{
    return *profile::findField(QString::fromLatin1(path));
}

} // namespace naru::test
