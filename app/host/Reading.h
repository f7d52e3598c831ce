// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Answers.h"
#include "NetworkManager.h"
#include "ProxyReading.h"
#include "Surroundings.h"
#include "SystemBus.h"

#include <QObject>
#include <QTimer>
#include <QVariantMap>

namespace naru::host {

/**
 * One reading of everything, all parties asked at once. It ends when all have answered, and at the limit
 * at the latest with what is there by then.
 */
class Reading final : public QObject
{
    Q_OBJECT

public:
    Reading(const Surroundings& surroundings, SystemBus& bus, QObject* parent = nullptr);

    void start();

Q_SIGNALS:
    /** Comes once, never from within `start`. */
    void finished(const naru::host::NetworkState& state);

private:
    void askServices();
    void settle();
    void conclude();

    const Surroundings& m_surroundings;
    SystemBus& m_bus;
    ProxyReading m_proxy;
    NetworkManagerReading* m_networkManager = nullptr;
    QVariantMap m_resolved;
    QTimer m_limit;
    int m_pending = 0;
    bool m_done = false;
};

} // namespace naru::host
