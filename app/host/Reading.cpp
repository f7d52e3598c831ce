// SPDX-License-Identifier: GPL-3.0-or-later
#include "Reading.h"

#include "Resolved.h"

namespace naru::host {

Reading::Reading(const Surroundings& surroundings, SystemBus& bus, QObject* parent)
    : QObject(parent)
    , m_surroundings(surroundings)
    , m_bus(bus)
    , m_proxy(surroundings.environment, surroundings.limit, this)
    , m_limit(this)
{
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, &Reading::conclude);
    connect(&m_bus, &SystemBus::opened, this, &Reading::askServices, Qt::SingleShotConnection);
    connect(&m_proxy, &ProxyReading::finished, this, &Reading::settle);
}

void Reading::start()
{
    m_limit.start(m_surroundings.limit);
    m_pending = 2; // proxy and bus
    m_bus.open();
    m_proxy.start();
}

void Reading::askServices()
{
    const QDBusConnection bus = m_bus.connection();
    if (bus.isConnected()) {
        m_pending += 2;
        m_networkManager = new NetworkManagerReading(bus, m_surroundings.limit, this);
        connect(m_networkManager, &NetworkManagerReading::finished, this, &Reading::settle);
        m_networkManager->start();
        askResolved(bus, m_surroundings.limit, this, [this](const QVariantMap& properties) {
            m_resolved = properties;
            settle();
        });
    }
    settle();
}

void Reading::settle()
{
    // By the timer, so that whoever started the reading never gets its end before `start` returns.
    if (--m_pending == 0)
        m_limit.start(0);
}

void Reading::conclude()
{
    if (m_done)
        return;
    m_done = true;
    Answers answers;
    answers.kernel = m_surroundings.kernel();
    answers.resolved = decodeResolved(m_resolved, answers.kernel.interfaces);
    if (m_networkManager) {
        answers.networkManager = m_networkManager->dns();
        answers.namedTunnels = m_networkManager->tunnels();
    }
    answers.resolvConf = readResolvConf(m_surroundings.root);
    answers.proxy = m_proxy.settings();
    Q_EMIT finished(stateFrom(answers));
}

} // namespace naru::host
