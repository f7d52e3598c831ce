// SPDX-License-Identifier: GPL-3.0-or-later
#include "Grouping.h"
#include "Pairing.h"

#include <algorithm>
#include <map>
#include <set>

namespace naru::evidence {

using namespace std::chrono_literals;

namespace {

/** Time zones differ by quarters of an hour. */
constexpr std::chrono::minutes zoneStep{15};
/** A log has whole seconds, and the request that goes first stands ahead of its first line. */
constexpr base::Nanoseconds leadTime = 3s;
constexpr base::Nanoseconds trailTime = 2s;
constexpr base::Nanoseconds closeBy = 100ms;
constexpr std::size_t mostRunsTried = 300;
constexpr std::size_t mostOffsets = 32;

/** Wall-clock time as if it were UTC. */
PacketTime wallClock(const QDateTime& time)
{
    return PacketTime(std::chrono::seconds(time.toSecsSinceEpoch()));
}

/** One run laid over the capture. */
struct Fit
{
    std::size_t run = 0;
    std::optional<std::chrono::minutes> offset;
    std::vector<Compared> compared;
    std::map<QString, std::vector<std::size_t>> connections;
    int near = 0;
    double apart = 0;

    [[nodiscard]] bool isBetterThan(const Fit& other) const
    {
        return near != other.near ? near > other.near : apart < other.apart;
    }
};

class LogFitter
{
public:
    LogFitter(const Scene& scene, std::size_t run)
        : m_scene(scene)
        , m_run(scene.log->runs[run])
        , m_index(run)
    {
        for (const LogGateway& gateway : m_run.gateways)
            m_logged.emplace(targetOfHost(gateway.host).text(), &gateway);
    }

    [[nodiscard]] std::optional<Fit> best() const
    {
        std::optional<Fit> best;
        for (const std::optional<std::chrono::minutes>& offset : offsets()) {
            Fit fit = lay(offset);
            if (!best || fit.isBetterThan(*best))
                best = std::move(fit);
        }
        return best;
    }

private:
    [[nodiscard]] std::vector<std::optional<std::chrono::minutes>> offsets() const
    {
        if (!m_run.at)
            return {std::nullopt};
        std::set<std::chrono::minutes> found;
        for (const Group& group : m_scene.groups) {
            for (const std::size_t connection : group.connections) {
                const base::Nanoseconds apart = wallClock(*m_run.at) - m_scene.at(connection).synAt;
                const std::chrono::minutes rounded =
                    zoneStep * std::llround(apart / std::chrono::duration<double, std::nano>(zoneStep));
                if (apart - rounded <= trailTime && rounded - apart <= leadTime + 7s &&
                    std::chrono::abs(rounded) <= 15h && found.size() < mostOffsets)
                    found.insert(rounded);
            }
        }
        return {found.begin(), found.end()};
    }

    [[nodiscard]] bool isInside(const Connection& connection,
                                std::optional<std::chrono::minutes> offset) const
    {
        if (!offset)
            return true;
        const PacketTime local = connection.synAt + *offset;
        const PacketTime begin = wallClock(*m_run.at);
        const PacketTime end = wallClock(m_run.endedAt.value_or(*m_run.at));
        return local >= begin - leadTime && local <= end + trailTime;
    }

    [[nodiscard]] Fit lay(std::optional<std::chrono::minutes> offset) const
    {
        Fit fit{.run = m_index, .offset = offset, .compared = {}, .connections = {}};
        const Group* first = nullptr;
        for (const Group& group : m_scene.groups) {
            std::vector<std::size_t>& inside = fit.connections[group.target];
            std::ranges::copy_if(group.connections, std::back_inserter(inside), [&](std::size_t connection) {
                return isInside(m_scene.at(connection), offset);
            });
            const bool isEarlier =
                !inside.empty() &&
                (first == nullptr ||
                 m_scene.at(inside.front()).synAt < m_scene.at(fit.connections[first->target].front()).synAt);
            if (isEarlier)
                first = &group;
        }
        for (const Group& group : m_scene.groups)
            layGroup(group, &group == first, fit);
        return fit;
    }

    [[nodiscard]] const LogGateway* logged(const Group& group) const
    {
        const auto found = m_logged.find(group.target);
        return found == m_logged.end() ? nullptr : found->second;
    }

    void layGroup(const Group& group, bool isFirst, Fit& fit) const
    {
        const LogGateway* gateway = logged(group);
        std::vector<std::size_t> candidates;
        std::vector<base::Nanoseconds> values;
        for (const std::size_t connection : fit.connections[group.target]) {
            if (m_scene.at(connection).end) {
                candidates.push_back(connection);
                values.push_back(*m_scene.at(connection).end);
            }
        }
        const std::size_t pings = gateway == nullptr ? 0 : gateway->pings.size();
        std::optional<std::size_t> preflight;
        if (isFirst && pings > 0 && candidates.size() > pings && !m_run.fromCache) {
            preflight = candidates.front();
            candidates.erase(candidates.begin());
            values.erase(values.begin());
        }
        const auto pairs =
            gateway == nullptr ? std::vector<std::optional<std::size_t>>() : pairUp(gateway->pings, values);
        for (const std::size_t connection : group.connections) {
            Compared compared{connection, group.target, Part::Other, 0, std::nullopt, std::nullopt};
            if (connection == preflight)
                compared.part = Part::Preflight;
            for (std::size_t ping = 0; ping < pairs.size(); ++ping) {
                if (!pairs[ping] || candidates[*pairs[ping]] != connection)
                    continue;
                compared.part = Part::Probe;
                compared.probe = static_cast<int>(ping) + 1;
                compared.log = gateway->pings[ping];
                compared.difference = *m_scene.at(connection).end - *compared.log;
                fit.near += std::chrono::abs(*compared.difference) <= closeBy ? 1 : 0;
                fit.apart += std::abs(inMilliseconds(*compared.difference));
            }
            fit.compared.push_back(compared);
        }
    }

    const Scene& m_scene;
    const LogRun& m_run;
    std::size_t m_index;
    /** By target; the first of a name counts. */
    std::map<QString, const LogGateway*> m_logged;
};

} // namespace

bool pairWithLog(Scene& scene, CheckReport& report)
{
    std::optional<Fit> best;
    const std::vector<LogRun>& runs = scene.log->runs;
    const std::size_t firstTried = runs.size() > mostRunsTried ? runs.size() - mostRunsTried : 0;
    for (std::size_t run = firstTried; run < runs.size(); ++run) {
        const bool isMeasured = std::ranges::any_of(
            runs[run].gateways, [](const LogGateway& gateway) { return !gateway.pings.empty(); });
        std::optional<Fit> fit = isMeasured ? LogFitter(scene, run).best() : std::nullopt;
        if (fit && fit->near > 0 && (!best || fit->isBetterThan(*best)))
            best = std::move(fit);
    }
    if (!best)
        return false;
    report.run = best->run;
    report.logOffset = best->offset;
    report.compared = std::move(best->compared);
    for (Group& group : scene.groups) {
        group.connections = best->connections[group.target];
        for (const Compared& compared : report.compared) {
            if (compared.target == group.target && compared.part == Part::Probe)
                group.probes.push_back(compared.connection);
        }
    }
    return true;
}

} // namespace naru::evidence
