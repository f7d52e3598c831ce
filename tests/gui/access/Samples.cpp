// SPDX-License-Identifier: GPL-3.0-or-later
#include "Samples.h"

namespace naru::test {

namespace {

constexpr const char* host = "seoul.vpn.example.net";

session::Hop hop()
{
    session::Hop hop;
    hop.entry = QStringLiteral("Seoul");
    hop.target = {QString::fromLatin1(host), 443};
    return hop;
}

tunnel::FormField field(const char* label, tunnel::FieldKind kind)
{
    tunnel::FormField field;
    field.name = QString::fromLatin1(label).toLower();
    field.label = QString::fromLatin1(label);
    field.kind = kind;
    return field;
}

} // namespace

QByteArray sampleProfile()
{
    return QByteArrayLiteral(R"(<?xml version="1.0" encoding="UTF-8"?>
<AnyConnectProfile xmlns="http://schemas.xmlsoap.org/encoding/">
  <ClientInitialization>
    <AutoReconnect UserControllable="false">true
      <AutoReconnectBehavior UserControllable="false">DisconnectOnSuspend</AutoReconnectBehavior>
    </AutoReconnect>
    <AuthenticationTimeout>5000</AuthenticationTimeout>
    <EnableAutomaticServerSelection UserControllable="true">true
      <AutoServerSelectionImprovement>20</AutoServerSelectionImprovement>
      <AutoServerSelectionSuspendTime>4</AutoServerSelectionSuspendTime>
    </EnableAutomaticServerSelection>
    <CertificateMatch>
      <DistinguishedName>
        <DistinguishedNameDefinition Operator="Equal" Wildcard="Enabled">
          <Name>ISSUER-CN</Name>
          <Pattern>Example CA</Pattern>
        </DistinguishedNameDefinition>
      </DistinguishedName>
    </CertificateMatch>
    <BackupServerList>
      <HostAddress>backup.vpn.example.net</HostAddress>
    </BackupServerList>
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
)");
}

QByteArray changedProfile()
{
    return sampleProfile()
        .replace("tokyo.vpn.example.net:8443", "tokyo-2.vpn.example.net")
        .replace("<AutoServerSelectionImprovement>20", "<AutoServerSelectionImprovement>30");
}

engine::FormQuestion sampleForm()
{
    using tunnel::FieldKind;
    engine::FormQuestion question{hop(), {}, false};
    tunnel::Form& form = question.form;
    form.host = hop().target.host;
    form.message = QStringLiteral("192.0.2.1");
    tunnel::FormField group = field("GROUP", FieldKind::Select);
    group.isGroup = true;
    group.choices = {{QStringLiteral("1"), QStringLiteral("vpn-1")},
                     {QStringLiteral("2"), QStringLiteral("vpn-2")}};
    form.fields = {group, field("USERNAME", FieldKind::Text), field("PASSWORD", FieldKind::Password),
                   field("CODE", FieldKind::Token)};
    return question;
}

engine::CertificateQuestion sampleCertificate(bool hasChanged)
{
    engine::CertificateQuestion question{hop(), {}, {}};
    tunnel::PeerCertificate& peer = question.peer;
    peer.host = hop().target.host;
    peer.key = QStringLiteral("pin-sha256:9f2c41d8rT5Zk0QhW1mX7bLq4uYv3nEoJpA6sGdC07b=");
    peer.subject = QStringLiteral("CN=seoul.vpn.example.net");
    peer.issuer = QStringLiteral("CN=ca.example.net");
    peer.names = {hop().target.host};
    peer.validFrom = std::chrono::sys_days{std::chrono::year{2026} / 1 / 1};
    peer.validUntil = std::chrono::sys_days{std::chrono::year{2027} / 1 / 1};
    peer.problem = tunnel::ChainProblem::UnknownIssuer;
    peer.technical = QStringLiteral("x509: 20");
    question.verdict.kind = hasChanged ? tunnel::TrustCase::Changed : tunnel::TrustCase::Unknown;
    question.verdict.mayAccept = true;
    if (hasChanged)
        question.verdict.expected = {
            QStringLiteral("pin-sha256:51aae90cQhW1mX7bLq4uYv3nEoJpA6sGdC07bErT5Z0=")};
    return question;
}

} // namespace naru::test
