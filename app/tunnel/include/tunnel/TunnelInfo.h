// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QHostAddress>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace naru::tunnel {

/** An address and the length of its prefix in bits. */
struct Subnet
{
    QHostAddress address;
    int prefix = 0;
    friend bool operator==(const Subnet&, const Subnet&) = default;
};

/** A tunnel that is up, as the gateway set it and as the helper has checked it. */
struct TunnelInfo
{
    /** Our addresses inside, at least one of the two. */
    std::optional<Subnet> address4;
    std::optional<Subnet> address6;
    /** Network device; empty where the tunnel is a SOCKS proxy. */
    QString device;
    /** Port of the SOCKS proxy on 127.0.0.1; nothing where the tunnel is a device. */
    std::optional<std::uint16_t> socksPort;
    /** Bytes of a packet inside. */
    std::optional<int> mtu;
    QList<QHostAddress> dnsServers;
    /** Domains that those servers are asked for, lower case. */
    QStringList domains;
    /** What goes through the tunnel; 0.0.0.0/0 and ::/0 where everything does. */
    QList<Subnet> routes;
    /** What does not although `routes` would take it. */
    QList<Subnet> excluded;
    /** Cipher suite of the TLS channel (CSTP), in openconnect's words; empty where it is not known. */
    QString cstpCipher;
    /** Of the UDP channel; empty while DTLS is not in use. */
    QString dtlsCipher;
    /** The gateway's outer address. */
    QHostAddress gateway;
    /** The gateway's greeting, at most 4,096 characters: plain text, never to be read as markup. */
    QString banner;
    /** When packets could pass first; a reconnection does not change it. */
    base::SystemTime since;
    friend bool operator==(const TunnelInfo&, const TunnelInfo&) = default;
};

} // namespace naru::tunnel
