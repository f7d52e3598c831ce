// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/Location.h"
#include "ogs/Plan.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace naru::engine {

/** One link of the machine as screens show it. */
struct NetworkLink
{
    QString name;
    QStringList suffixes;
    QStringList servers;
    bool tunnel = false;
    friend bool operator==(const NetworkLink&, const NetworkLink&) = default;
};

/** Who said where we are. */
enum class NetworkSource { None, Resolved, NetworkManager, ResolvConf, Override };

/** What the machine says of its network now. */
struct Network
{
    ogs::Location location;
    NetworkSource source = NetworkSource::None;
    std::vector<NetworkLink> links;
    /** The link that carries a tunnel; empty where none is up. */
    QString tunnelLink;
    /** A proxy that is fixed; nothing where there is none. */
    std::optional<ogs::Proxy> proxy;
    /** Automatic detection or a PAC file is configured. */
    bool automaticProxy = false;
    /** Address of the PAC file; empty where there is none, or detection finds it. */
    QString pac;
    friend bool operator==(const Network&, const Network&) = default;
};

} // namespace naru::engine
