// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QObject>
#include <QString>
#include <QVariantMap>

#include <chrono>
#include <functional>

namespace naru::host {

/** A D-Bus object and one of its interfaces. */
struct BusObject
{
    QString service;
    QString path;
    QString interface;
};

/**
 * Asks for all properties and calls `done` with them; with an empty map where the service is absent, in
 * error, or later than `limit`. Never starts a service that does not run. `done` is not called any more
 * once `context` is gone.
 */
void readProperties(const QDBusConnection& bus, const BusObject& object, std::chrono::milliseconds limit,
                    QObject* context, std::function<void(const QVariantMap&)> done);

} // namespace naru::host
