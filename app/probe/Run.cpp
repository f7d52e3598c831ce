// SPDX-License-Identifier: GPL-3.0-or-later
#include "Run.h"

#include "DescriptorLimit.h"
#include "TlsSetup.h"

#include <QRandomGenerator>

#include <algorithm>

namespace naru::probe {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds tickInterval = 1ms;
/** Probes should have started this long before the deadline, so that they can still end. */
constexpr base::Nanoseconds lastStartBefore = 1s;

bool usesTls(const ogs::Plan& plan)
{
    return plan.kind == ogs::ProbeKind::Https || plan.proxy;
}

} // namespace

Prober::Run::Run(const base::Clock& clock, Resolver& resolver, const ogs::Plan& plan, Tell tell)
    : m_context{clock,
                resolver,
                clock.steady(),
                usesTls(plan) ? ogs::ProbeKind::Https : ogs::ProbeKind::Http,
                plan.proxy,
                plan.step,
                plan.sequential,
                probeTlsConfiguration(),
                std::make_unique<EndWatcher>(clock),
                LoopLag(tickInterval, clock.steady()),
                SocketSlots(makeRoomForSockets(plan.maxSockets)),
                plan.budget,
                std::move(tell)}
    , m_lastStart(plan.deadline - std::min(plan.deadline / 2, lastStartBefore))
    , m_pacer(usesTls(plan) ? Pacer::tlsGap : Pacer::plainGap,
              [] { return QRandomGenerator::global()->generateDouble(); })
{
    for (const ogs::PlannedTarget& planned : plan.targets) {
        const int number = static_cast<int>(m_targets.size());
        m_targets.push_back(std::make_unique<TargetProbing>(m_context, number, planned, nullptr));
        connect(m_targets.back().get(), &TargetProbing::changed, this, &Run::checkComplete);
    }
    if (plan.preflight) {
        m_preflight = std::make_unique<Preflight>(m_context, *plan.preflight, plan.preflightLimit, nullptr);
        connect(m_preflight.get(), &Preflight::ended, this, &Run::beginProbing);
    }
    m_deadline.setSingleShot(true);
    m_deadline.setTimerType(Qt::PreciseTimer);
    m_deadline.setInterval(std::chrono::ceil<std::chrono::milliseconds>(plan.deadline));
    connect(&m_deadline, &QTimer::timeout, this, [this] { end(ogs::RunEnded::Cause::Deadline); });
    m_ticks.setTimerType(Qt::PreciseTimer);
    m_ticks.setInterval(tickInterval);
    connect(&m_ticks, &QTimer::timeout, this, &Run::tick);
}

void Prober::Run::start()
{
    m_deadline.start();
    m_ticks.start();
    m_context.lag = LoopLag(tickInterval, m_context.clock.steady());
    for (const auto& target : m_targets)
        target->lookup();
    // Behind the lookups: the budget is to know first how many targets an address has.
    if (m_preflight)
        m_preflight->start();
    else
        beginProbing();
    checkComplete();
}

void Prober::Run::cancel()
{
    end(ogs::RunEnded::Cause::Cancelled);
}

void Prober::Run::beginProbing()
{
    m_probing = true;
    checkComplete();
}

void Prober::Run::tick()
{
    m_context.lag.tick(m_context.clock.steady());
    if (m_probing)
        startWhatIsDue();
}

void Prober::Run::startWhatIsDue()
{
    base::SteadyTime now = m_context.clock.steady();
    while (!m_over && m_pacer.due(now) && m_context.sockets.free()) {
        TargetProbing* target = choose(now);
        if (!target)
            return;
        const base::Nanoseconds apart = roomFor(*target, now);
        if (target->startNext())
            m_pacer.started(now, m_context.lag.current(now), apart);
        now = m_context.clock.steady();
    }
}

TargetProbing* Prober::Run::choose(base::SteadyTime now)
{
    TargetProbing* best = nullptr;
    for (const auto& target : m_targets) {
        if (!target->ready(now) || (best && best->turn(now) <= target->turn(now)))
            continue;
        const bool canWait = target->next() > 0 && !target->hasAnswered();
        if (canWait && m_context.sockets.scarce())
            continue;
        best = target.get();
        if (best->next() == 0)
            break;
    }
    return best;
}

base::Nanoseconds Prober::Run::roomFor(const TargetProbing& next, base::SteadyTime now) const
{
    int waiting = 0;
    std::optional<base::Nanoseconds> nearest;
    for (const auto& target : m_targets) {
        waiting += target->waiting();
        if (target->best())
            nearest = std::min(*target->best(), nearest.value_or(*target->best()));
    }
    // The values that may decide are worth the time.
    if (!nearest || next.turn(now).expected <= 2 * *nearest)
        return base::Nanoseconds::max();
    const base::Nanoseconds left = m_context.start + m_lastStart - now;
    return std::max(base::Nanoseconds{0}, left) / std::max(waiting, 1);
}

void Prober::Run::checkComplete()
{
    if (m_over || !m_probing)
        return;
    if (std::all_of(m_targets.begin(), m_targets.end(),
                    [](const auto& target) { return target->complete(); }))
        end(ogs::RunEnded::Cause::Complete);
}

void Prober::Run::end(ogs::RunEnded::Cause cause)
{
    if (m_over)
        return;
    m_over = true;
    m_deadline.stop();
    m_ticks.stop();
    stopAll(cause == ogs::RunEnded::Cause::Cancelled ? ogs::Failure::Cancelled
                                                     : ogs::Failure::DeadlinePassed);
    m_context.tell(ogs::RunEnded{m_context.elapsed(), cause});
}

void Prober::Run::stopAll(ogs::Failure reason)
{
    if (m_preflight)
        m_preflight->stop();
    for (const auto& target : m_targets)
        target->stop(reason);
    for (const auto& target : m_targets)
        target->tellStopped(reason);
}

} // namespace naru::probe
