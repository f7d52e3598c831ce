// SPDX-License-Identifier: GPL-3.0-or-later
#include "SleepSignals.h"

#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusServiceWatcher>

namespace naru::host {

BusObject sleepManager()
{
    return {QStringLiteral("org.freedesktop.login1"), QStringLiteral("/org/freedesktop/login1"),
            QStringLiteral("org.freedesktop.login1.Manager")};
}

SleepSignals::SleepSignals(QDBusConnection bus, QObject* parent)
    : QObject(parent)
{
    const BusObject manager = sleepManager();
    bus.connect({}, manager.path, manager.interface, QStringLiteral("PrepareForSleep"), this,
                SLOT(take(bool, QDBusMessage)));
    bus.connect({}, QStringLiteral("/org/freedesktop/DBus/Local"),
                QStringLiteral("org.freedesktop.DBus.Local"), QStringLiteral("Disconnected"), this,
                SIGNAL(lost()));
    auto* service = new QDBusServiceWatcher(this);
    service->setConnection(bus);
    service->setWatchMode(QDBusServiceWatcher::WatchForOwnerChange);
    service->addWatchedService(manager.service);
    connect(service, &QDBusServiceWatcher::serviceOwnerChanged, this,
            [this](const QString&, const QString&, const QString& owner) { setOwner(owner); });
    askForOwner(bus);
}

void SleepSignals::askForOwner(const QDBusConnection& bus)
{
    const QString name = QStringLiteral("org.freedesktop.DBus");
    QDBusMessage call = QDBusMessage::createMethodCall(name, QStringLiteral("/org/freedesktop/DBus"), name,
                                                       QStringLiteral("GetNameOwner"));
    call.setArguments({sleepManager().service});
    const auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* finished) {
        finished->deleteLater();
        const QDBusPendingReply<QString> reply = *finished;
        // An owner that came meanwhile has been told already.
        if (m_owner.isEmpty())
            setOwner(reply.isValid() ? reply.value() : QString());
    });
}

void SleepSignals::setOwner(const QString& owner)
{
    m_owner = owner;
    Q_EMIT present(!owner.isEmpty());
}

void SleepSignals::take(bool forSleep, const QDBusMessage& message)
{
    if (!m_owner.isEmpty() && message.service() == m_owner)
        Q_EMIT prepared(forSleep);
}

} // namespace naru::host
