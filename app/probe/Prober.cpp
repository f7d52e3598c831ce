// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/Prober.h"

#include "Run.h"
#include "probe/SystemResolver.h"

namespace naru::probe {

Prober::Prober(const base::Clock& clock, std::unique_ptr<Resolver> resolver, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
    , m_resolver(std::move(resolver))
{}

Prober::Prober(const base::Clock& clock, QObject* parent)
    : Prober(clock, std::make_unique<SystemResolver>(), parent)
{}

Prober::~Prober() = default;

void Prober::start(quint64 run, const ogs::Plan& plan)
{
    cancel();
    m_run = std::make_unique<Run>(m_clock, *m_resolver, plan, [this, run](ogs::ProbeEvent happened) {
        // The run may be in the midst of a signal of one of its sockets: it goes when that is over.
        if (std::holds_alternative<ogs::RunEnded>(happened) && m_run)
            m_run.release()->deleteLater();
        Q_EMIT event(run, std::move(happened));
    });
    m_run->start();
}

void Prober::cancel()
{
    if (m_run)
        m_run->cancel();
}

} // namespace naru::probe
