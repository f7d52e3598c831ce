// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "session/Hop.h"
#include "session/State.h"

#include <optional>
#include <vector>

namespace naru::session {

/** The states without what is in them. */
enum class Kind {
    Idle,
    Locating,
    Measuring,
    SigningIn,
    Connecting,
    Connected,
    Reconnecting,
    Suspended,
    FailingOver,
    Disconnecting,
};
[[nodiscard]] Kind kindOf(const State& state);

/** A line of the plan as it is shown. */
struct StatusHop
{
    /** From 1. */
    int number = 1;
    Hop hop;
    HopState state = HopState::ToCome;
    std::optional<HopFailure> failure;
    /** How long it is still left alone. */
    std::optional<base::Nanoseconds> coolFor;
    friend bool operator==(const StatusHop&, const StatusHop&) = default;
};

/** What a screen or a script sees of the session. */
struct Status
{
    Kind kind = Kind::Idle;
    base::SystemTime since{};
    /** Somebody wants to be connected. */
    bool wanted = false;
    /** The server that is tried or connected. */
    std::optional<Hop> hop;
    /** Of that try; 0 where there is none. */
    Number attempt = 0;
    /** When packets passed first. */
    std::optional<base::SystemTime> connectedSince;
    /** A form is in front of the user. */
    bool waitsForUser = false;
    std::optional<SuspendCause> suspended;
    std::optional<ReconnectCause> reconnecting;
    /** From `now` until the whole list is tried again; never negative. */
    std::optional<base::Nanoseconds> nextRetryIn;
    /** Rounds through the whole list that have failed, and how many there are. */
    int failedRounds = 0;
    int rounds = 0;
    /** The failover, in order, what is over as well as what is to come. */
    std::vector<StatusHop> plan;
    /** What was told last, the newest at the end. */
    std::vector<Notice> reasons;
    friend bool operator==(const Status&, const Status&) = default;
};

[[nodiscard]] Status status(const State& state, base::SteadyTime now);

} // namespace naru::session
