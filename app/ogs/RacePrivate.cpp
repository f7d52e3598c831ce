// SPDX-License-Identifier: GPL-3.0-or-later
#include "RacePrivate.h"

#include "Portal.h"
#include "Table.h"

#include <algorithm>

namespace naru::ogs {

namespace {

std::optional<int> entryNamed(const profile::Profile& profile, const QString& name)
{
    const auto found = std::ranges::find_if(
        profile.hosts, [&](const profile::HostEntry& host) { return host.target && host.name == name; });
    if (name.isEmpty() || found == profile.hosts.end())
        return std::nullopt;
    return static_cast<int>(found - profile.hosts.begin());
}

/** A lookup that failed says nothing of the gateway: it may well have an address. */
bool hasNoAddress(const Standing& standing)
{
    const std::optional<Failure> failure = standing.failure();
    return failure == Failure::NameNotFound || failure == Failure::NoAddress;
}

} // namespace

Race::Private::Private(const profile::Profile& profile, const RunPlan& plan, RaceOptions raceOptions)
    : options(std::move(raceOptions))
    , targetOfGateway(plan.targetOfGateway)
    , m_previousEntry(entryNamed(profile, options.previous))
    , m_improvement(profile.selection.improvementPercent)
    , m_earlier(plan.plan.budget)
    , m_probing(!plan.plan.preflight)
{
    for (const PlannedTarget& planned : plan.plan.targets) {
        field.standings.emplace_back(planned, options.rankBy, options.knownBefore.contains(planned.target));
        report.probesPlanned += planned.probes;
    }
    field.firstEntry.assign(field.standings.size(), static_cast<int>(targetOfGateway.size()));
    for (int entry = static_cast<int>(targetOfGateway.size()) - 1; entry >= 0; --entry) {
        if (const std::optional<int>& target = targetOfGateway[static_cast<std::size_t>(entry)]) {
            field.firstEntry[static_cast<std::size_t>(*target)] = entry;
            m_firstEntry = entry;
        }
    }
    if (options.improvementRule && m_previousEntry) {
        field.held = targetOfGateway[static_cast<std::size_t>(*m_previousEntry)];
        field.improvement = m_improvement;
    }
    report.trigger = options.trigger;
    report.kind = plan.plan.kind;
    report.rankBy = options.rankBy;
    report.startedAt = options.startedAt;
    report.location = options.location;
    report.measuredAt = options.startedAt;
    report.expiresAt =
        options.startedAt + std::chrono::floor<std::chrono::milliseconds>(options.cacheLifetime);
    report.gateways = emptyTable(profile);
    report.previous = options.previous;
    report.deadline = plan.plan.deadline;
}

Standing* Race::Private::standingOf(int target)
{
    const bool known = target >= 0 && target < field.count();
    return known ? &field.standings[static_cast<std::size_t>(target)] : nullptr;
}

void Race::Private::countConnection(const QString& address)
{
    if (!address.isEmpty())
        ++m_connections.try_emplace(address, m_earlier.used(address)).first->second;
}

void Race::Private::take(const PreflightEnded& event)
{
    m_probing = true;
    field.probingBegan = event.at;
    countConnection(event.address);
}

void Race::Private::take(const ProbeStarted& event)
{
    countConnection(event.address);
    if (Standing* standing = standingOf(event.target))
        standing->apply(event);
}

void Race::Private::take(const RunEnded& event)
{
    ended = event;
    for (Standing& standing : field.standings)
        standing.close();
    if (!decision && event.cause != RunEnded::Cause::Cancelled)
        conclude(event.at);
}

std::optional<int> Race::Private::held() const
{
    return field.held ? m_previousEntry : std::nullopt;
}

std::optional<int> Race::Private::entryOf(std::optional<int> target) const
{
    if (!target)
        return std::nullopt;
    return field.held == target ? m_previousEntry
                                : std::optional(field.firstEntry[static_cast<std::size_t>(*target)]);
}

bool Race::Private::nobodyHasAddress() const
{
    return std::ranges::all_of(field.standings, hasNoAddress);
}

void Race::Private::conclude(base::Nanoseconds now)
{
    if (options.measureOnly)
        return;
    const std::optional<int> choice = chosen(field);
    if (choice && portal(field) != Portal::Suspected)
        chooseMeasured(*choice, now);
    else if (!nobodyHasAddress())
        chooseStandIn(now);
    refresh();
}

void Race::Private::chooseMeasured(int target, base::Nanoseconds now)
{
    decision.emplace();
    decision->entry = *entryOf(target);
    decision->at = now;
    decision->early = !field.isOver();
    decision->open = stillOpen(field, now);
    for (int other = 0; other < field.count() && decision->early; ++other) {
        const Standing& standing = field.at(other);
        if (!standing.lookup() && !standing.startedAt() && !standing.isOver())
            decision->lookedUp.push_back(other);
    }
}

void Race::Private::chooseStandIn(base::Nanoseconds now)
{
    decision.emplace();
    decision->entry = m_previousEntry ? *m_previousEntry : *m_firstEntry;
    decision->source = m_previousEntry ? Source::Previous : Source::First;
    decision->at = now;
    if (const int answers = field.answered(); answers > 0)
        decision->portal = answers;
}

} // namespace naru::ogs
