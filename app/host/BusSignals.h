// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QObject>

namespace naru::host {

/** Hears on one connection that systemd-resolved or NetworkManager has news, comes or goes; not what. */
class BusSignals final : public QObject
{
    Q_OBJECT

public:
    /** Subscribes at once. */
    explicit BusSignals(QDBusConnection bus, QObject* parent = nullptr);

Q_SIGNALS:
    void changed();
};

} // namespace naru::host
