// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "session/Failure.h"
#include "session/Hop.h"

#include <QString>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace naru::session {

enum class HopState {
    ToCome,
    Trying,
    Connected,
    Failed,
    /** Not tried: it failed a short while ago. */
    CooledOff,
    /** Not tried and not to come: failed in a way that trying again does not help. */
    Skipped,
};

/** A line of the plan of failover. */
struct PlannedHop
{
    Hop hop;
    HopState state = HopState::ToCome;
    /** Of the last try, in Failed, CooledOff and Skipped. */
    std::optional<HopFailure> failure;
    /** In CooledOff, and in Failed where it has one. */
    std::optional<base::SteadyTime> coolUntil;
    friend bool operator==(const PlannedHop&, const PlannedHop&) = default;
};

/** Servers in the order in which they are tried, each server and group once. */
struct Plan
{
    std::vector<PlannedHop> hops;
    /** Index of the one that is tried or connected. */
    std::optional<std::size_t> current;
    friend bool operator==(const Plan&, const Plan&) = default;
};

/** What a server and group has failed. */
struct CoolOff
{
    int failures = 0;
    base::SteadyTime until{};
    HopFailure last = HopFailure::Unreachable;
    friend bool operator==(const CoolOff&, const CoolOff&) = default;
};
/** By server and group. */
using CoolOffs = std::map<std::pair<profile::Target, QString>, CoolOff>;

} // namespace naru::session
