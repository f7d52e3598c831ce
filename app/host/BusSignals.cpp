// SPDX-License-Identifier: GPL-3.0-or-later
#include "BusSignals.h"

#include <QDBusServiceWatcher>

#include <array>

namespace naru::host {

namespace {

/** The interfaces whose properties matter; on whatever object, so that new links need no subscription. */
constexpr std::array<const char*, 5> interfaces{
    "org.freedesktop.resolve1.Manager", "org.freedesktop.resolve1.Link", "org.freedesktop.NetworkManager",
    "org.freedesktop.NetworkManager.DnsManager", "org.freedesktop.NetworkManager.Connection.Active"};

} // namespace

BusSignals::BusSignals(QDBusConnection bus, QObject* parent)
    : QObject(parent)
{
    // No sender is named: Qt would have to ask the bus for its owner and wait. A forged signal has us
    // read once more and nothing else.
    for (const char* interface : interfaces) {
        bus.connect({}, {}, QStringLiteral("org.freedesktop.DBus.Properties"),
                    QStringLiteral("PropertiesChanged"), {QLatin1String(interface)}, {}, this,
                    SIGNAL(changed()));
    }
    bus.connect({}, QStringLiteral("/org/freedesktop/DBus/Local"),
                QStringLiteral("org.freedesktop.DBus.Local"), QStringLiteral("Disconnected"), this,
                SIGNAL(changed()));
    auto* services = new QDBusServiceWatcher(this);
    services->setConnection(bus);
    services->setWatchMode(QDBusServiceWatcher::WatchForOwnerChange);
    services->addWatchedService(QStringLiteral("org.freedesktop.resolve1"));
    services->addWatchedService(QStringLiteral("org.freedesktop.NetworkManager"));
    connect(services, &QDBusServiceWatcher::serviceOwnerChanged, this, &BusSignals::changed);
}

} // namespace naru::host
