// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Budget.h"
#include "ogs/Measurement.h"
#include "profile/Target.h"

#include <QString>

#include <optional>
#include <vector>

namespace naru::ogs {

using namespace std::chrono_literals;

/** A fixed HTTP proxy (OGS-26). */
struct Proxy
{
    QString host;
    std::uint16_t port = 0;

    /** Reads `http://HOST[:PORT]`, port 80 where none is named; nothing for anything else, for a port out of
     * range, and for an address that carries a user, a password or a path. */
    [[nodiscard]] static std::optional<Proxy> parse(const QString& text);
    /** `http://HOST:PORT`. */
    [[nodiscard]] QString text() const;
    friend bool operator==(const Proxy&, const Proxy&) = default;
};

/** One target of a run and how many probes it gets where the budget allows them. */
struct PlannedTarget
{
    profile::Target target;
    /** 1..3. */
    int probes = 3;
    friend bool operator==(const PlannedTarget&, const PlannedTarget&) = default;
};

/** What the prober is to do; made by the pure part, carried out by `probe`. */
struct Plan
{
    /** In the profile's order, each target once. */
    std::vector<PlannedTarget> targets;
    /** The one request that goes first on an uncached run (OGS-07); its time is never used. */
    std::optional<profile::Target> preflight;
    ProbeKind kind = ProbeKind::Https;
    /** One probe after another within a target, as a single thread a host would do. */
    bool sequential = false;
    /** From the start of the run, preflight included (OGS-10). */
    base::Nanoseconds deadline = 7s;
    /** Between the starts of a target's probes. */
    base::Nanoseconds step = 50ms;
    base::Nanoseconds preflightLimit = 500ms;
    /** Upper bound of sockets open at once. */
    int maxSockets = 512;
    std::optional<Proxy> proxy;
    /** What earlier runs have used of the connections that each address allows. */
    Budget budget;
    friend bool operator==(const Plan&, const Plan&) = default;
};

} // namespace naru::ogs
