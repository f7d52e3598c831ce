// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/limiter/Diameter.h"
#include "sim/limiter/LimiterParameters.h"

#include <algorithm>
#include <set>

namespace naru::sim::limiter {

namespace {

using Found = std::optional<Problem>;

Problem problem(ProblemCode code, std::string path, std::string detail)
{
    return {.code = code, .path = std::move(path), .detail = std::move(detail)};
}

std::string item(const char* list, std::size_t index)
{
    return std::string(list).append("[").append(std::to_string(index + 1)).append("]");
}

template <class Items>
Found uniqueNames(const Items& items, const char* list)
{
    std::set<std::string> seen;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].name.empty() || !seen.insert(items[i].name).second)
            return problem(ProblemCode::NameTwice, item(list, i) + ".name", items[i].name);
    return {};
}

template <class Items>
bool hasName(const Items& items, const std::string& name)
{
    return std::ranges::any_of(items, [&](const auto& one) { return one.name == name; });
}

Found knownMessages(const std::vector<std::string>& patterns, const std::string& path)
{
    for (const std::string& pattern : patterns)
        if (!std::ranges::any_of(MessageTypes,
                                 [&](const MessageType& t) { return matches(pattern, t.name); }))
            return problem(ProblemCode::NameUnknown, path, pattern);
    return {};
}

Found checkSources(const LimiterParameters& p)
{
    for (std::size_t i = 0; i < p.sources.size(); ++i) {
        const SourceParameters& source = p.sources[i];
        if (!hasName(p.sites, source.site))
            return problem(ProblemCode::NameUnknown, item("sources", i) + ".site", source.site);
        for (std::size_t j = 0; j < source.streams.size(); ++j)
            if (!messageIndex(source.streams[j].message))
                return problem(ProblemCode::NameUnknown,
                               item("sources", i) + '.' + item("streams", j) + ".message",
                               source.streams[j].message);
    }
    return {};
}

Found checkGroups(const LimiterParameters& p)
{
    for (std::size_t i = 0; i < p.groups.size(); ++i) {
        if (auto found = uniqueNames(p.groups[i].servers, "servers"))
            return found;
        for (const std::string& application : p.groups[i].applications)
            if (!std::ranges::any_of(MessageTypes,
                                     [&](const MessageType& t) { return t.application == application; }))
                return problem(ProblemCode::NameUnknown, item("groups", i) + ".applications", application);
    }
    return {};
}

/** Whether a limit's pattern fits any peer of its direction. */
Found checkPeers(const PeerLimitParameters& limit, const LimiterParameters& p, const std::string& path)
{
    const auto fits = [&](const auto& one) { return matches(limit.peer, one.name); };
    const bool known = limit.direction == Direction::Ingress ? std::ranges::any_of(p.sources, fits)
                                                             : std::ranges::any_of(p.groups, fits);
    return known ? Found() : problem(ProblemCode::NameUnknown, path + ".peer", limit.peer);
}

Found checkLimits(const LimiterParameters& p)
{
    for (std::size_t i = 0; i < p.peerLimits.size(); ++i)
        if (auto found = checkPeers(p.peerLimits[i], p, item("peer_limits", i)))
            return found;
    for (std::size_t i = 0; i < p.messageLimits.size(); ++i) {
        const std::string path = item("message_limits", i);
        if (auto found = checkPeers(p.messageLimits[i], p, path))
            return found;
        if (auto found = knownMessages(p.messageLimits[i].messages, path + ".messages"))
            return found;
    }
    return {};
}

Found checkRanges(const CpuProfileParameters& profile, const std::string& path)
{
    for (std::size_t i = 0; i < profile.ranges.size(); ++i) {
        const CpuRangeParameters& range = profile.ranges[i];
        bool wrong = range.from > range.to || range.from <= profile.release;
        for (std::size_t j = 0; j < i; ++j)
            wrong = wrong || (range.from <= profile.ranges[j].to && profile.ranges[j].from <= range.to);
        if (!wrong)
            continue;
        Problem found = problem(ProblemCode::AgainstRule, path + '.' + item("ranges", i), {});
        found.rule = "V18";
        found.reason = {"Ranges of the CPU table must not overlap, must not run backwards and must lie above "
                        "the release value.",
                        "CPU 표의 범위는 서로 겹치거나 거꾸로이면 안 되고 해제 값보다 높아야 합니다."};
        return found;
    }
    return {};
}

Found checkDynamic(const LimiterParameters& p)
{
    for (std::size_t i = 0; i < p.cpuProfiles.size(); ++i)
        if (auto found = checkRanges(p.cpuProfiles[i], item("cpu_profiles", i)))
            return found;
    for (std::size_t i = 0; i < p.dynamicPeers.size(); ++i)
        if (!hasName(p.cpuProfiles, p.dynamicPeers[i].profile))
            return problem(ProblemCode::NameUnknown, item("dynamic_peers", i) + ".profile",
                           p.dynamicPeers[i].profile);
    if (auto found = knownMessages(p.dynamic.messages, "dynamic.messages"))
        return found;
    if (p.cpu.mode == CpuMode::Trace && p.cpu.trace.distribution.kind() != Distribution::Kind::Trace)
        return problem(ProblemCode::MemberMissing, "cpu.trace", "cpu.trace");
    return knownMessages(p.cpu.messages, "cpu.messages");
}

} // namespace

std::optional<Problem> LimiterParameters::check() const
{
    if (!hasName(sites, site))
        return problem(ProblemCode::NameUnknown, "site", site);
    for (Found found :
         {uniqueNames(sites, "sites"), uniqueNames(sources, "sources"), uniqueNames(groups, "groups"),
          uniqueNames(peerLimits, "peer_limits"), uniqueNames(messageLimits, "message_limits"),
          uniqueNames(cpuProfiles, "cpu_profiles"), checkSources(*this), checkGroups(*this),
          checkLimits(*this), checkDynamic(*this)})
        if (found)
            return found;
    return {};
}

} // namespace naru::sim::limiter
