// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/ClusterState.h"

#include <QTest>

#include <algorithm>

namespace naru::sim::cluster::test {

using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

inline DurationSpec exactly(Time time)
{
    return {timeText(time), Distribution::deterministic(static_cast<double>(time.count()))};
}

inline DurationSpec exponentially(Time mean)
{
    return {"exponential(" + timeText(mean) + ')',
            Distribution::exponential(static_cast<double>(mean.count()))};
}

/** Nodes n1, n2, … with priorities 1, 2, …; nothing comes. */
inline ClusterParameters nodes(std::size_t count)
{
    ClusterParameters parameters;
    parameters.traffic.clear();
    for (std::size_t index = 1; index <= count; ++index) {
        NodeParameters node;
        node.name = "n" + std::to_string(index);
        node.priority = static_cast<std::int64_t>(index);
        parameters.nodes.push_back(node);
    }
    return parameters;
}

/** One connection whose clients' packets come to one node and whose servers' come to another. */
inline TrafficParameters one(TrafficKind kind, std::vector<std::string> enter, std::vector<std::string> back)
{
    TrafficParameters traffic;
    traffic.kind = kind;
    traffic.count = 1;
    traffic.enter = std::move(enter);
    traffic.back = std::move(back);
    return traffic;
}

inline ClusterParameters with(ClusterParameters parameters, TrafficParameters traffic)
{
    if (!parameters.traffic.empty() && traffic.name == "clients")
        traffic.name += std::to_string(parameters.traffic.size() + 1);
    parameters.traffic.push_back(std::move(traffic));
    return parameters;
}

/** A run whose invariants are held after every event. */
class Rack
{
public:
    explicit Rack(const ClusterParameters& parameters, std::uint64_t seed = 1)
        : m_parameters(parameters)
        , m_state(parameters, seed)
    {
        m_state.start(m_agenda);
    }

    /** Of seeds, the first that makes a node the director of the first flow, which comes at once. */
    static std::uint64_t seedForDirector(const ClusterParameters& parameters, NodeIndex director)
    {
        for (std::uint64_t seed = 1; seed < 1000; ++seed) {
            Rack rack(parameters, seed);
            while (rack.state().flows().made() == 0 && rack.step(hours(1))) {
            }
            const NodeSet members = NodeSet::firstOnes(parameters.nodes.size());
            if (rack.state().roleBook().director(rack.flow().hash, members) == director)
                return seed;
        }
        return 0;
    }

    /** Handles everything before `until`; false where an invariant breaks, which `broken` then names. */
    [[nodiscard]] bool run(Time until)
    {
        Event event;
        while (m_agenda.next(until, event)) {
            m_state.handle(event, m_agenda);
            if ((m_broken = m_state.brokenInvariant(m_agenda.now()))) {
                qWarning("at %s: %s", timeText(m_agenda.now()).c_str(), m_broken->c_str());
                const std::size_t id = m_broken->find("flow/");
                const auto story = m_state.story(id == std::string::npos ? "cluster" : m_broken->substr(id));
                for (std::size_t step = story.size() - std::min<std::size_t>(story.size(), 20);
                     step < story.size(); ++step)
                    qWarning("%s %s", timeText(story[step].at).c_str(), story[step].text.en.c_str());
                return false;
            }
        }
        m_agenda.moveTo(until);
        return true;
    }
    /** Handles one event; false when there is none before `until`. */
    [[nodiscard]] bool step(Time until)
    {
        Event event;
        if (!m_agenda.next(until, event))
            return false;
        m_state.handle(event, m_agenda);
        return true;
    }
    [[nodiscard]] const std::optional<std::string>& broken() const { return m_broken; }

    /** Parameters that the run takes over when `apply` is called. */
    [[nodiscard]] ClusterParameters& parameters() { return m_parameters; }
    void apply() { m_state.change(m_parameters, {}, m_agenda); }
    void setAlive(std::size_t number, bool alive)
    {
        m_parameters.nodes[number - 1].alive = alive;
        apply();
    }
    /** The control link in parts: a digit for each node. */
    void setSegments(std::string_view digits)
    {
        for (std::size_t node = 0; node < digits.size(); ++node)
            m_parameters.nodes[node].segment = digits[node] - '0';
        apply();
    }

    [[nodiscard]] const ClusterState& state() const { return m_state; }
    [[nodiscard]] const Counters& counters() const { return m_state.totals().counters; }
    [[nodiscard]] std::uint64_t dropped(DropReason reason) const { return counters().droppedFor(reason); }
    /** The flow in the first slot, or another one. */
    [[nodiscard]] const Flow& flow(Slot slot = 0) const { return m_state.flows()[slot]; }
    [[nodiscard]] Time now() const { return m_agenda.now(); }
    /** Number of the only owner, counted from 1; 0: none. */
    [[nodiscard]] int owner(Slot slot = 0) const
    {
        const NodeIndex node = slot < m_state.flows().slots() ? flow(slot).owners.first() : noNode;
        return node == noNode ? 0 : node + 1;
    }
    [[nodiscard]] bool has(StepCode code) const
    {
        const auto steps = m_state.steps();
        return std::ranges::find(steps, code, &Step::code) != steps.end();
    }
    /** Steps of a flow as `code:n1>n3`, where the code is what the log calls it. */
    [[nodiscard]] QStringList trace(std::uint32_t number) const
    {
        QStringList lines;
        const auto entries = m_state.story("flow/" + std::to_string(number));
        std::size_t index = 0;
        for (const Step& step : m_state.steps()) {
            if (step.flow != number)
                continue;
            QString line = QString::fromStdString(entries[index++].code);
            if (step.node != noNode)
                line += QStringLiteral(":n%1").arg(step.node + 1);
            if (step.other != noNode)
                line += QStringLiteral(">n%1").arg(step.other + 1);
            lines.append(line);
        }
        return lines;
    }

private:
    ClusterParameters m_parameters;
    Agenda m_agenda;
    ClusterState m_state;
    std::optional<std::string> m_broken;
};

} // namespace naru::sim::cluster::test
