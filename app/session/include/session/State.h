// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Gate.h"
#include "session/Event.h"
#include "session/Failure.h"
#include "session/Notice.h"
#include "session/Plan.h"

#include <QString>

#include <map>
#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace naru::session {

// --- The states. What is common to them stands in State.

/** Off: nothing is wanted, nothing is alive. */
struct Idle
{
    friend bool operator==(const Idle&, const Idle&) = default;
};
/** Where are we, and may a run be made: the network test after a resume, then the run until it measures. */
struct Locating
{
    /** The network is tested first, until then at the latest (OGS-23). */
    std::optional<base::SteadyTime> testUntil;
    friend bool operator==(const Locating&, const Locating&) = default;
};
/** A run goes on. */
struct Measuring
{
    friend bool operator==(const Measuring&, const Measuring&) = default;
};
struct SigningIn
{
    /** The gateway answers: a secret may have been sent. */
    bool reached = false;
    /** Something is in front of the user: no deadline counts. */
    bool waitsForUser = false;
    /** How often this server has refused in this try. */
    int refusals = 0;
    friend bool operator==(const SigningIn&, const SigningIn&) = default;
};
/** Signed in; the tunnel is not up yet. */
struct Connecting
{
    friend bool operator==(const Connecting&, const Connecting&) = default;
};
struct Connected
{
    friend bool operator==(const Connected&, const Connected&) = default;
};
/** The tunnel is there and carries nothing. */
struct Reconnecting
{
    ReconnectCause cause = ReconnectCause::Unknown;
    friend bool operator==(const Reconnecting&, const Reconnecting&) = default;
};
/** What is waited for where nothing is tried. */
enum class SuspendCause { Sleep, NoNetwork, Portal, TrustedNetwork };
/** The wish stands; something outside has to change. The tunnel may be kept. */
struct Suspended
{
    SuspendCause cause = SuspendCause::Sleep;
    friend bool operator==(const Suspended&, const Suspended&) = default;
};
/** Between two servers: the old tunnel has to end first, or the whole list failed and is tried again later.
 */
struct FailingOver
{
    friend bool operator==(const FailingOver&, const FailingOver&) = default;
};
/** What follows when the tunnel has ended. */
enum class Afterwards {
    Idle,
    /** The machine sleeps; the wish stands. */
    Sleep,
    /** The wish stands, and waits in a trusted network. */
    TrustedPause,
    /** The network is tested, then a run (OGS-23). */
    NewRun,
    /** The wish is another one now, or the network is. */
    Anew,
};
/** The tunnel is being stopped. */
struct Disconnecting
{
    Afterwards then = Afterwards::Idle;
    friend bool operator==(const Disconnecting&, const Disconnecting&) = default;
};

using Phase = std::variant<Idle, Locating, Measuring, SigningIn, Connecting, Connected, Reconnecting,
                           Suspended, FailingOver, Disconnecting>;

// --- What is common.

/** That somebody wants to be connected. */
struct Wish
{
    /** By hand. */
    std::optional<QString> entry;
    ogs::Trigger trigger = ogs::Trigger::Connection;
    /** By a person, not by a policy or the start of the program. */
    bool byUser = true;
    friend bool operator==(const Wish&, const Wish&) = default;
};

/** What was started and has not ended. */
struct Alive
{
    Number run = 0;
    /** `CancelProbes` was said: what is left of the run is its `RunEnded`. */
    bool probesCancelled = false;
    Number test = 0;
    Number signIn = 0;
    Number tunnel = 0;
    /** `StopTunnel` was said. */
    bool tunnelStopping = false;
    /** By the number that its firing has to carry. */
    std::map<Timer, Number> timers;
    bool sleepInhibitor = false;
    friend bool operator==(const Alive&, const Alive&) = default;
};

/** The last word on the network. */
struct NetworkKnown
{
    bool up = true;
    /** Nothing: not told yet. */
    std::optional<ogs::Location> location;
    bool trusted = false;
    bool portal = false;
    friend bool operator==(const NetworkKnown&, const NetworkKnown&) = default;
};

/** The sleep that the machine came back from, until a run is asked for or the tunnel is back. */
struct SleepSpell
{
    base::Nanoseconds slept{0};
    bool connectedBefore = false;
    friend bool operator==(const SleepSpell&, const SleepSpell&) = default;
};

/** What outlives the program; whoever keeps it looks after each step whether it changed. */
struct Memory
{
    /** When the last connection ended; nothing where there never was one (OGS-20). */
    std::optional<base::SystemTime> lastDisconnection;
    /** Name of the entry that was last connected; empty where there is none (OGS-10, 21). */
    QString lastEntry;
    friend bool operator==(const Memory&, const Memory&) = default;
};

/** The whole session; a value. Made by `initialState`, changed by `step` alone. */
struct State
{
    Phase phase;
    /** When the phase began. */
    base::SystemTime since{};
    std::optional<Wish> wish;
    Alive alive;
    /** The last number that was given out. */
    Number lastNumber = 0;
    Plan plan;
    CoolOffs coolOffs;
    /** The run that the plan comes from, as it stands; null where none was made. */
    RunReportPtr report;
    NetworkKnown network;
    Memory memory;
    /** The plan is that of a connection that was lost (OGS-51). */
    bool afterLoss = false;
    /** Rounds through the whole list that have failed. */
    int failedRounds = 0;
    /** When the whole list is tried again, in FailingOver. */
    std::optional<base::SteadyTime> nextRetry;
    /** When packets passed first; nothing while no tunnel is up. */
    std::optional<base::SteadyTime> upSince;
    std::optional<base::SystemTime> upSinceDate;
    /** Servers that the session's secret was offered to and that have not let us in since. */
    std::set<profile::Target> secretOffered;
    /** Servers that have refused since the connection was lost. */
    int refusalsAfterLoss = 0;
    /** For the run after a resume (OGS-23). */
    std::optional<SleepSpell> sleep;
    /** How often a suspected sign-in page was looked at. */
    int portalChecks = 0;
    /** What was told last, the newest at the end; at most `maxReasons`. */
    std::vector<Notice> reasons;

    static constexpr std::size_t maxReasons = 8;
    /** The report by its address. */
    friend bool operator==(const State&, const State&) = default;
};

/** Whether the server that is tried was chosen by a run that looked for a sign-in page of this network
 * (OGS-14); not where it stands in, comes from the cache, or was chosen by hand. */
[[nodiscard]] bool lookedForPortal(const State& state);

/** Idle, with what was kept. */
[[nodiscard]] State initialState(const Memory& memory = {});

} // namespace naru::session
