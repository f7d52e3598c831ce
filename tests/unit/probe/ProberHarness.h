// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "MachineLateness.h"
#include "base/Clock.h"
#include "lab/Lab.h"
#include "ogs/Plan.h"
#include "ogs/ProbeEvent.h"
#include "probe/Prober.h"
#include "probe/Resolver.h"

#include <QObject>
#include <QThread>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace naru::test {

/** What a prober told, and of which run. */
struct Told
{
    quint64 run = 0;
    ogs::ProbeEvent event;
};

/** A prober in a thread of its own, as in the program, and all that it tells. */
class ProberHarness final : public QObject
{
    Q_OBJECT

public:
    explicit ProberHarness(std::unique_ptr<probe::Resolver> resolver = nullptr);
    ~ProberHarness() override;

    void start(quint64 run, const ogs::Plan& plan);
    void cancel();
    /** True when the run has told its end within the time. */
    [[nodiscard]] bool waitForEnd(quint64 run, std::chrono::milliseconds limit = std::chrono::seconds{15});
    /** Starts run 1 and waits for its end. */
    [[nodiscard]] bool carryOut(const ogs::Plan& plan);

    [[nodiscard]] const std::vector<Told>& told() const { return m_told; }
    [[nodiscard]] std::optional<ogs::RunEnded> ended(quint64 run = 1) const;
    /** The run's end was told at most 50 ms behind this time, beyond what the machine itself was late. */
    [[nodiscard]] bool endedBy(base::Nanoseconds deadline) const;
    /** Events of one kind, in order. */
    template <class Event>
    [[nodiscard]] std::vector<Event> all(quint64 run = 1) const
    {
        std::vector<Event> result;
        for (const Told& told : m_told) {
            if (told.run == run && std::holds_alternative<Event>(told.event))
                result.push_back(std::get<Event>(told.event));
        }
        return result;
    }
    /** The ended probe; nothing where it has not ended. */
    [[nodiscard]] std::optional<ogs::Probe> probe(int target, int index, quint64 run = 1) const;

private:
    base::MachineClock m_clock;
    QThread m_thread;
    std::unique_ptr<probe::Prober> m_prober;
    std::vector<Told> m_told;
    MachineLateness m_lateness;
};

/** A plan for running gateways; without preflight, `probes` for each. */
[[nodiscard]] ogs::Plan planFor(const lab::Lab& lab, ogs::ProbeKind kind, int probes);
/** One gateway with this behaviour. */
[[nodiscard]] lab::GatewaySpec gateway(const lab::GatewayBehaviour& behaviour);

} // namespace naru::test
