// SPDX-License-Identifier: GPL-3.0-or-later
#include "ProberHarness.h"

#include "probe/SystemResolver.h"

#include <QTest>

#include <algorithm>

namespace naru::test {

ProberHarness::ProberHarness(std::unique_ptr<probe::Resolver> resolver)
{
    if (!resolver)
        resolver = std::make_unique<probe::SystemResolver>();
    m_prober = std::make_unique<probe::Prober>(m_clock, std::move(resolver));
    m_prober->moveToThread(&m_thread);
    connect(m_prober.get(), &probe::Prober::event, this, [this](quint64 run, const ogs::ProbeEvent& event) {
        m_told.push_back({run, event});
    });
    m_thread.start();
}

ProberHarness::~ProberHarness()
{
    QMetaObject::invokeMethod(
        m_prober.get(), [this] { m_prober.reset(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

void ProberHarness::start(quint64 run, const ogs::Plan& plan)
{
    QMetaObject::invokeMethod(m_prober.get(), [this, run, plan] { m_prober->start(run, plan); });
}

void ProberHarness::cancel()
{
    QMetaObject::invokeMethod(m_prober.get(), [this] { m_prober->cancel(); });
}

bool ProberHarness::waitForEnd(quint64 run, std::chrono::milliseconds limit)
{
    return QTest::qWaitFor([this, run] { return ended(run).has_value(); }, static_cast<int>(limit.count()));
}

bool ProberHarness::carryOut(const ogs::Plan& plan)
{
    start(1, plan);
    return waitForEnd(1);
}

std::optional<ogs::RunEnded> ProberHarness::ended(quint64 run) const
{
    const std::vector<ogs::RunEnded> ends = all<ogs::RunEnded>(run);
    return ends.empty() ? std::nullopt : std::optional(ends.back());
}

bool ProberHarness::endedBy(base::Nanoseconds deadline) const
{
    using namespace std::chrono_literals;
    const std::optional<ogs::RunEnded> end = ended();
    // Several threads in turn may each have been late.
    return end && end->at <= deadline + 50ms + 3 * m_lateness.worst();
}

std::optional<ogs::Probe> ProberHarness::probe(int target, int index, quint64 run) const
{
    for (const ogs::ProbeEnded& end : all<ogs::ProbeEnded>(run)) {
        if (end.target == target && end.probe.index == index)
            return end.probe;
    }
    return std::nullopt;
}

ogs::Plan planFor(const lab::Lab& lab, ogs::ProbeKind kind, int probes)
{
    ogs::Plan plan;
    plan.kind = kind;
    for (const lab::RunningGateway& gateway : lab.gateways())
        plan.targets.push_back({{gateway.host, gateway.port}, probes});
    return plan;
}

lab::GatewaySpec gateway(const lab::GatewayBehaviour& behaviour)
{
    lab::GatewaySpec spec;
    spec.name = QStringLiteral("gateway");
    spec.behaviour = behaviour;
    return spec;
}

} // namespace naru::test
