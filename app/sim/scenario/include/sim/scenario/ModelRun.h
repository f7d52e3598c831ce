// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Agenda.h"
#include "sim/scenario/Run.h"

#include <algorithm>
#include <concepts>

namespace naru::sim {

/**
 * What a model's state must be: a plain value, whose copy is a checkpoint.
 * - `Parameters` is a struct with `void fields(Fields&)` and `std::optional<Problem> check() const` (what the
 *   fields alone can't say; rules of the model).
 * - `refusal` says why parameters can't be taken over in the middle of the run, beyond those that are not
 *   whileRunning, which are compared for it. `change` takes them over; `path` is the one that was set.
 * - `sample` puts what the columns of `declare` show at the end of a window; it and `restartStatistics` must
 *   not change how the run goes on.
 */
template <class M>
concept ModelState = std::copyable<M> &&
    requires(M m, const M c, const Event& event, Agenda& agenda, Time now, Recorder& recorder, Report& report,
             std::string_view path, const typename M::Parameters& parameters)
{
    M(parameters, std::uint64_t{1});
    m.start(agenda);
    m.handle(event, agenda);
    {
        c.refusal(parameters)
        } -> std::same_as<std::optional<Problem>>;
    m.change(parameters, path, agenda);
    m.declare(recorder);
    m.sample(now, recorder);
    m.restartStatistics(now);
    c.report(now, report);
    {
        c.snapshot(now)
        } -> std::same_as<Snapshot>;
    {
        c.log(std::size_t{1})
        } -> std::same_as<std::vector<LogEntry>>;
    {
        c.story(path)
        } -> std::same_as<std::vector<LogEntry>>;
    {
        c.memory()
        } -> std::same_as<std::size_t>;
};

/** Reads parameters, without the rules of the model. */
template <class Parameters>
[[nodiscard]] Checked<Parameters> readParametersUnchecked(const Node& node, const TraceLookup& traces)
{
    Parameters parameters;
    if (auto problem = readFields(node, traces, [&](Fields& fields) { parameters.fields(fields); }))
        return std::unexpected(*std::move(problem));
    return parameters;
}

/** Reads and checks parameters. */
template <class Parameters>
[[nodiscard]] Checked<Parameters> readParameters(const Node& node, const TraceLookup& traces)
{
    auto parameters = readParametersUnchecked<Parameters>(node, traces);
    if (!parameters)
        return parameters;
    if (auto problem = parameters->check())
        return std::unexpected(*std::move(problem));
    return parameters;
}

/** Why parameters can't be taken over in the middle of a run: one that must not change does. */
template <class Parameters>
[[nodiscard]] std::optional<Problem> fixedDifference(Parameters before, Parameters after)
{
    Parameters standard;
    const auto path = fixedDifference(writeFields([&](Fields& fields) { before.fields(fields); }),
                                      writeFields([&](Fields& fields) { after.fields(fields); }),
                                      describeFields([&](Fields& fields) { standard.fields(fields); }));
    if (!path)
        return {};
    return Problem{.code = ProblemCode::NotWhileRunning, .path = *path};
}

/** A run of the model M. The loop knows M, so that handling an event is no virtual call. */
template <ModelState M>
class ModelRun final : public Run
{
public:
    ModelRun(const typename M::Parameters& parameters, Node node, TraceLookup traces,
             const RunSettings& settings)
        : m_node(std::move(node))
        , m_parameters(parameters)
        , m_traces(std::move(traces))
        , m_changes(settings.changes)
        , m_warmup(settings.warmup)
        , m_recorder(settings.sampleEvery, settings.series)
        , m_model(parameters, settings.seed)
    {
        std::ranges::stable_sort(m_changes, {}, &Change::at);
        m_model.declare(m_recorder);
        m_model.start(m_agenda);
    }

    [[nodiscard]] std::unique_ptr<Run> clone() const override { return std::make_unique<ModelRun>(*this); }

    [[nodiscard]] std::unique_ptr<Run> withPendingChanges() const override
    {
        // In the middle of a moment set() puts a change a nanosecond later.
        const Time last = m_betweenEvents ? now() : now() + Time(1);
        if (m_changesMade == m_changes.size() || m_changes[m_changesMade].at > last)
            return nullptr;
        auto copy = std::make_unique<ModelRun>(*this);
        copy->applyChanges(last);
        return copy;
    }

    std::uint64_t advance(Time until, std::uint64_t events) override
    {
        std::uint64_t left = events;
        while (left > 0) {
            if (m_betweenEvents)
                applyChanges(now());
            const Time barrier = std::min(until, nextBarrier());
            Event event;
            while (left > 0 && m_agenda.next(barrier, event)) {
                m_model.handle(event, m_agenda);
                --left;
                m_betweenEvents = false;
            }
            if (left == 0)
                break;
            if (barrier > m_agenda.now() || !m_betweenEvents) {
                m_agenda.moveTo(std::max(barrier, m_agenda.now()));
                m_betweenEvents = true;
            }
            passBarrier();
            if (barrier >= until)
                break;
        }
        return events - left;
    }

    [[nodiscard]] Time now() const override { return m_agenda.now(); }
    [[nodiscard]] std::uint64_t events() const override { return m_agenda.handled(); }
    [[nodiscard]] std::size_t pending() const override { return m_agenda.pending(); }
    [[nodiscard]] std::string digest() const override { return m_agenda.digest(); }

