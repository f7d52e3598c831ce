// SPDX-License-Identifier: GPL-3.0-or-later
#include "Destination.h"

#include <QUrl>

namespace naru::probe {

namespace {

QByteArray authority(const profile::Target& target, bool withPort)
{
    QByteArray text = asciiHost(target.host).value_or(QByteArray());
    if (text.contains(':'))
        text = '[' + text + ']';
    if (withPort)
        text += ':' + QByteArray::number(target.port);
    return text;
}

QString withoutFinalDot(QString host)
{
    if (host.endsWith(QLatin1Char('.')))
        host.chop(1);
    return host;
}

} // namespace

QList<Destination> destinations(const profile::Target& target, const std::optional<ogs::Proxy>& proxy,
                                const QList<QHostAddress>& addresses)
{
    QList<Destination> result;
    for (const QHostAddress& address : addresses) {
        if (proxy)
            return {{target, address, proxy->port, true}};
        result.append({target, address, target.port, false});
    }
    return result;
}

std::optional<QByteArray> asciiHost(const QString& host)
{
    if (!QHostAddress(host).isNull())
        return host.toLatin1();
    QByteArray ascii = QUrl::toAce(host);
    if (ascii.isEmpty())
        return std::nullopt;
    return ascii;
}

QByteArray probeRequest(const profile::Target& target, ogs::ProbeKind kind)
{
    const std::uint16_t impliedPort = kind == ogs::ProbeKind::Https ? 443 : 80;
    return "HEAD / HTTP/1.1\r\nHost: " + authority(target, target.port != impliedPort) +
           "\r\nUser-Agent: Naru (OGS probe)\r\nAccept: */*\r\nConnection: close\r\n\r\n";
}

QByteArray connectRequest(const profile::Target& target)
{
    const QByteArray host = authority(target, true);
    return "CONNECT " + host + " HTTP/1.1\r\nHost: " + host + "\r\nUser-Agent: Naru (OGS probe)\r\n\r\n";
}

bool leadsElsewhere(const QByteArray& location, const profile::Target& target)
{
    const QString host = QUrl::fromEncoded(location).host(QUrl::EncodeUnicode).toLower();
    if (host.isEmpty())
        return false;
    const QString own = QString::fromLatin1(asciiHost(target.host).value_or(QByteArray())).toLower();
    return withoutFinalDot(host) != withoutFinalDot(own);
}

} // namespace naru::probe
