// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/run/RunPair.h"

#include <algorithm>

namespace naru::simulator {

using sim::Time;

namespace {

/** More is no log that people read; filters work on these. */
constexpr std::size_t mostLogged = 500;

std::size_t index(SideName side)
{
    return side == SideName::A ? 0 : 1;
}

bool hasSameRows(const sim::Recorder& a, const sim::Recorder& b)
{
    return a.times().size() == b.times().size() && a.every() == b.every() &&
           (a.times().empty() || a.times().back() == b.times().back());
}

} // namespace

sim::Checked<RunPair> RunPair::start(const sim::Scenario& a, const std::optional<sim::Scenario>& b,
                                     sim::Models models)
{
    RunPair pair;
    pair.m_until = a.until;
    const std::size_t share = b ? mostMemory / 2 : mostMemory;
    const auto begin = [&](SideName side, const sim::Scenario& scenario) -> std::optional<sim::Problem> {
        auto run = sim::startScenario(scenario, models);
        if (!run)
            return std::move(run.error());
        pair.m_sides[index(side)].emplace(
            Kept{.timeline = sim::Timeline(*std::move(run), {.memory = share}), .recorder = {}, .ahead = {}});
        return {};
    };
    if (auto problem = begin(SideName::A, a))
        return std::unexpected(*std::move(problem));
    if (b) {
        sim::Scenario other = *b;
        other.seed = a.seed;
        other.until = a.until;
        if (auto problem = begin(SideName::B, other))
            return std::unexpected(*std::move(problem));
    }
    return pair;
}

const sim::Run& RunPair::run(SideName side) const
{
    return m_sides[index(side)].value().timeline.run();
}

std::uint64_t RunPair::events() const
{
    std::uint64_t all = 0;
    for (const std::optional<Kept>& side : m_sides)
        all += side ? side->timeline.run().events() : 0;
    return all;
}

std::uint64_t RunPair::advance(Time moment, std::uint64_t events)
{
    const std::uint64_t done = m_sides[0]->timeline.advance(std::min(moment, m_until), events);
    if (m_sides[1])
        m_sides[1]->timeline.advance(now());
    m_computed = std::max(m_computed, now());
    return done;
}

/** What lies ahead stays on the screen: the furthest record is kept. */
void RunPair::keepAhead()
{
    onEach([](Kept& side) {
        if (!side.ahead || side.timeline.run().recorder().times().size() > side.ahead->times().size())
            side.ahead = recorderOf(side);
    });
}

void RunPair::goTo(Time moment)
{
    const Time target = std::min(moment, m_until);
    if (target < now())
        keepAhead();
    onEach([&](Kept& side) { side.timeline.goTo(target); });
    m_computed = std::max(m_computed, now());
}

void RunPair::stepBack()
{
    const std::uint64_t events = run(SideName::A).events();
    if (events == 0)
        return;
    keepAhead();
    for (std::uint64_t target = events; target-- > 0 && run(SideName::A).events() >= events;)
        m_sides[0]->timeline.goToEvent(target);
    if (m_sides[1])
        m_sides[1]->timeline.goTo(now());
}

std::optional<sim::Problem> RunPair::set(SideName side, std::string_view path, const sim::Node& value)
{
    if (!m_sides[index(side)])
        return sim::Problem{
            .code = sim::ProblemCode::PathUnknown, .path = std::string(path), .detail = std::string(path)};
    if (auto problem = m_sides[index(side)]->timeline.set(path, value))
        return problem;
    m_computed = now();
    onEach([](Kept& kept) { kept.ahead.reset(); });
    return {};
}

std::shared_ptr<const sim::Recorder> RunPair::recorderOf(const Kept& kept)
{
    const sim::Recorder& recorder = kept.timeline.run().recorder();
    if (!kept.recorder || !hasSameRows(*kept.recorder, recorder))
        kept.recorder = std::make_shared<const sim::Recorder>(recorder);
    return kept.recorder;
}

Side RunPair::sideOf(const Kept& kept, const std::string& followed, bool withDigest)
{
    const sim::Run& run = kept.timeline.run();
    // A change is seen at once, also where the run stands; how far the run is, it does not change.
    const std::unique_ptr<sim::Run> changed = run.withPendingChanges();
    const sim::Run& shown = changed ? *changed : run;
    Side side{.snapshot = shown.snapshot(),
              .report = run.report(),
              .recorder = recorderOf(kept),
              .ahead = kept.ahead,
              .log = shown.log(mostLogged),
              .story = followed.empty() ? std::vector<sim::LogEntry>() : shown.story(followed),
              .changes = run.changes(),
              .parameters = shown.parameters(),
              .digest = withDigest ? run.digest() : std::string()};
    side.snapshot.events = run.events();
    return side;
}

Frame RunPair::frame(const std::string& followed, bool withDigest) const
{
    Frame frame;
    frame.a = sideOf(*m_sides[0], followed, withDigest);
    if (m_sides[1])
        frame.b = sideOf(*m_sides[1], followed, withDigest);
    frame.followed = followed;
    frame.until = m_until;
    frame.computed = m_computed;
    frame.checkpoints = m_sides[0]->timeline.checkpoints();
    for (const std::optional<Kept>& side : m_sides)
        frame.checkpointMemory += side ? side->timeline.memory() : 0;
    return frame;
}

Frame RunPair::frame(const Frame& before) const
{
    Frame frame = before;
    frame.whole = false;
    frame.computed = m_computed;
    frame.a.snapshot = run(SideName::A).snapshot();
    if (frame.b)
        frame.b->snapshot = run(SideName::B).snapshot();
    return frame;
}

} // namespace naru::simulator
