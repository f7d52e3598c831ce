// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Answers.h"

#include <QDBusConnection>
#include <QObject>
#include <QVariantMap>

#include <chrono>
#include <functional>

namespace naru::host {

/**
 * Understands `Configuration` (aa{sv}) of org.freedesktop.NetworkManager.DnsManager; domains that begin
 * with `~` are left out. Nothing where there is no such property.
 */
[[nodiscard]] std::optional<NetworkManagerAnswer> decodeDnsConfiguration(const QVariantMap& properties);

/**
 * Asks NetworkManager for its DNS configuration and, connection by connection, for tunnels that are up.
 * Lives for one reading; `finished` comes once. What is known so far can be taken at any time.
 */
class NetworkManagerReading final : public QObject
{
    Q_OBJECT

public:
    NetworkManagerReading(const QDBusConnection& bus, std::chrono::milliseconds limit,
                          QObject* parent = nullptr);

    void start();
    [[nodiscard]] const std::optional<NetworkManagerAnswer>& dns() const { return m_dns; }
    [[nodiscard]] const NamedTunnels& tunnels() const { return m_tunnels; }

Q_SIGNALS:
    void finished();

private:
    /** \param interface what follows the service's name in the interface's */
    void ask(const QString& path, const QString& interface, std::function<void(const QVariantMap&)> use);
    void askConnections(const QVariantMap& manager);
    void askDevice(const QVariantMap& connection);

    QDBusConnection m_bus;
    std::chrono::milliseconds m_limit;
    int m_pending = 0;
    std::optional<NetworkManagerAnswer> m_dns;
    NamedTunnels m_tunnels;
};

} // namespace naru::host
