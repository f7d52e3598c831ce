// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/BalancerState.h"
#include "sim/balancer/Ports.h"

#include <algorithm>

/** Connections of late, read off the event log: what went by which way, and where it ended. */
namespace naru::sim::balancer {

namespace {

/** An entry further back than so many is not looked for. */
constexpr std::size_t mostRecords = 512;

struct Kind
{
    const char* kind;
    const char* outcome;
};

/** Nothing for what is no connection. A primary that waits, or that an appliance turns away, has two records.
 */
std::optional<Kind> kindOf(LogCode code)
{
    switch (code) {
    case LogCode::Primary:
        return Kind{"primary", "arrived"};
    case LogCode::Refused:
        return Kind{"primary", "refused"};
    case LogCode::Unreachable:
        return Kind{"primary", "unreachable"};
    case LogCode::Full:
        return Kind{"primary", "full"};
    case LogCode::Secondary:
        return Kind{"secondary", "arrived"};
    case LogCode::SecondaryRefused:
        return Kind{"secondary", "refused"};
    case LogCode::SecondaryUnreachable:
        return Kind{"secondary", "unreachable"};
    case LogCode::Misrouted:
    case LogCode::KeysMissing:
        return Kind{"secondary", "misrouted"};
    case LogCode::StrangerDropped:
        return Kind{"stranger", "dropped"};
    default:
        return std::nullopt;
    }
}

bool isSecondary(LogCode code)
{
    return code == LogCode::Secondary || code == LogCode::SecondaryRefused ||
           code == LogCode::SecondaryUnreachable || code == LogCode::Misrouted ||
           code == LogCode::KeysMissing;
}

} // namespace

std::vector<std::string> BalancerState::wayOf(const LogRecord& record) const
{
    const Front& front = m_fronts[record.front];
    const Persistence persistence = front.parameters().persistence;
    const bool past = isSecondary(record.code) &&
                      (persistence == Persistence::NodeAddresses || persistence == Persistence::Redirect);
    std::vector<std::string> way{"clients/" + m_parameters.clients[record.group].name};
    if (!past)
        way.push_back("balancer/" + front.parameters().name);
    if (record.code != LogCode::Refused && record.code != LogCode::SecondaryRefused)
        way.push_back("uag/" + m_parameters.uags[record.appliance].name);
    return way;
}

std::vector<Way> BalancerState::waysOf(const LogRecord& record) const
{
    std::vector<Way> ways;
    if (!kindOf(record.code) || record.session == 0)
        return ways;
    const std::vector<std::string> way = wayOf(record);
    for (std::size_t piece = 0; piece + 1 < way.size(); ++piece)
        ways.push_back({way[piece], way[piece + 1]});
    return ways;
}

void BalancerState::showPassages(Snapshot& snapshot) const
{
    const std::size_t last = m_log.size() - std::min(m_log.size(), mostRecords);
    for (std::size_t index = m_log.size(); index > last && snapshot.passages.size() < mostPassages; --index) {
        const LogRecord& record = m_log[index - 1];
        const auto kind = kindOf(record.code);
        if (!kind)
            continue;
        Passage passage{.number = m_log.number(index - 1) + 1,
                        .at = record.at,
                        .kind = kind->kind,
                        .way = wayOf(record),
                        .outcome = kind->outcome,
                        .mark = record.session};
        if (isSecondary(record.code)) {
            passage.carries = secondaryPorts()[record.value].name;
            if (record.home < m_parameters.uags.size())
                passage.home = "uag/" + m_parameters.uags[record.home].name;
        }
        if (record.session != 0)
            passage.client = record.client + std::uint64_t{1};
        snapshot.passages.push_back(std::move(passage));
    }
    std::ranges::reverse(snapshot.passages);
}

} // namespace naru::sim::balancer
