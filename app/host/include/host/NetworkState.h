// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace naru::host {

/** Who told the links' DNS settings. */
enum class Source { None, Resolved, NetworkManager, ResolvConf };

/** A link with its own DNS settings. */
struct Link
{
    QString name;
    /** Search domains, lower case, no final dot; routing-only domains are left out. */
    QStringList suffixes;
    /** Literal addresses; stubs such as 127.0.0.53 are left out: they are no location. */
    QStringList servers;
    /** A tunnel (tun, wireguard, ppp, or NetworkManager's word for one). */
    bool tunnel = false;
    friend bool operator==(const Link&, const Link&) = default;
};

/** The proxy that applies to https. */
struct ProxySettings
{
    struct Fixed
    {
        QString host;
        std::uint16_t port = 0;
        friend bool operator==(const Fixed&, const Fixed&) = default;
    };
    std::optional<Fixed> fixed;
    /** Automatic detection, or a PAC file. */
    bool automatic = false;
    /** Address of the PAC file; empty where detection finds it. */
    QString pac;
    friend bool operator==(const ProxySettings&, const ProxySettings&) = default;
};

/** What this machine says of its network. */
struct NetworkState
{
    Source source = Source::None;
    /** Real links first, then tunnels. */
    std::vector<Link> links;
    /** Name of the tunnel link that is up and carries routes; empty where none is. */
    QString tunnelLink;
    ProxySettings proxy;
    friend bool operator==(const NetworkState&, const NetworkState&) = default;
};

} // namespace naru::host
