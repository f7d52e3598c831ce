// SPDX-License-Identifier: GPL-3.0-or-later
#include "Standing.h"

#include <algorithm>

namespace naru::ogs {

namespace {

constexpr base::Nanoseconds fromTheStart{0};
/** A kernel sends a SYN again after a second (RFC 6298), Linux a few hundredths later. */
constexpr base::Nanoseconds resentAfter = std::chrono::milliseconds(1100);

void lower(std::optional<base::Nanoseconds>& lowest, base::Nanoseconds value)
{
    lowest = lowest ? std::min(*lowest, value) : value;
}

/** Says nothing of the gateway, only that the run did not come so far. */
bool isCutShort(Failure failure)
{
    return failure == Failure::DeadlinePassed || failure == Failure::Cancelled;
}

} // namespace

Standing::Standing(const PlannedTarget& planned, RankBy rankBy, bool answeredBefore)
    : m_target(planned.target)
    , m_rankBy(rankBy)
    , m_answeredBefore(answeredBefore)
    , m_tracks(static_cast<std::size_t>(planned.probes))
{}

Standing::Track* Standing::track(int index)
{
    if (index < 0 || index >= planned() || m_tracks[static_cast<std::size_t>(index)].over)
        return nullptr;
    return &m_tracks[static_cast<std::size_t>(index)];
}

void Standing::apply(const LookupEnded& event)
{
    m_lookup = event;
    if (event.failure)
        close();
}

void Standing::apply(const ProbeStarted& event)
{
    m_address = event.address;
    if (Track* found = track(event.index))
        found->startedAt = event.at;
}

void Standing::apply(const ProbeSkipped& event)
{
    if (m_address.isEmpty())
        m_address = event.address;
    if (Track* found = track(event.index)) {
        found->over = true;
        ++m_skipped;
    }
}

void Standing::apply(const ProbeConnected& event)
{
    if (Track* found = track(event.index)) {
        found->tcp = event.tcp;
        lower(m_lowestTcp, event.tcp);
    }
}

void Standing::apply(const ProbeEnded& event)
{
    Track* found = track(event.probe.index);
    if (!found)
        return;
    found->over = true;
    Probe probe = event.probe;
    if (!probe.startedAt)
        probe.startedAt = found->startedAt;
    if (probe.parts.tcp)
        lower(m_lowestTcp, *probe.parts.tcp);
    if (probe.failure == Failure::ClosedWithoutAnswer && (m_answeredBefore || m_bestExchange))
        probe.marks.insert(Mark::BanSuspected);
    improve(m_bestExchange, probe, RankBy::FullExchange);
    improve(m_bestTcp, probe, RankBy::TcpHandshake);
    m_endedAt = event.at;
    const auto place = std::ranges::upper_bound(m_probes, probe.index, {}, &Probe::index);
    m_probes.insert(place, std::move(probe));
}

void Standing::close()
{
    m_closed = true;
}

std::vector<RunningProbe> Standing::running() const
{
    std::vector<RunningProbe> result;
    for (std::size_t i = 0; i < m_tracks.size() && !m_closed; ++i) {
        if (m_tracks[i].startedAt && !m_tracks[i].over)
            result.push_back({static_cast<int>(i), *m_tracks[i].startedAt});
    }
    return result;
}

std::optional<base::Nanoseconds> Standing::startedAt() const
{
    std::optional<base::Nanoseconds> first;
    for (const Track& one : m_tracks) {
        if (one.startedAt)
            lower(first, *one.startedAt);
    }
    return first;
}

bool Standing::isOver() const
{
    return m_closed || std::ranges::all_of(m_tracks, &Track::over);
}

const Probe* Standing::bestProbe() const
{
    const std::optional<Score>& score = best();
    if (!score)
        return nullptr;
    return &*std::ranges::find_if(m_probes, [&](const Probe& p) { return scoreOf(p, m_rankBy) == score; });
}

GatewayState Standing::state() const
{
    if (!isOver())
        return startedAt() ? GatewayState::Running : GatewayState::Waiting;
    if (best())
        return GatewayState::Measured;
    const std::optional<Failure> reason = failure();
    return !reason || isCutShort(*reason) ? GatewayState::Unfinished : GatewayState::Failed;
}

std::optional<Failure> Standing::failure() const
{
    if (best() || !isOver())
        return std::nullopt;
    if (m_lookup && m_lookup->failure)
        return m_lookup->failure;
    std::optional<Failure> reason;
    for (const Probe& probe : m_probes) {
        if (probe.failure && (!reason || isCutShort(*reason)))
            reason = probe.failure;
    }
    if (m_skipped > 0 && (!reason || isCutShort(*reason)))
        return Failure::OverBudget;
    return reason ? reason : Failure::DeadlinePassed;
}

bool Standing::banSuspected() const
{
    return std::ranges::any_of(m_probes,
                               [](const Probe& probe) { return probe.marks.contains(Mark::BanSuspected); });
}

std::optional<base::Nanoseconds> Standing::secondUnanswered() const
{
    std::vector<base::Nanoseconds> syns;
    for (const Track& one : m_tracks) {
        if (one.startedAt && !one.over) {
            syns.push_back(*one.startedAt);
            syns.push_back(*one.startedAt + resentAfter);
        }
    }
    if (syns.empty())
        return std::nullopt;
    std::ranges::nth_element(syns, syns.begin() + 1);
    return syns[1];
}

std::optional<base::Nanoseconds> Standing::slowerThan(const Track& one, base::Nanoseconds bound) const
{
    const bool ranksTcp = m_rankBy == RankBy::TcpHandshake;
    if (ranksTcp && one.tcp)
        return *one.tcp >= bound ? std::optional(fromTheStart) : std::nullopt;
    std::optional<base::Nanoseconds> from;
    if (one.startedAt)
        from = *one.startedAt + bound;
    if (m_lowestTcp && *m_lowestTcp * leastRoundTrips() >= bound)
        return fromTheStart;
    if (const auto second = m_lowestTcp ? std::nullopt : secondUnanswered())
        lower(from, *second + bound / leastRoundTrips());
    return from;
}

std::optional<base::Nanoseconds> Standing::slowerThan(base::Nanoseconds bound) const
{
    if (m_closed || bound <= fromTheStart)
        return fromTheStart;
    base::Nanoseconds last = fromTheStart;
    for (const Track& one : m_tracks) {
        if (one.over)
            continue;
        const std::optional<base::Nanoseconds> from = slowerThan(one, bound);
        if (!from)
            return std::nullopt;
        last = std::max(last, *from);
    }
    return last;
}

} // namespace naru::ogs
