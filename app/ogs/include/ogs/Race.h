// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Location.h"
#include "ogs/Planner.h"
#include "ogs/ProbeEvent.h"
#include "ogs/Verdict.h"
#include "profile/Profile.h"

#include <QString>

#include <memory>
#include <optional>
#include <set>

namespace naru::ogs {

/** What a race needs to know beyond profile and plan. */
struct RaceOptions
{
    Trigger trigger = Trigger::Connection;
    RankBy rankBy = RankBy::FullExchange;
    base::SystemTime startedAt{};
    /** When a cache entry made now would expire is `startedAt` plus this. */
    base::Nanoseconds cacheLifetime = std::chrono::hours(14 * 24);
    Location location;
    /** Entry name of the gateway that was last connected; empty where there is none. */
    QString previous;
    /** A later run: the previous gateway is kept unless another is better by the profile's threshold
     * (OGS-21). */
    bool improvementRule = false;
    /** Targets that have answered before: where one of these closes without an answer, a ban is suspected
     * (OGS-05). */
    std::set<profile::Target> knownBefore;
    /** Only measures: the profile keeps automatic selection off (OGS-74). */
    bool measureOnly = false;
};

/**
 * One run, from the prober's events to the verdict. A value without a clock: times are those of the events
 * and those passed in, all since the run's start, and may not go back.
 *
 * The choice is final (`decide`) as soon as no gateway that is still being measured can win any more, and
 * at the latest 1.25 x the choice's best value + 100 ms after probing began (for more than 20 targets: when
 * none that comes near the choice has a probe left). From then on it stays; the table is completed behind it.
 * docs/decision.md tells more.
 */
class Race
{
public:
    Race(const profile::Profile& profile, const RunPlan& plan, RaceOptions options);
    ~Race();
    Race(const Race& other);
    Race(Race&& other) noexcept;
    Race& operator=(const Race& other);
    Race& operator=(Race&& other) noexcept;

    /** Takes an event; `RunEnded` ends the race, and events after it change nothing (OGS-10). */
    void apply(const ProbeEvent& event);
    /**
     * True once: the choice has just become final, at `now`. Call it after each event, also after `RunEnded`,
     * and at `nextDecisionCheck`. Never true where nothing is chosen (stopped, refused, only measuring).
     */
    [[nodiscard]] bool decide(base::Nanoseconds now);
    /** When the mere passing of time may make the choice final; nothing where only an event can. */
    [[nodiscard]] std::optional<base::Nanoseconds> nextDecisionCheck() const;
    /** The run as it stands, made when it is asked for. `elapsed` is the time of the last event. */
    [[nodiscard]] const RunReport& report() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace naru::ogs
