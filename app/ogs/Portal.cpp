// SPDX-License-Identifier: GPL-3.0-or-later
#include "Portal.h"

#include "Field.h"
#include "Literal.h"

#include <set>

namespace naru::ogs {

namespace {

constexpr std::chrono::milliseconds firstHop{15};

bool isRedirected(const Probe& probe)
{
    return probe.marks.contains(Mark::ForeignRedirect);
}

bool showsForeignCertificate(const Probe& probe, const Literal& address)
{
    return !probe.certificate.isEmpty() && !probe.certificateNamesHost.value_or(address.isPrivate());
}

bool looksForeign(const Standing& standing)
{
    const std::optional<Literal> address = Literal::parse(standing.address());
    if (!address || address->isLoopback() || !standing.lowestTcp() || *standing.lowestTcp() >= firstHop)
        return false;
    const Probe& probe = *standing.bestProbe();
    return isRedirected(probe) || showsForeignCertificate(probe, *address);
}

} // namespace

Portal portal(const Field& field)
{
    std::set<QString> hosts;
    std::set<QByteArray> certificates;
    bool allRedirected = true;
    for (const Standing& standing : field.standings) {
        if (!standing.best())
            continue;
        if (!looksForeign(standing))
            return Portal::No;
        hosts.insert(standing.target().host);
        certificates.insert(standing.bestProbe()->certificate);
        allRedirected = allRedirected && isRedirected(*standing.bestProbe());
    }
    if (hosts.empty() || (!allRedirected && certificates.size() != 1))
        return Portal::No;
    return hosts.size() > 1 ? Portal::Suspected : Portal::Possible;
}

} // namespace naru::ogs
