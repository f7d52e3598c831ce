// SPDX-License-Identifier: GPL-3.0-or-later
#include "Dates.h"
#include "PreferencesXml.h"
#include "ogs/Codes.h"

#include <QXmlStreamWriter>

namespace naru::store {

namespace {

/** Characters that XML cannot hold would make the whole file unreadable. */
QString xmlText(QString text)
{
    for (QChar& character : text) {
        const bool allowed =
            character >= u' ' || character == u'\t' || character == u'\n' || character == u'\r';
        if (!allowed || character == QChar(0xfffe) || character == QChar(0xffff))
            character = QChar::ReplacementCharacter;
    }
    return QString::fromUtf8(text.toUtf8());
}

void writeEntry(QXmlStreamWriter& xml, const ogs::CacheEntry& entry)
{
    xml.writeStartElement(QStringLiteral("Location"));
    xml.writeAttribute(QStringLiteral("measuredAt"), isoText(entry.measuredAt));
    xml.writeAttribute(QStringLiteral("selected"), xmlText(entry.selected));
    xml.writeAttribute(QStringLiteral("gatewaySet"), QString::fromLatin1(entry.gatewaySet.toHex()));
    for (const ogs::LocationKey& key : entry.keys) {
        xml.writeEmptyElement(QStringLiteral("Key"));
        xml.writeAttribute(QStringLiteral("suffix"), xmlText(key.suffix));
        xml.writeAttribute(QStringLiteral("server"), xmlText(key.server));
    }
    for (const ogs::CachedGateway& gateway : entry.order) {
        xml.writeEmptyElement(QStringLiteral("Headend"));
        xml.writeAttribute(QStringLiteral("name"), xmlText(gateway.entry));
        xml.writeAttribute(QStringLiteral("host"), xmlText(gateway.target.host));
        xml.writeAttribute(QStringLiteral("port"), QString::number(gateway.target.port));
        xml.writeAttribute(QStringLiteral("state"), ogs::code(gateway.state));
        if (gateway.rtt)
            xml.writeAttribute(QStringLiteral("rttMs"), QString::number(gateway.rtt->count()));
    }
    xml.writeEndElement();
}

} // namespace

QByteArray writePreferences(const Preferences& preferences)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("AnyConnectPreferences"));
    xml.writeAttribute(QStringLiteral("naruVersion"), QString::number(formatVersion));
    xml.writeEmptyElement(QStringLiteral("LastConnection"));
    xml.writeAttribute(QStringLiteral("hostName"), xmlText(preferences.lastGateway));
    if (preferences.lastDisconnected)
        xml.writeAttribute(QStringLiteral("endedAt"), isoText(*preferences.lastDisconnected));
    xml.writeStartElement(QStringLiteral("HeadendSelectionCache"));
    for (const ogs::CacheEntry& entry : preferences.cache.entries())
        writeEntry(xml, entry);
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

} // namespace naru::store
