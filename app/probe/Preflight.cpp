// SPDX-License-Identifier: GPL-3.0-or-later
#include "Preflight.h"

#include "AddressOrder.h"
#include "Destination.h"
#include "ProbeRace.h"

namespace naru::probe {

Preflight::Preflight(RunContext& context, const profile::Target& target, base::Nanoseconds limit,
                     QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_target(target)
{
    m_limit.setSingleShot(true);
    m_limit.setTimerType(Qt::PreciseTimer);
    m_limit.setInterval(std::chrono::floor<std::chrono::milliseconds>(limit));
    connect(&m_limit, &QTimer::timeout, this, [this] { finish(ogs::Failure::DeadlinePassed); });
}

Preflight::~Preflight() = default;

void Preflight::start()
{
    m_limit.start();
    if (!asciiHost(m_target.host)) {
        finish(ogs::Failure::NoAddress);
        return;
    }
    const QString host = m_context.proxy ? m_context.proxy->host : m_target.host;
    m_context.resolver.lookup(host, this, [this](const Addresses& addresses) { onLookup(addresses); });
}

void Preflight::onLookup(const Addresses& addresses)
{
    if (m_over)
        return;
    if (!addresses) {
        finish(addresses.error());
        return;
    }
    m_race = new ProbeRace(
        m_context, destinations(m_target, m_context.proxy, interleaved(*addresses)),
        [this](const QString& address) { return m_context.budget.takePreflight(address); }, this);
    connect(m_race, &ProbeRace::attempted, this, [this](const QString& address) { m_address = address; });
    connect(m_race, &ProbeRace::answered, this, [this] { finish(std::nullopt); });
    connect(m_race, &ProbeRace::ended, this, [this] { finish(m_race->result().failure); });
    if (!m_race->start()) {
        stop();
        Q_EMIT ended();
    }
}

void Preflight::finish(std::optional<ogs::Failure> failure)
{
    if (m_over)
        return;
    stop();
    if (m_race && failure == ogs::Failure::DeadlinePassed)
        failure = m_race->result().failure;
    if (m_race && m_race->result().httpStatus == 407)
        failure = ogs::Failure::ProxyAuthenticationNeeded;
    m_context.tell(ogs::PreflightEnded{m_context.elapsed(), failure, m_address});
    Q_EMIT ended();
}

void Preflight::stop()
{
    m_over = true;
    m_limit.stop();
    if (!m_race)
        return;
    m_race->disconnect(this);
    m_race->stop(ogs::Failure::DeadlinePassed);
}

} // namespace naru::probe
