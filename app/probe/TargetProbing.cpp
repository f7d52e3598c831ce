// SPDX-License-Identifier: GPL-3.0-or-later
#include "TargetProbing.h"

#include "AddressOrder.h"
#include "ProbeRace.h"

#include <algorithm>

namespace naru::probe {

TargetProbing::TargetProbing(RunContext& context, int target, const ogs::PlannedTarget& planned,
                             QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_target(target)
    , m_planned(planned)
{}

TargetProbing::~TargetProbing() = default;

void TargetProbing::lookup()
{
    m_lookupStarted = m_context.clock.steady();
    if (!asciiHost(m_planned.target.host)) {
        onLookup(std::unexpected(ogs::Failure::NoAddress));
        return;
    }
    const QString host = m_context.proxy ? m_context.proxy->host : m_planned.target.host;
    m_context.resolver.lookup(host, this, [this](const Addresses& addresses) { onLookup(addresses); });
}

void TargetProbing::onLookup(const Addresses& addresses)
{
    const base::Nanoseconds took = m_context.clock.steady() - m_lookupStarted;
    if (!m_context.proxy) // else it was the proxy's name
        m_lookupTook = took;
    std::optional<ogs::Failure> failure;
    if (addresses)
        m_addresses = destinations(m_planned.target, m_context.proxy, interleaved(*addresses));
    else
        failure = addresses.error();
    if (!failure && m_addresses.isEmpty())
        failure = ogs::Failure::NoAddress;
    m_settled = m_addresses.size() == 1;
    for (const Destination& address : m_addresses)
        m_context.budget.addTarget(address.addressText());
    m_context.tell(ogs::LookupEnded{m_target, m_context.elapsed(), took, failure});
    if (failure)
        failAll(*failure);
    Q_EMIT changed();
}

void TargetProbing::failAll(ogs::Failure failure)
{
    while (m_next < m_planned.probes) {
        ogs::Probe probe;
        probe.failure = failure;
        tellEnded(m_next++, probe);
    }
}

bool TargetProbing::ready(base::SteadyTime now) const
{
    if (m_addresses.isEmpty() || m_next >= m_planned.probes || now < m_notBefore)
        return false;
    if (m_next > 0 && !m_settled)
        return false;
    return !m_context.sequential || m_running.empty();
}

Turn TargetProbing::turn(base::SteadyTime now) const
{
    return Turn::of({m_next, m_best, m_hasAnswered, now - m_firstStarted});
}

bool TargetProbing::startNext()
{
    const int index = m_next++;
    if (index == 0)
        m_firstStarted = m_context.clock.steady();
    auto* race = new ProbeRace(
        m_context, m_addresses,
        [this, index](const QString& address) { return m_context.budget.take(address, index); }, this);
    connect(race, &ProbeRace::attempted, this, [this, index](const QString& address) {
        m_context.tell(ogs::ProbeStarted{m_target, index, m_context.elapsed(), address});
    });
    connect(
        race, &ProbeRace::connected, this,
        [this, index](const Destination& winner, base::Nanoseconds tcp) { onConnected(index, winner, tcp); });
    connect(race, &ProbeRace::ended, this, [this, index, race] { onEnded(index, race); });
    m_notBefore = m_context.clock.steady() + m_context.step;
    m_running.emplace(index, race);
    if (race->start())
        return true;
    m_running.erase(index);
    race->deleteLater();
    m_context.tell(
        ogs::ProbeSkipped{m_target, index, m_context.elapsed(), m_addresses.first().addressText()});
    m_settled = true; // a later one will find the same
    Q_EMIT changed();
    return false;
}

void TargetProbing::onConnected(int index, const Destination& winner, base::Nanoseconds tcp)
{
    m_hasAnswered = true;
    m_settled = true;
    m_addresses = {winner};
    m_context.tell(ogs::ProbeConnected{m_target, index, m_context.elapsed(), tcp});
}

void TargetProbing::onEnded(int index, ProbeRace* race)
{
    m_running.erase(index);
    race->deleteLater();
    if (const std::optional<base::Nanoseconds>& value = race->result().value)
        m_best = std::min(*value, m_best.value_or(*value));
    if (!m_settled) { // none of them answered: the others may go where this one's result comes from
        m_settled = true;
        erase_if(m_addresses,
                 [race](const Destination& d) { return d.addressText() != race->result().address; });
    }
    tellEnded(index, race->result());
    Q_EMIT changed();
}

void TargetProbing::tellEnded(int index, ogs::Probe probe)
{
    probe.index = index;
    probe.parts.lookup = m_lookupTook;
    m_context.tell(ogs::ProbeEnded{m_target, m_context.elapsed(), std::move(probe)});
}

void TargetProbing::stop(ogs::Failure reason)
{
    for (const auto& [index, race] : m_running) {
        race->disconnect(this);
        race->stop(reason);
    }
}

void TargetProbing::tellStopped(ogs::Failure reason)
{
    for (const auto& [index, race] : m_running)
        tellEnded(index, race->result());
    m_running.clear();
    failAll(reason);
}

} // namespace naru::probe
