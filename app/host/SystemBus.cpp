// SPDX-License-Identifier: GPL-3.0-or-later
#include "SystemBus.h"

#include <QPromise>
#include <QThreadPool>
#include <QUuid>

#include <memory>

namespace naru::host {

SystemBus::SystemBus(QString address, QObject* parent)
    : QObject(parent)
    , m_address(std::move(address))
    , m_attempt(this)
{
    connect(&m_attempt, &QFutureWatcher<void>::finished, this, &SystemBus::finish);
}

SystemBus::~SystemBus()
{
    // In this order: an attempt that ends in between closes its connection itself.
    m_attempt.cancel();
    QDBusConnection::disconnectFromBus(m_name);
}

void SystemBus::open()
{
    if (m_attempt.isRunning())
        return;
    if (connection().isConnected()) {
        Q_EMIT opened();
        return;
    }
    QDBusConnection::disconnectFromBus(m_name);
    m_name = QLatin1String("naru-host-") + QUuid::createUuid().toString(QUuid::WithoutBraces);
    const auto promise = std::make_shared<QPromise<void>>();
    m_attempt.setFuture(promise->future());
    promise->start();
    QThreadPool::globalInstance()->start([promise, address = m_address, name = m_name] {
        if (address.isEmpty())
            QDBusConnection::connectToBus(QDBusConnection::SystemBus, name);
        else
            QDBusConnection::connectToBus(address, name);
        // Nobody is waiting any more: the connection would stay open for good.
        if (promise->isCanceled())
            QDBusConnection::disconnectFromBus(name);
        promise->finish();
    });
}

void SystemBus::finish()
{
    const QDBusConnection made = connection();
    if (made.isConnected())
        Q_EMIT connectedAnew(made);
    Q_EMIT opened();
}

} // namespace naru::host
