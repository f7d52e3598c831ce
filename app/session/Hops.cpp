// SPDX-License-Identifier: GPL-3.0-or-later
#include "Hops.h"

#include "ogs/Outcome.h"

#include <algorithm>

namespace naru::session {

namespace {

HopWhy whyOfChoice(ogs::Source source)
{
    switch (source) {
    case ogs::Source::Previous:
        return HopWhy::PreviousStandsIn;
    case ogs::Source::First:
        return HopWhy::FirstStandsIn;
    case ogs::Source::Measured:
    case ogs::Source::Cache:
    case ogs::Source::Refused:
        break;
    }
    return HopWhy::Optimal;
}

Hop hopOf(const ogs::FailoverStep& step, const QString& entry, HopWhy why)
{
    return {entry, step.backup, step.target, step.group, step.backup ? HopWhy::Backup : why};
}

/** The steps' servers that the profile names; the entry `first` is there for `why`. */
std::vector<Hop> named(const std::vector<ogs::FailoverStep>& steps, const ogs::RunReport& report,
                       const profile::Profile& profile, const QString& first, HopWhy why)
{
    std::vector<Hop> hops;
    for (const ogs::FailoverStep& step : steps) {
        const QString& entry = report.gateways[static_cast<std::size_t>(step.gateway)].entry;
        Hop hop = hopOf(step, entry, entry == first ? why : HopWhy::NextOfOrder);
        if (isNamed(profile, hop))
            hops.push_back(std::move(hop));
    }
    return hops;
}

/** A run that knows no better order than the profile's. */
ogs::RunReport inOrderOfProfile(const profile::Profile& profile)
{
    ogs::RunReport report;
    for (const profile::HostEntry& host : profile.hosts) {
        ogs::GatewayResult row;
        row.entry = host.name;
        row.target = host.target;
        row.group = host.group;
        row.backups = host.backups;
        report.order.push_back(static_cast<int>(report.gateways.size()));
        report.gateways.push_back(std::move(row));
    }
    return report;
}

bool contains(const std::vector<Hop>& hops, const Hop& hop)
{
    return std::ranges::any_of(hops, [&](const Hop& other) { return sameServer(hop, other); });
}

} // namespace

bool isNamed(const profile::Profile& profile, const Hop& hop)
{
    return std::ranges::any_of(profile.hosts, [&](const profile::HostEntry& entry) {
        if (entry.name != hop.entry)
            return false;
        if (!hop.backup)
            return entry.target == hop.target && entry.group == hop.group;
        return std::ranges::any_of(entry.backups, [&](const profile::Backup& backup) {
            return backup.target == hop.target && backup.group == hop.group;
        });
    });
}

bool isConnectable(const profile::HostEntry& entry)
{
    return entry.target || std::ranges::any_of(entry.backups, [](const profile::Backup& backup) {
               return backup.target.has_value();
           });
}

const profile::HostEntry* entryOf(const profile::Profile& profile, const QString& name)
{
    const auto found = std::ranges::find(profile.hosts, name, &profile::HostEntry::name);
    return found == profile.hosts.end() ? nullptr : &*found;
}

std::vector<Hop> hopsOfRun(const ogs::RunReport& report, const profile::Profile& profile)
{
    const QString first =
        report.selected ? report.gateways[static_cast<std::size_t>(*report.selected)].entry : QString();
    return named(ogs::failoverOrder(report), report, profile, first, whyOfChoice(report.source));
}

std::vector<Hop> hopsOfEntry(const profile::HostEntry& entry, HopWhy why)
{
    profile::Profile alone;
    alone.hosts = {entry};
    const ogs::RunReport report = inOrderOfProfile(alone);
    return named(ogs::failoverOrder(report), report, alone, entry.name, why);
}

std::vector<Hop> hopsWithoutRun(const profile::Profile& profile, const ogs::RunReport* earlier,
                                const profile::HostEntry& first, HopWhy why)
{
    const ogs::RunReport report = earlier ? *earlier : inOrderOfProfile(profile);
    std::vector<Hop> hops =
        named(ogs::failoverAfterLoss(report, first.name), report, profile, first.name, why);
    if (hops.empty() || hops.front().entry != first.name) {
        const std::vector<Hop> own = hopsOfEntry(first, why);
        hops.insert(hops.begin(), own.begin(), own.end());
    }
    return hops;
}

std::vector<Hop> hopsAfterLoss(const profile::Profile& profile, const ogs::RunReport* report, const Hop& lost)
{
    std::vector<Hop> hops;
    if (isNamed(profile, lost)) {
        hops.push_back(lost);
        hops.back().why = HopWhy::LostServer;
    }
    const profile::HostEntry* entry = entryOf(profile, lost.entry);
    const ogs::RunReport order = report ? *report : inOrderOfProfile(profile);
    const std::vector<Hop> others =
        entry ? hopsWithoutRun(profile, report, *entry, HopWhy::NextOfOrder)
              : named(ogs::failoverOrder(order), order, profile, QString(), HopWhy::NextOfOrder);
    hops.insert(hops.end(), others.begin(), others.end());
    return hops;
}

Plan planOf(const std::vector<Hop>& hops)
{
    Plan plan;
    refresh(plan, hops);
    return plan;
}

void refresh(Plan& plan, const std::vector<Hop>& hops)
{
    std::vector<PlannedHop> lines;
    std::vector<Hop> taken;
    std::optional<std::size_t> current;
    for (std::size_t i = 0; i < plan.hops.size(); ++i) {
        if (plan.hops[i].state == HopState::ToCome && plan.current != i)
            continue;
        if (plan.current == i)
            current = lines.size();
        taken.push_back(plan.hops[i].hop);
        lines.push_back(plan.hops[i]);
    }
    for (const Hop& hop : hops) {
        if (contains(taken, hop))
            continue;
        taken.push_back(hop);
        lines.push_back({hop, HopState::ToCome, std::nullopt, std::nullopt});
    }
    plan.hops = std::move(lines);
    plan.current = current;
}

} // namespace naru::session
