// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "KernelNetwork.h"
#include "ResolvConf.h"
#include "Tunnels.h"
#include "host/NetworkState.h"

#include <optional>
#include <vector>

namespace naru::host {

/** What systemd-resolved says. */
struct ResolvedAnswer
{
    std::vector<Link> links;
    /** What belongs to no link; its name is empty. */
    Link global;
    friend bool operator==(const ResolvedAnswer&, const ResolvedAnswer&) = default;
};

/** What NetworkManager says of DNS; `Link::tunnel` is its own word. */
using NetworkManagerAnswer = std::vector<Link>;

/** All that was told at one reading; who was absent or late is nothing. */
struct Answers
{
    std::optional<ResolvedAnswer> resolved;
    std::optional<NetworkManagerAnswer> networkManager;
    std::optional<ResolvConf> resolvConf;
    NamedTunnels namedTunnels;
    ProxySettings proxy;
    KernelNetwork kernel;
};

/** Decides who is believed and brings it into one order. */
[[nodiscard]] NetworkState stateFrom(const Answers& answers);

} // namespace naru::host