    [[nodiscard]] std::optional<Problem> set(std::string_view path, const Node& value) override
    {
        if (auto next = taken(path, value); !next)
            return std::move(next.error());
        Change change{m_betweenEvents ? now() : now() + Time(1), std::string(path), value};
        m_changes.insert(m_changes.begin() + static_cast<std::ptrdiff_t>(firstChangeBehind(change.at)),
                         std::move(change));
        return {};
    }
    [[nodiscard]] const std::vector<Change>& changes() const override { return m_changes; }
    void plan(std::vector<Change> changes) override
    {
        m_changes = std::move(changes);
        std::ranges::stable_sort(m_changes, {}, &Change::at);
    }
    [[nodiscard]] const std::vector<Problem>& refusedChanges() const override { return m_refused; }
    [[nodiscard]] const Node& parameters() const override { return m_node; }

    [[nodiscard]] Report report() const override
    {
        Report report;
        m_model.report(now(), report);
        return report;
    }
    [[nodiscard]] const Recorder& recorder() const override { return m_recorder; }
    [[nodiscard]] Snapshot snapshot() const override
    {
        Snapshot snapshot = m_model.snapshot(now());
        snapshot.at = now();
        snapshot.events = events();
        snapshot.pending = pending();
        snapshot.isMidMoment = !m_betweenEvents;
        return snapshot;
    }
    [[nodiscard]] std::vector<LogEntry> log(std::size_t most) const override { return m_model.log(most); }
    [[nodiscard]] std::vector<LogEntry> story(std::string_view id) const override
    {
        return m_model.story(id);
    }
    [[nodiscard]] std::size_t memory() const override
    {
        return m_agenda.memory() + m_model.memory() + m_recorder.memory();
    }

    /** For tests: the model's own state. */
    [[nodiscard]] const M& model() const { return m_model; }

private:
    /** The next moment at which something happens outside the queue: a change, a sample, the warm-up's end.
     */
    [[nodiscard]] Time nextBarrier() const
    {
        Time barrier = Agenda::Latest;
        if (m_changesMade < m_changes.size())
            barrier = std::min(barrier, m_changes[m_changesMade].at);
        if (m_recorder.due())
            barrier = std::min(barrier, *m_recorder.due());
        if (!m_warm)
            barrier = std::min(barrier, m_warmup);
        return barrier;
    }

    void passBarrier()
    {
        if (m_recorder.due() && now() >= *m_recorder.due()) {
            m_model.sample(now(), m_recorder);
            m_recorder.endRow(now());
        }
        if (!m_warm && now() >= m_warmup) {
            m_warm = true;
            m_model.restartStatistics(now());
        }
    }

    void applyChanges(Time last)
    {
        while (m_changesMade < m_changes.size() && m_changes[m_changesMade].at <= last) {
            const std::size_t index = m_changesMade++;
            if (auto problem = apply(m_changes[index], index))
                m_refused.push_back(*std::move(problem));
        }
    }

    struct Next
    {
        Node node;
        typename M::Parameters parameters;
    };

    /** The parameters after a change, if it can be made. */
    [[nodiscard]] Checked<Next> taken(std::string_view path, const Node& value) const
    {
        Next next{m_node, {}};
        if (!setPath(next.node, path, value))
            return std::unexpected(Problem{
                .code = ProblemCode::PathUnknown, .path = std::string(path), .detail = std::string(path)});
        auto parameters = readParametersUnchecked<typename M::Parameters>(next.node, m_traces);
        if (!parameters)
            return std::unexpected(std::move(parameters.error()));
        // First: what may not change at all isn't worth its other faults.
        if (auto problem = fixedDifference(m_parameters, *parameters))
            return std::unexpected(*std::move(problem));
        if (auto problem = parameters->check())
            return std::unexpected(*std::move(problem));
        if (auto problem = m_model.refusal(*parameters))
            return std::unexpected(*std::move(problem));
        next.parameters = *std::move(parameters);
        return next;
    }

    std::optional<Problem> apply(const Change& change, std::size_t index)
    {
        auto next = taken(change.path, change.value);
        if (!next)
            return std::move(next.error());
        m_node = std::move(next->node);
        m_model.change(next->parameters, change.path, m_agenda);
        m_parameters = std::move(next->parameters);
        const std::uint64_t path = stableHash(change.path);
        const std::uint64_t value = stableHash(writeJson(change.value));
        m_agenda.note({.at = now(),
                       .order = index,
                       .kind = 0xFFFF,
                       .a = static_cast<std::uint32_t>(path ^ path >> 32),
                       .b = static_cast<std::uint32_t>(value ^ value >> 32)});
        return {};
    }

    [[nodiscard]] std::size_t firstChangeBehind(Time at) const
    {
        const auto found = std::ranges::upper_bound(m_changes, at, {}, &Change::at);
        return std::max(m_changesMade, static_cast<std::size_t>(found - m_changes.begin()));
    }

    Agenda m_agenda;
    Node m_node;
    typename M::Parameters m_parameters;
    TraceLookup m_traces;
    std::vector<Change> m_changes;
    std::size_t m_changesMade = 0;
    std::vector<Problem> m_refused;
    Time m_warmup;
    bool m_warm = false;
    /** No event of the present moment has been handled yet. */
    bool m_betweenEvents = true;
    Recorder m_recorder;
    M m_model;
};

} // namespace naru::sim
