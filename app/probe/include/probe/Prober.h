// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Plan.h"
#include "ogs/ProbeEvent.h"

#include <QObject>

#include <memory>

namespace naru::probe {

class Resolver;

/**
 * Measures the targets of a plan: each probe a small object with its own socket and steady time stamps.
 * Lives in a thread where nothing else runs; call its slots by queued invocation.
 */
class Prober final : public QObject
{
    Q_OBJECT

public:
    /** `clock` must outlive the prober. */
    Prober(const base::Clock& clock, std::unique_ptr<Resolver> resolver, QObject* parent = nullptr);
    /** With the system's resolver. */
    explicit Prober(const base::Clock& clock, QObject* parent = nullptr);
    ~Prober() override;

    /** Starts a run; one that is under way is cancelled first and ends with its own RunEnded. */
    void start(quint64 run, const naru::ogs::Plan& plan);
    /** Ends the run at once: all sockets are gone when RunEnded is told. Nothing where none is under way. */
    void cancel();

Q_SIGNALS:
    /** In the order of their times; RunEnded is the last of a run. */
    void event(quint64 run, naru::ogs::ProbeEvent event);

private:
    class Run;
    const base::Clock& m_clock;
    std::unique_ptr<Resolver> m_resolver;
    std::unique_ptr<Run> m_run;
};

} // namespace naru::probe
