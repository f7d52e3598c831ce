// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/BalancerParameters.h"
#include "sim/balancer/Sessions.h"
#include "sim/kernel/Statistics.h"

namespace naru::sim::balancer {

/** A Unified Access Gateway in the DMZ. */
struct Appliance
{
    bool inService = true;
    /** Health checks get 503 (U23). Set by a parameter or by a rolling upgrade. */
    bool quiesced = false;
    MonitorAnswer answers = MonitorAnswer::Status;
    int status = 200;
    std::optional<std::uint32_t> sessionLimit;
    std::optional<std::uint32_t> signInsAtOnce;

    std::uint32_t signingIn = 0;
    SessionList line;
    /** Signing in, in line or active. */
    std::uint32_t occupants = 0;
    LevelStatistics sessions;
    /** Connections that are open and authorised, primaries and secondaries. */
    LevelStatistics connections;

    std::uint64_t begun = 0;
    std::uint64_t forwarded = 0;
    /** Connections without a session here, dropped in the DMZ (U12). */
    std::uint64_t dropped = 0;
    std::uint64_t cut = 0;

    /** Since it is quiesced; nothing while it is not. */
    std::optional<Time> quiescedAt;
    /** How long after that it was empty, and so ready for maintenance (U28). */
    std::optional<Time> readyAfter;

    [[nodiscard]] bool isFull() const { return sessionLimit && occupants >= *sessionLimit; }
    [[nodiscard]] bool hasSignInPlace() const { return !signInsAtOnce || signingIn < *signInsAtOnce; }
    /** Quiescing begins or ends. */
    void setQuiesced(bool now, Time at);
    /** The last occupant may have left. */
    void noteIfEmpty(Time now);
    /** What a health check gets that comes now. */
    [[nodiscard]] ProbeOutcome probeOutcome() const;
    [[nodiscard]] int probeStatus() const { return quiesced ? 503 : status; }
};

} // namespace naru::sim::balancer
