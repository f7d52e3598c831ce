// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/SessionDetails.h"

#include "connect/Lanes.h"
#include "wording/SessionWords.h"
#include "wording/Units.h"

namespace naru::connect {

QList<DetailLine> SessionDetails::lines(const tunnel::Traffic& traffic, base::SystemTime now) const
{
    QList<DetailLine> lines;
    const auto add = [&lines](const QString& name, const QString& value, bool copyable = false) {
        if (!value.isEmpty())
            lines.append({name, value, copyable});
    };
    add(tr("Gateway"), server());
    if (m_status.hop)
        add(tr("Why this one"), wording::SessionWords(m_words).hopWhy(m_status.hop->why));
    if (m_tunnel.socksPort)
        add(tr("SOCKS proxy"), QStringLiteral("127.0.0.1:%1").arg(*m_tunnel.socksPort), true);
    add(tr("Inner address"), innerAddresses(), true);
    add(tr("Connected"), since(now));
    add(tr("Traffic"),
        tr("received: %1, sent: %2")
            .arg(wording::bytes(m_words, traffic.receivedBytes), wording::bytes(m_words, traffic.sentBytes)));
    add(tr("TLS cipher"), m_tunnel.cstpCipher);
    add(tr("DTLS cipher"), m_tunnel.dtlsCipher.isEmpty() ? tr("not in use") : m_tunnel.dtlsCipher);
    add(tr("Device"), m_tunnel.device);
    add(tr("Greeting"), m_tunnel.banner.simplified());
    return lines;
}

QString SessionDetails::server() const
{
    if (!m_status.hop)
        return {};
    const session::Hop& hop = *m_status.hop;
    QString text = hop.entry % QStringLiteral(" · ") % Lanes::address(hop.target, hop.group);
    if (!m_tunnel.gateway.isNull() && m_tunnel.gateway.toString() != hop.target.host)
        text += QStringLiteral(" · ") % m_tunnel.gateway.toString();
    return text;
}

QString SessionDetails::innerAddresses() const
{
    QStringList addresses;
    for (const auto& subnet : {m_tunnel.address4, m_tunnel.address6}) {
        if (subnet)
            addresses.append(subnet->address.toString());
    }
    return addresses.join(QStringLiteral(", "));
}

QString SessionDetails::since(base::SystemTime now) const
{
    const base::SystemTime begin = m_status.connectedSince.value_or(m_tunnel.since);
    return tr("for %1, since %2").arg(wording::duration(m_words, now - begin), m_words.dateTime(begin));
}

} // namespace naru::connect
