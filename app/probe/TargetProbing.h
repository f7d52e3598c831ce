// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Destination.h"
#include "RunContext.h"
#include "Turn.h"
#include "ogs/Plan.h"
#include "probe/Resolver.h"

#include <QObject>

#include <map>
#include <optional>

namespace naru::probe {

class ProbeRace;

/**
 * The probes of one target: looks its host up, then starts a probe whenever the run asks it to. Where the
 * host has several addresses the first probe finds out which one answers, and the others wait for it and
 * use the same one.
 */
class TargetProbing final : public QObject
{
    Q_OBJECT

public:
    TargetProbing(RunContext& context, int target, const ogs::PlannedTarget& planned, QObject* parent);
    ~TargetProbing() override;

    void lookup();
    /** Whether a probe may start now, as far as this target goes. */
    [[nodiscard]] bool ready(base::SteadyTime now) const;
    /** Number of the probe that is next; `planned` when all have started. */
    [[nodiscard]] int next() const { return m_next; }
    /** Where it stands among those that are ready. */
    [[nodiscard]] Turn turn(base::SteadyTime now) const;
    /** Lowest value so far; nothing where no probe has ended with one. */
    [[nodiscard]] std::optional<base::Nanoseconds> best() const { return m_best; }
    /** Probes that have not started yet; none where its address is not known. */
    [[nodiscard]] int waiting() const { return m_addresses.isEmpty() ? 0 : m_planned.probes - m_next; }
    /** A connection to it was made once: its further probes will hold their sockets for a short time only. */
    [[nodiscard]] bool hasAnswered() const { return m_hasAnswered; }
    /** Starts the next probe, or tells why it is skipped; false where no connection was made. */
    bool startNext();
    /** Every planned probe has ended or was skipped. */
    [[nodiscard]] bool complete() const { return m_next == m_planned.probes && m_running.empty(); }

    /** Closes everything; what had not ended does so with this failure, told by `tellStopped`. */
    void stop(ogs::Failure reason);
    void tellStopped(ogs::Failure reason);

Q_SIGNALS:
    /** Something ended: look whether more can start, or all is over. */
    void changed();

private:
    void onLookup(const Addresses& addresses);
    void failAll(ogs::Failure failure);
    void onConnected(int index, const Destination& winner, base::Nanoseconds tcp);
    void onEnded(int index, ProbeRace* race);
    void tellEnded(int index, ogs::Probe probe);

    RunContext& m_context;
    const int m_target;
    const ogs::PlannedTarget m_planned;
    base::SteadyTime m_lookupStarted{};
    std::optional<base::Nanoseconds> m_lookupTook;
    QList<Destination> m_addresses;
    bool m_settled = false;
    bool m_hasAnswered = false;
    int m_next = 0;
    base::SteadyTime m_firstStarted{};
    base::SteadyTime m_notBefore{};
    std::optional<base::Nanoseconds> m_best;
    std::map<int, ProbeRace*> m_running;
};

} // namespace naru::probe
