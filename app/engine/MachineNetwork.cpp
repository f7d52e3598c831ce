// SPDX-License-Identifier: GPL-3.0-or-later
#include "MachineNetwork.h"

#include <algorithm>

namespace naru::engine {

namespace {

NetworkSource sourceOf(host::Source source)
{
    switch (source) {
    case host::Source::None:
        return NetworkSource::None;
    case host::Source::Resolved:
        return NetworkSource::Resolved;
    case host::Source::NetworkManager:
        return NetworkSource::NetworkManager;
    case host::Source::ResolvConf:
        return NetworkSource::ResolvConf;
    }
    Q_UNREACHABLE();
}

/** Each suffix with each server of the same link; a link without a suffix gives keys without one (OGS-30). */
void addKeys(const host::Link& link, std::vector<ogs::LocationKey>& keys)
{
    QStringList suffixes = link.suffixes;
    if (suffixes.isEmpty())
        suffixes.append(QString());
    for (const QString& suffix : suffixes) {
        for (const QString& server : link.servers)
            keys.push_back({suffix, server});
    }
}

} // namespace

Network toNetwork(const host::NetworkState& state)
{
    Network network;
    network.source = sourceOf(state.source);
    network.tunnelLink = state.tunnelLink;
    std::vector<ogs::LocationKey>& keys = network.location.keys;
    for (const host::Link& link : state.links) {
        network.links.push_back({link.name, link.suffixes, link.servers, link.tunnel});
        if (!link.tunnel)
            addKeys(link, keys);
    }
    std::ranges::sort(keys);
    keys.erase(std::ranges::unique(keys).begin(), keys.end());
    if (state.proxy.fixed)
        network.proxy = ogs::Proxy{state.proxy.fixed->host, state.proxy.fixed->port};
    network.automaticProxy = state.proxy.automatic;
    network.pac = state.proxy.pac;
    return network;
}

} // namespace naru::engine
