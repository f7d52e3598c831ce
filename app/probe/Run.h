// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Pacer.h"
#include "Preflight.h"
#include "RunContext.h"
#include "TargetProbing.h"
#include "ogs/Plan.h"
#include "probe/Prober.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace naru::probe {

/**
 * One run: carries a plan out. Starts are paced: the first probe of each target before any second one, then
 * the nearest first (`Turn`). Where sockets are scarce, targets that have answered once go first, so that
 * dead ones cannot hold all of them.
 */
class Prober::Run final : public QObject
{
public:
    using Tell = std::function<void(ogs::ProbeEvent)>;

    Run(const base::Clock& clock, Resolver& resolver, const ogs::Plan& plan, Tell tell);

    void start();
    void cancel();

private:
    void beginProbing();
    void tick();
    void startWhatIsDue();
    [[nodiscard]] TargetProbing* choose(base::SteadyTime now);
    /** How far apart starts may be so that all still fit in; without end where `next` may be the nearest. */
    [[nodiscard]] base::Nanoseconds roomFor(const TargetProbing& next, base::SteadyTime now) const;
    void checkComplete();
    void end(ogs::RunEnded::Cause cause);
    void stopAll(ogs::Failure reason);

    RunContext m_context;
    const base::Nanoseconds m_lastStart;
    Pacer m_pacer;
    std::unique_ptr<Preflight> m_preflight;
    std::vector<std::unique_ptr<TargetProbing>> m_targets;
    QTimer m_deadline;
    QTimer m_ticks;
    bool m_probing = false;
    bool m_over = false;
};

} // namespace naru::probe
