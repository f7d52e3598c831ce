// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Field.h"
#include "ogs/Race.h"

#include <map>
#include <optional>
#include <vector>

namespace naru::ogs {

/** The choice, from the moment when it is final. */
struct Decision
{
    /** Index of the host entry. */
    int entry = 0;
    Source source = Source::Measured;
    base::Nanoseconds at{0};
    /** Probes were still under way. */
    bool early = false;
    /** Targets that could still have won. */
    std::vector<int> open;
    /** Targets whose name was still being looked up. */
    std::vector<int> lookedUp;
    /** Gateways that a sign-in page seems to have answered for; nothing where none is suspected. */
    std::optional<int> portal;
    /** Why; as of the last time when the table still spoke for it. */
    std::vector<Reason> reasons;
};

class Race::Private
{
public:
    Private(const profile::Profile& profile, const RunPlan& plan, RaceOptions raceOptions);

    void take(const PreflightEnded& event);
    void take(const ProbeStarted& event);
    void take(const RunEnded& event);
    template <class Event>
    void take(const Event& event)
    {
        if (Standing* standing = standingOf(event.target))
            standing->apply(event);
    }
    /** Makes the choice final, as things stand. */
    void conclude(base::Nanoseconds now);
    /** Brings the report up to date. */
    void refresh();

    RaceOptions options;
    std::vector<std::optional<int>> targetOfGateway;
    Field field;
    std::optional<Decision> decision;
    /** `decide` has answered true. */
    bool told = false;
    std::optional<RunEnded> ended;
    RunReport report;
    /** The report lags behind. */
    bool stale = true;

private:
    [[nodiscard]] Standing* standingOf(int target);
    void countConnection(const QString& address);
    /** The host entry that a target stands for: the held gateway's own, else the first of the profile. */
    [[nodiscard]] std::optional<int> entryOf(std::optional<int> target) const;
    [[nodiscard]] std::optional<int> held() const;
    void chooseStandIn(base::Nanoseconds now);
    void chooseMeasured(int target, base::Nanoseconds now);
    [[nodiscard]] bool nobodyHasAddress() const;

    [[nodiscard]] Phase phase() const;
    /** Gateways that a sign-in page seems to have answered for; nothing where none is suspected (OGS-14). */
    [[nodiscard]] std::optional<int> suspectedPortal() const;
    void hidePortalValues();
    void writeReasons();
    void addChoiceReasons();
    void addLateReasons();

    std::optional<int> m_previousEntry;
    std::optional<int> m_firstEntry;
    int m_improvement = 0;
    Budget m_earlier;
    /** By address: made by earlier runs and this one. */
    std::map<QString, int> m_connections;
    bool m_probing = false;
};

} // namespace naru::ogs
