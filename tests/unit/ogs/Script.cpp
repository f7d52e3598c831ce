// SPDX-License-Identifier: GPL-3.0-or-later
#include "Script.h"

#include <algorithm>

namespace naru::ogs::test {

namespace {

profile::Target targetOf(const QString& text)
{
    const QString port = text.section(u':', 1);
    return {text.section(u':', 0, 0), port.isEmpty() ? profile::defaultPort : port.toUShort()};
}

std::vector<ProbeEvent> sorted(std::vector<ProbeEvent> events)
{
    std::ranges::stable_sort(events, {}, timeOf);
    return events;
}

/** What the prober says of the probes that are under way when the run ends. */
Failure cutShort(const std::vector<ProbeEvent>& before, const ProbeEnded& late)
{
    for (const ProbeEvent& event : before) {
        const auto* connected = std::get_if<ProbeConnected>(&event);
        if (connected && connected->target == late.target && connected->index == late.probe.index)
            return Failure::DeadlinePassed;
    }
    return Failure::NoAnswer;
}

} // namespace

profile::Profile profileOf(const QStringList& gateways)
{
    profile::Profile profile;
    for (const QString& gateway : gateways) {
        profile::HostEntry host;
        host.name = gateway.section(u'=', 0, 0);
        host.address = gateway.section(u'=', 1);
        if (!host.address.isEmpty())
            host.target = targetOf(host.address);
        profile.hosts.push_back(host);
    }
    return profile;
}

profile::Backup backupOf(const QString& host, const QString& group)
{
    profile::Backup backup;
    backup.text = host;
    backup.target = targetOf(host);
    backup.group = group;
    return backup;
}

base::Nanoseconds timeOf(const ProbeEvent& event)
{
    return std::visit([](const auto& one) { return one.at; }, event);
}

void Script::preflightEnds(base::Nanoseconds at, std::optional<Failure> failure)
{
    m_events.push_back(PreflightEnded{at, failure, {}});
}

void Script::lookedUp(int target, base::Nanoseconds at, std::optional<Failure> failure)
{
    m_events.push_back(LookupEnded{target, at, at, failure});
}

void Script::probe(int target, int index, const ProbeCourse& course, const QString& address)
{
    const QString literal = address.isEmpty() ? QStringLiteral("203.0.113.%1").arg(target + 1) : address;
    m_events.push_back(ProbeStarted{target, index, course.startedAt, literal});
    if (course.tcp)
        m_events.push_back(ProbeConnected{target, index, course.startedAt + *course.tcp, *course.tcp});
    Probe probe;
    probe.index = index;
    probe.value = course.value;
    probe.parts.tcp = course.tcp;
    probe.marks = course.marks;
    probe.address = literal;
    probe.certificate = course.certificate;
    probe.certificateNamesHost = course.certificateNamesHost;
    probe.retransmissions = course.retransmissions;
    if (course.value)
        probe.end = course.end;
    else
        probe.failure = course.failure;
    m_events.push_back(ProbeEnded{target, course.startedAt + course.value.value_or(course.lasts), probe});
}

void Script::skipped(int target, int index, const QString& address)
{
    m_events.push_back(ProbeSkipped{target, index, 1ms, address});
}

void Script::answers(int target, const std::vector<base::Nanoseconds>& values, base::Nanoseconds at)
{
    lookedUp(target, at);
    for (std::size_t i = 0; i < values.size(); ++i)
        probe(target, static_cast<int>(i),
              {.startedAt = at + i * 50ms, .tcp = values[i] / 4, .value = values[i]});
}

void Script::isDead(int target, base::Nanoseconds at)
{
    lookedUp(target, at);
    for (int i = 0; i < 3; ++i)
        probe(target, i, {.startedAt = at + i * 50ms});
}

std::vector<ProbeEvent> Script::events() const
{
    std::vector<ProbeEvent> result;
    bool cut = false;
    for (const ProbeEvent& event : sorted(m_events)) {
        if (timeOf(event) < m_deadline) {
            result.push_back(event);
            continue;
        }
        cut = true;
        if (const auto* late = std::get_if<ProbeEnded>(&event)) {
            ProbeEnded ended = *late;
            ended.at = m_deadline;
            ended.probe.value.reset();
            ended.probe.failure = late->probe.failure.value_or(cutShort(result, *late));
            result.push_back(ended);
        }
    }
    const base::Nanoseconds end = cut || result.empty() ? m_deadline : timeOf(result.back());
    result.push_back(RunEnded{end, cut ? RunEnded::Cause::Deadline : RunEnded::Cause::Complete});
    return result;
}

std::vector<ProbeEvent> Script::cancelledAt(base::Nanoseconds at) const
{
    std::vector<ProbeEvent> result = sorted(m_events);
    std::erase_if(result, [&](const ProbeEvent& event) { return timeOf(event) >= at; });
    result.push_back(RunEnded{at, RunEnded::Cause::Cancelled});
    return result;
}

QString Played::selected() const
{
    return atEnd.selected ? atEnd.gateways[static_cast<std::size_t>(*atEnd.selected)].entry : QString();
}

QStringList Played::order() const
{
    QStringList entries;
    for (const int index : atEnd.order)
        entries.append(atEnd.gateways[static_cast<std::size_t>(index)].entry);
    return entries;
}

const GatewayResult& Played::row(const QString& entry) const
{
    return *std::ranges::find(atEnd.gateways, entry, &GatewayResult::entry);
}

Played play(Race race, const std::vector<ProbeEvent>& events)
{
    Played played;
    const auto decide = [&](base::Nanoseconds now) {
        if (!race.decide(now))
            return;
        ++played.decisions;
        played.decidedAt = now;
        played.atDecision = race.report();
    };
    base::Nanoseconds now{0};
    for (const ProbeEvent& event : events) {
        const std::optional<base::Nanoseconds> next = race.nextDecisionCheck();
        if (next && *next > now && *next < timeOf(event))
            decide(*next);
        now = timeOf(event);
        race.apply(event);
        decide(now);
    }
    played.atEnd = race.report();
    return played;
}

Played play(const profile::Profile& profile, const std::vector<ProbeEvent>& events,
            const RaceOptions& options)
{
    return play(Race(profile, makePlan(profile, {}), options), events);
}

Played playUndecided(const profile::Profile& profile, const std::vector<ProbeEvent>& events,
                     const RaceOptions& options)
{
    Race race(profile, makePlan(profile, {}), options);
    for (const ProbeEvent& event : events)
        race.apply(event);
    Played played;
    played.atEnd = race.report();
    return played;
}

const Reason* reasonOf(const RunReport& report, ReasonCode code)
{
    const auto found = std::ranges::find(report.why, code, &Reason::code);
    return found == report.why.end() ? nullptr : &*found;
}

QVariant argument(const Reason& reason, const char* name)
{
    return reason.arguments.value(QLatin1String(name));
}

} // namespace naru::ogs::test
