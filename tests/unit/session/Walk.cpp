// SPDX-License-Identifier: GPL-3.0-or-later
#include "Walk.h"

#include "Fixtures.h"

#include <algorithm>

namespace naru::session::test {

namespace {

template <class Value>
const Value& anyOf(const std::vector<Value>& values, std::mt19937& random)
{
    return values[std::uniform_int_distribution<std::size_t>(0, values.size() - 1)(random)];
}

bool chance(int percent, std::mt19937& random)
{
    return std::uniform_int_distribution<int>(0, 99)(random) < percent;
}

/** Some of the three gateways, at least one, in any order. */
QStringList someNames(std::mt19937& random)
{
    std::vector<QString> names{QStringLiteral("seoul"), QStringLiteral("tokyo"), QStringLiteral("busan")};
    std::ranges::shuffle(names, random);
    names.resize(std::uniform_int_distribution<std::size_t>(1, 3)(random));
    return {names.begin(), names.end()};
}

void changeProfile(World& world, std::mt19937& random)
{
    profile::Profile profile = threeGateways();
    const QStringList names = someNames(random);
    std::erase_if(profile.hosts, [&](const profile::HostEntry& host) { return !names.contains(host.name); });
    profile.autoReconnect.enabled = chance(85, random);
    if (chance(30, random))
        profile.autoReconnect.behavior = profile::ReconnectBehavior::DisconnectOnSuspend;
    world.setProfile(profile);
    world.context.selectsAutomatically = chance(80, random);
    NetworkPolicy& policy = world.context.policy.network;
    policy.enabled = chance(30, random);
    policy.onTrusted = anyOf<TrustedAction>(
        {TrustedAction::Disconnect, TrustedAction::Connect, TrustedAction::Pause, TrustedAction::DoNothing},
        random);
    policy.onUntrusted =
        anyOf<UntrustedAction>({UntrustedAction::Connect, UntrustedAction::DoNothing}, random);
}

/** A report of the present profile, or of one that was. */
RunReportPtr anyReport(const World& world, std::mt19937& random)
{
    const profile::Profile profile = chance(80, random) ? *world.context.profile : threeGateways();
    QStringList names;
    for (const profile::HostEntry& host : profile.hosts)
        names << host.name;
    std::shuffle(names.begin(), names.end(), random);
    return reportOf(
        profile, names, chance(80, random) ? ogs::Source::Measured : ogs::Source::Cache,
        anyOf<ogs::Phase>({ogs::Phase::Locating, ogs::Phase::Measuring, ogs::Phase::Complete}, random));
}

Event anyNetwork(std::mt19937& random)
{
    const QString suffix = anyOf<QString>(
        {QStringLiteral("a.example"), QStringLiteral("b.example"), QStringLiteral("c.example")}, random);
    return NetworkChanged{
        chance(70, random), {{{suffix, QStringLiteral("192.168.1.1")}}}, chance(30, random)};
}

/** What would bring the session on, if there is such a thing. */
std::optional<Event> progress(World& world, std::mt19937& random)
{
    const Alive& alive = world.state.alive;
    std::vector<Event> events;
    if (alive.run != 0)
        events.push_back(RunDecided{alive.run, anyReport(world, random)});
    if (alive.test != 0)
        events.push_back(NetworkTested{alive.test, chance(50, random)});
    if (alive.signIn != 0)
        events.push_back(SignInSucceeded{alive.signIn});
    if (alive.tunnel != 0)
        events.push_back(alive.tunnelStopping ? Event(TunnelEnded{alive.tunnel, TunnelEnd::Stopped})
                                              : Event(TunnelUp{alive.tunnel}));
    if (events.empty())
        return std::nullopt;
    return anyOf(events, random);
}

} // namespace

QString Machine::carryOut(const World& world, const Event& event)
{
    note(event);
    for (const Action& action : world.actions) {
        if (const QString fault = take(action, world); !fault.isEmpty())
            return textOf(action) + QStringLiteral(": ") + fault;
    }
    if (!agrees(world.state.alive))
        return QStringLiteral("what is alive is not what the state says");
    if (m_inhibitor && m_tunnel == 0)
        return QStringLiteral("the sleep is held up for nothing");
    if (!canGoOn(world.state))
        return QStringLiteral("nothing can happen any more in ") + codeName(world.kind());
    return {};
}

void Machine::note(const Event& event)
{
    const auto end = [](Number& living, Number ended) {
        if (living == ended)
            living = 0;
    };
    if (const auto* succeeded = std::get_if<SignInSucceeded>(&event))
        end(m_signIn, succeeded->attempt);
    else if (const auto* failed = std::get_if<SignInFailed>(&event))
        end(m_signIn, failed->attempt);
    else if (const auto* ended = std::get_if<TunnelEnded>(&event))
        end(m_tunnel, ended->attempt);
    else if (const auto* measured = std::get_if<RunEnded>(&event))
        end(m_run, measured->run);
    else if (const auto* refused = std::get_if<RunRefused>(&event))
        end(m_run, refused->run);
    else if (const auto* fired = std::get_if<TimerFired>(&event)) {
        const auto running = m_timers.find(fired->timer);
        if (running != m_timers.end() && running->second == fired->number)
            m_timers.erase(running);
    }
}

QString Machine::take(const Action& action, const World& world)
{
    if (const auto* run = std::get_if<StartRun>(&action))
        return takeRun(*run);
    if (std::holds_alternative<CancelProbes>(action) || std::holds_alternative<AbandonRun>(action))
        return std::exchange(m_run, 0) != 0 ? QString() : QStringLiteral("there is none");
    if (std::holds_alternative<TestNetwork>(action))
        return m_tunnel == 0 ? QString() : QStringLiteral("through a tunnel");
    if (const auto* signIn = std::get_if<StartSignIn>(&action))
        return takeSignIn(*signIn, world);
    if (const auto* tunnel = std::get_if<StartTunnel>(&action))
        return takeTunnel(*tunnel, world);
    if (const auto* timer = std::get_if<StartTimer>(&action))
        return takeTimer(*timer);
    if (const auto* timer = std::get_if<StopTimer>(&action))
        return m_timers.erase(timer->timer) == 1 ? QString() : QStringLiteral("does not run");
    if (std::holds_alternative<CancelSignIn>(action))
        return std::exchange(m_signIn, 0) != 0 ? QString() : QStringLiteral("there is none");
    if (std::holds_alternative<TakeSleepInhibitor>(action))
        return !std::exchange(m_inhibitor, true) ? QString() : QStringLiteral("is held");
    if (std::holds_alternative<ReleaseSleepInhibitor>(action))
        return std::exchange(m_inhibitor, false) ? QString() : QStringLiteral("is not held");
    if (const auto* stop = std::get_if<StopTunnel>(&action))
        return stop->attempt == m_tunnel && m_tunnel != 0 ? QString() : QStringLiteral("there is none");
    if (const auto* reconnect = std::get_if<ReconnectTunnel>(&action)) {
        if (reconnect->attempt != m_tunnel ||
            !isNamed(*world.context.profile, world.state.plan.hops[*world.state.plan.current].hop))
            return QStringLiteral("a tunnel that is not there, or not named");
    }
    return {};
}

QString Machine::takeRun(const StartRun& start)
{
    if (m_run != 0)
        return QStringLiteral("another goes on");
    if (m_tunnel != 0)
        return QStringLiteral("through a tunnel");
    m_run = start.run;
    return {};
}

QString Machine::takeSignIn(const StartSignIn& start, const World& world)
{
    if (m_signIn != 0 || m_tunnel != 0)
        return QStringLiteral("another is alive");
    if (start.attempt <= m_last)
        return QStringLiteral("an old number");
    if (!isNamed(*world.context.profile, start.hop))
        return QStringLiteral("the profile does not name it");
    m_signIn = start.attempt;
    m_last = start.attempt;
    return {};
}

QString Machine::takeTunnel(const StartTunnel& start, const World& world)
{
    if (m_tunnel != 0 || m_signIn != 0)
        return QStringLiteral("another is alive");
    if (m_run != 0)
        return QStringLiteral("probes are under way");
    if (start.attempt != m_last)
        return QStringLiteral("not of the last sign-in");
    if (!isNamed(*world.context.profile, start.hop))
        return QStringLiteral("the profile does not name it");
    m_tunnel = start.attempt;
    return {};
}

QString Machine::takeTimer(const StartTimer& start)
{
    if (start.after <= base::Nanoseconds(0))
        return QStringLiteral("no time");
    return m_timers.emplace(start.timer, start.number).second ? QString() : QStringLiteral("runs already");
}

bool Machine::agrees(const Alive& alive) const
{
    return alive.signIn == m_signIn && alive.tunnel == m_tunnel && alive.timers == m_timers &&
           alive.sleepInhibitor == m_inhibitor && (alive.signIn == 0 || alive.tunnel == 0);
}

bool Machine::canGoOn(const State& state)
{
    const Alive& alive = state.alive;
    const auto runs = [&](Timer timer) { return alive.timers.contains(timer); };
    switch (kindOf(state)) {
    case Kind::Idle:
        return alive == Alive{} && !state.wish;
    case Kind::Locating:
        return alive.run != 0 || alive.test != 0 || runs(Timer::NetworkTest);
    case Kind::Measuring:
        return alive.run != 0;
    case Kind::SigningIn:
        return alive.signIn != 0 &&
               (std::get<SigningIn>(state.phase).waitsForUser || runs(Timer::Connect) || runs(Timer::SignIn));
    case Kind::Connecting:
        return alive.tunnel != 0 && runs(Timer::TunnelUp);
    case Kind::Connected:
        return alive.tunnel != 0 && state.upSince;
    case Kind::Reconnecting:
        return alive.tunnel != 0 && state.upSince && runs(Timer::Reconnect);
    case Kind::Suspended:
        return state.wish &&
               (std::get<Suspended>(state.phase).cause != SuspendCause::Portal || runs(Timer::PortalRecheck));
    case Kind::FailingOver:
        return state.wish &&
               (alive.tunnelStopping ? runs(Timer::Disconnect) : runs(Timer::Retry) && state.nextRetry);
    case Kind::Disconnecting:
        return alive.tunnel != 0 && alive.tunnelStopping && runs(Timer::Disconnect);
    }
    return false;
}

bool Machine::isNamed(const profile::Profile& profile, const Hop& hop)
{
    return std::ranges::any_of(profile.hosts, [&](const profile::HostEntry& host) {
        const bool own = !hop.backup && host.target == hop.target && host.group == hop.group;
        return host.name == hop.entry &&
               (own || std::ranges::any_of(host.backups, [&](const profile::Backup& backup) {
                    return hop.backup && backup.target == hop.target && backup.group == hop.group;
                }));
    });
}

Event anyEvent(World& world, std::mt19937& random)
{
    world.advance(std::chrono::milliseconds(std::uniform_int_distribution<int>(0, 40'000)(random)));
    if (chance(35, random)) {
        if (const auto event = progress(world, random))
            return *event;
    }
    Event event = anyOf(stimuli(), random).make(world);
    if (std::holds_alternative<ProfileChanged>(event))
        changeProfile(world, random);
    if (std::holds_alternative<NetworkChanged>(event))
        return anyNetwork(random);
    if (auto* wish = std::get_if<ConnectWished>(&event); wish && wish->entry)
        wish->entry = anyOf<QString>(
            {QStringLiteral("seoul"), QStringLiteral("tokyo"), QStringLiteral("busan")}, random);
    if (auto* resumed = std::get_if<Resumed>(&event))
        resumed->slept = std::chrono::minutes(std::uniform_int_distribution<int>(0, 600)(random));
    return event;
}

} // namespace naru::session::test
