// SPDX-License-Identifier: GPL-3.0-or-later
#include "TunnelPlan.h"

#include "PlanReader.h"

#include <algorithm>

namespace naru::helper {

namespace {

/** Joined by commas. */
template <class List, class ToText>
std::string joined(const List& list, ToText toText)
{
    std::string out;
    for (const auto& item : list) {
        if (!out.empty())
            out += ',';
        out += toText(item);
    }
    return out;
}

constexpr auto textOf = [](const auto& value) { return value.text(); };
constexpr auto itself = [](const std::string& value) { return value; };

} // namespace

std::expected<TunnelPlan, std::string> TunnelPlan::fromEnvironment(const Environment& environment,
                                                                   const Expected& expected)
{
    TunnelPlan plan;
    PlanReader reader(environment, plan);
    if (auto refused = reader.readPeer(expected))
        return std::unexpected(*refused);
    for (const auto part : {&PlanReader::readAddresses, &PlanReader::readMtu, &PlanReader::readDns,
                            &PlanReader::readDomains, &PlanReader::readRoutes}) {
        if (auto refused = (reader.*part)())
            return std::unexpected(*refused);
    }
    reader.readBanner();
    return plan;
}

Frame TunnelPlan::frame(std::string verb) const
{
    Frame frame(std::move(verb));
    const auto addSome = [&frame](std::string_view key, const std::string& value) {
        if (!value.empty())
            frame.add(key, value);
    };
    frame.add("gateway", gateway.text());
    addSome("device", device);
    addSome("address4", address4 ? address4->text() : "");
    addSome("address6", address6 ? address6->text() : "");
    addSome("mtu", mtu ? std::to_string(*mtu) : "");
    addSome("dns", joined(dns, textOf));
    addSome("search", joined(searchDomains, itself));
    addSome("split", joined(splitDomains, itself));
    addSome("routes", joined(routes, textOf));
    addSome("excluded", joined(excluded, textOf));
    addSome("banner", banner);
    return frame;
}

TunnelPlan TunnelPlan::withoutIpv6() const
{
    TunnelPlan plan = *this;
    plan.address6.reset();
    std::erase_if(plan.dns, [](const Address& server) { return server.isV6(); });
    for (auto* const list : {&plan.routes, &plan.excluded})
        std::erase_if(*list, [](const Prefix& network) { return network.address.isV6(); });
    return plan;
}

bool TunnelPlan::carries(const Address& host) const
{
    return std::ranges::any_of(routes, [&host](const Prefix& network) { return network.contains(host); });
}

} // namespace naru::helper
