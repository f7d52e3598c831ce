// SPDX-License-Identifier: GPL-3.0-or-later
#include "ProfileText.h"

#include <QXmlStreamWriter>

namespace naru::lab {

namespace {

void writeSelection(QXmlStreamWriter& xml)
{
    xml.writeStartElement(QStringLiteral("EnableAutomaticServerSelection"));
    xml.writeAttribute(QStringLiteral("UserControllable"), QStringLiteral("true"));
    xml.writeCharacters(QStringLiteral("true"));
    xml.writeTextElement(QStringLiteral("AutoServerSelectionImprovement"), QStringLiteral("20"));
    xml.writeTextElement(QStringLiteral("AutoServerSelectionSuspendTime"), QStringLiteral("4"));
    xml.writeEndElement();
}

void writeEntry(QXmlStreamWriter& xml, const RunningGateway& gateway)
{
    xml.writeStartElement(QStringLiteral("HostEntry"));
    xml.writeTextElement(QStringLiteral("HostName"), gateway.name);
    xml.writeTextElement(QStringLiteral("HostAddress"),
                         QStringLiteral("%1:%2").arg(gateway.host).arg(gateway.port));
    if (!gateway.group.isEmpty())
        xml.writeTextElement(QStringLiteral("UserGroup"), gateway.group);
    if (!gateway.backups.isEmpty()) {
        xml.writeStartElement(QStringLiteral("BackupServerList"));
        for (const QString& backup : gateway.backups)
            xml.writeTextElement(QStringLiteral("HostAddress"), backup);
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

} // namespace

QByteArray profileText(const std::vector<RunningGateway>& gateways)
{
    QByteArray text;
    QXmlStreamWriter xml(&text);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("AnyConnectProfile"));
    xml.writeDefaultNamespace(QStringLiteral("http://schemas.xmlsoap.org/encoding/"));
    xml.writeStartElement(QStringLiteral("ClientInitialization"));
    writeSelection(xml);
    xml.writeEndElement();
    xml.writeStartElement(QStringLiteral("ServerList"));
    for (const RunningGateway& gateway : gateways)
        writeEntry(xml, gateway);
    xml.writeEndDocument();
    return text;
}

} // namespace naru::lab
