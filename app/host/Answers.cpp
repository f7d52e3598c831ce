// SPDX-License-Identifier: GPL-3.0-or-later
#include "Answers.h"

#include <algorithm>
#include <tuple>

namespace naru::host {

namespace {

struct Told
{
    Source source;
    std::optional<std::vector<Link>> links;
};

bool namesServer(const std::vector<Link>& links)
{
    return std::any_of(links.begin(), links.end(), [](const Link& link) { return !link.servers.isEmpty(); });
}

void markTunnels(std::vector<Link>& links, const QStringList& tunnels)
{
    for (Link& link : links)
        link.tunnel = link.tunnel || tunnels.contains(link.name);
}

/** The links, with the global settings where they have none of their own. */
std::vector<Link> withGlobal(const ResolvedAnswer& answer, const QStringList& tunnels)
{
    std::vector<Link> links = answer.links;
    markTunnels(links, tunnels);
    for (Link& link : links) {
        if (link.suffixes.isEmpty())
            link.suffixes = answer.global.suffixes;
    }
    const bool realServer = std::any_of(
        links.begin(), links.end(), [](const Link& link) { return !link.tunnel && !link.servers.isEmpty(); });
    if (!realServer && !answer.global.servers.isEmpty())
        links.push_back(answer.global);
    return links;
}

/** The first that names a server; where none does, the first that answered at all. */
Told believed(const std::vector<Told>& all)
{
    const auto best = std::find_if(all.begin(), all.end(),
                                   [](const Told& told) { return told.links && namesServer(*told.links); });
    if (best != all.end())
        return *best;
    const auto any = std::find_if(all.begin(), all.end(), [](const Told& told) { return told.links; });
    return any != all.end() ? *any : Told{Source::None, std::vector<Link>{}};
}

} // namespace

NetworkState stateFrom(const Answers& answers)
{
    const QStringList tunnels = tunnelInterfaces(answers.kernel, answers.namedTunnels);
    std::vector<Told> all{{Source::Resolved, {}}, {Source::NetworkManager, {}}, {Source::ResolvConf, {}}};
    if (answers.resolved)
        all[0].links = withGlobal(*answers.resolved, tunnels);
    all[1].links = answers.networkManager;
    if (answers.resolvConf)
        all[2].links =
            std::vector{Link{{}, answers.resolvConf->suffixes, answers.resolvConf->servers, false}};

    Told told = believed(all);
    std::vector<Link>& links = *told.links;
    markTunnels(links, tunnels);
    std::erase_if(links, [](const Link& link) { return link.suffixes.isEmpty() && link.servers.isEmpty(); });
    // The services list links in no order of their own; without one every reading would look like news.
    std::stable_sort(links.begin(), links.end(), [](const Link& a, const Link& b) {
        return std::tie(a.tunnel, a.name) < std::tie(b.tunnel, b.name);
    });
    return {told.source, links, carryingTunnel(answers.kernel, answers.namedTunnels), answers.proxy};
}

} // namespace naru::host
