// SPDX-License-Identifier: GPL-3.0-or-later
#include "Changes.h"

#include "Dns.h"

#include <ranges>

namespace naru::helper {

namespace {

/** 0.0.0.0/0 as its two halves: they win over the machine's default route, which stays as it is. */
std::vector<Prefix> withoutDefault(const Prefix& network)
{
    if (network.length != 0)
        return {network};
    const bool six = network.address.isV6();
    return {Prefix{network.address, 1}, *Prefix::fromText(six ? "8000::/1" : "128.0.0.0/1")};
}

Frame routeEntry(const Route& route)
{
    Frame entry("route");
    entry.add("network", route.network.text()).add("link", std::to_string(route.link));
    if (route.via)
        entry.add("via", route.via->text());
    return entry;
}

std::optional<Route> routeFrom(const Frame& entry)
{
    const auto network = Prefix::fromText(entry.value("network"));
    const auto link = numberFrom(entry.value("link"), INT32_MAX);
    if (!network || !link)
        return std::nullopt;
    return Route{*network, Address::fromText(entry.value("via")), static_cast<int>(*link)};
}

/** There is no way to the network, so that none must be kept. */
bool leadsNowhere(const Failure& failure)
{
    return failure.number == ENETUNREACH || failure.number == EHOSTUNREACH;
}

} // namespace

Result<> Changes::makeDevice(const std::string& name, uid_t user)
{
    // Only a name that is free stands in the list: what has it already is not ours to remove.
    if (Device::find(m_netlink, name))
        return std::unexpected(Failure{EEXIST, name});
    Frame entry("device");
    entry.add("name", name);
    if (auto added = m_undo.add(entry); !added)
        return added;
    auto device = Device::create(m_netlink, name, user);
    if (!device)
        return std::unexpected(device.error());
    m_device = *device;
    return {};
}

TunnelPlan Changes::possible(const TunnelPlan& plan)
{
    // With nothing else left it is tried, and the kernel says what is wrong.
    const bool all = !plan.address4 || Device::takesIpv6(plan.device);
    return all ? plan : plan.withoutIpv6();
}

Result<> Changes::apply(const TunnelPlan& plan)
{
    if (m_plan == plan)
        return {};
    // Before the tunnel's routes are there: the ways that are kept are those of the machine itself.
    if (!m_plan) {
        if (auto kept = applyRoutes(plan); !kept)
            return kept;
    }
    if (auto configured = m_device->configure(m_netlink, plan); !configured)
        return configured;
    for (const Prefix& network : plan.routes) {
        for (const Prefix& part : withoutDefault(network)) {
            const Route route{part, std::nullopt, m_device->index()};
            if (auto added = route.add(m_netlink); !added && added.error().number != EEXIST)
                return added;
        }
    }
    const bool first = !m_plan;
    m_plan = plan;
    return first ? applyDns(plan) : Result<>();
}

Result<> Changes::applyRoutes(const TunnelPlan& plan)
{
    if (plan.carries(plan.gateway)) {
        if (auto kept = keepOutside({plan.gateway, plan.gateway.bits()}); !kept)
            return kept;
    }
    for (const Prefix& network : plan.excluded) {
        if (auto kept = keepOutside(network); !kept)
            return kept;
    }
    return {};
}

Result<> Changes::keepOutside(const Prefix& network)
{
    auto route = routeTo(m_netlink, network.address);
    if (!route)
        return leadsNowhere(route.error()) ? Result<>() : std::unexpected(route.error());
    route->network = network;
    return addOutside(*route);
}

Result<> Changes::addOutside(const Route& route)
{
    if (auto noted = m_undo.add(routeEntry(route)); !noted)
        return noted;
    const auto added = route.add(m_netlink);
    // A route of somebody else's for the very network keeps it outside just as well.
    if (!added && added.error().number != EEXIST)
        return added;
    return {};
}

Result<> Changes::applyDns(const TunnelPlan& plan)
{
    if (plan.dns.empty())
        return {};
    if (isResolvedInCharge())
        return tellResolved(plan);
    const auto edit = resolvConfEdit(plan);
    if (!edit)
        return {};
    if (auto noted = m_fileUndo.add(edit->entry()); !noted)
        return noted;
    return edit->apply();
}

void Changes::keepGatewayReachable()
{
    if (!m_plan || !m_device || !m_plan->carries(m_plan->gateway))
        return;
    const auto now = routeTo(m_netlink, m_plan->gateway);
    if (now && now->link != m_device->index())
        return;
    // The kernel took our route away with its link: packets to the gateway go round in a circle now.
    if (const auto way = routeBeside(m_netlink, m_plan->gateway, m_device->index()))
        static_cast<void>(addOutside(*way)); // openconnect tries again and asks again
}

Result<DeviceCounters> Changes::counters()
{
    if (!m_device)
        return std::unexpected(Failure{ENODEV, "counters"});
    return m_device->counters(m_netlink);
}

void Changes::undo()
{
    for (UndoList* const list : {&m_fileUndo, &m_undo}) {
        const auto entries = list->read();
        bool done = true;
        for (const Frame& entry : std::views::reverse(entries))
            done = undoEntry(entry) && done;
        // What could not be undone now, for want of space on a disk perhaps, is tried again at the next
        // start.
        if (done)
            list->clear();
    }
    m_device.reset();
    m_plan.reset();
}

bool Changes::undoEntry(const Frame& entry)
{
    if (entry.verb() == "file")
        return FileEdit::fromEntry(entry).undo().has_value();
    if (entry.verb() == "device") {
        const auto device = Device::find(m_netlink, entry.value("name"));
        return !device || device->remove(m_netlink).has_value();
    }
    const auto route = entry.verb() == "route" ? routeFrom(entry) : std::nullopt;
    return !route || route->remove(m_netlink).has_value();
}

} // namespace naru::helper
