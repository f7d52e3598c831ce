// SPDX-License-Identifier: GPL-3.0-or-later
#include "NetworkManager.h"

#include "Addresses.h"
#include "BusCall.h"

#include <QDBusArgument>
#include <QDBusObjectPath>

#include <algorithm>

namespace naru::host {

namespace {

/** More entries or connections than any machine has are not read. */
constexpr int mostEntries = 64;
/** NM_ACTIVE_CONNECTION_STATE_ACTIVATED */
constexpr uint activated = 2;

Link linkOf(const QVariantMap& entry)
{
    Link link;
    link.name = entry.value(QStringLiteral("interface")).toString();
    link.tunnel = entry.value(QStringLiteral("vpn")).toBool();
    for (const QString& server : entry.value(QStringLiteral("nameservers")).toStringList())
        appendOnce(link.servers, serverAddress(server));
    for (const QString& domain : entry.value(QStringLiteral("domains")).toStringList())
        appendOnce(link.suffixes, searchDomain(domain));
    return link;
}

/** The paths in a value of type `ao`. */
QStringList pathsIn(const QVariant& value)
{
    if (value.metaType() != QMetaType::fromType<QDBusArgument>() ||
        value.value<QDBusArgument>().currentSignature() != QLatin1String("ao"))
        return {};
    QStringList paths;
    for (const QDBusObjectPath& path : qdbus_cast<QList<QDBusObjectPath>>(value))
        paths.append(path.path());
    return paths.mid(0, mostEntries);
}

bool isTunnelType(const QString& type)
{
    return type == QLatin1String("wireguard") || type == QLatin1String("tun");
}

} // namespace

std::optional<NetworkManagerAnswer> decodeDnsConfiguration(const QVariantMap& properties)
{
    const QVariant value = properties.value(QStringLiteral("Configuration"));
    if (value.metaType() != QMetaType::fromType<QDBusArgument>())
        return std::nullopt;
    const auto array = value.value<QDBusArgument>();
    if (array.currentSignature() != QLatin1String("aa{sv}"))
        return std::nullopt;
    NetworkManagerAnswer links;
    array.beginArray();
    while (!array.atEnd() && links.size() < mostEntries) {
        QVariantMap entry;
        array >> entry;
        links.push_back(linkOf(entry));
    }
    array.endArray();
    return links;
}

NetworkManagerReading::NetworkManagerReading(const QDBusConnection& bus, std::chrono::milliseconds limit,
                                             QObject* parent)
    : QObject(parent)
    , m_bus(bus)
    , m_limit(limit)
{}

void NetworkManagerReading::start()
{
    const QString manager = QStringLiteral("/org/freedesktop/NetworkManager");
    ask(manager + QLatin1String("/DnsManager"), QStringLiteral(".DnsManager"),
        [this](const QVariantMap& properties) { m_dns = decodeDnsConfiguration(properties); });
    ask(manager, {}, [this](const QVariantMap& properties) { askConnections(properties); });
}

void NetworkManagerReading::ask(const QString& path, const QString& interface,
                                std::function<void(const QVariantMap&)> use)
{
    ++m_pending;
    const QString service = QStringLiteral("org.freedesktop.NetworkManager");
    readProperties(m_bus, {service, path, service + interface}, m_limit, this,
                   [this, use = std::move(use)](const QVariantMap& properties) {
                       use(properties);
                       if (--m_pending == 0)
                           Q_EMIT finished();
                   });
}

void NetworkManagerReading::askConnections(const QVariantMap& manager)
{
    for (const QString& path : pathsIn(manager.value(QStringLiteral("ActiveConnections"))))
        ask(path, QStringLiteral(".Connection.Active"),
            [this](const QVariantMap& connection) { askDevice(connection); });
}

void NetworkManagerReading::askDevice(const QVariantMap& connection)
{
    const bool isVpn = connection.value(QStringLiteral("Vpn")).toBool();
    const bool isTunnel = isTunnelType(connection.value(QStringLiteral("Type")).toString());
    const bool isUp = connection.value(QStringLiteral("State")).toUInt() == activated;
    const QStringList devices = pathsIn(connection.value(QStringLiteral("Devices")));
    if (!isUp || devices.isEmpty() || !(isVpn || isTunnel))
        return;
    ask(devices.constFirst(), QStringLiteral(".Device"), [this, isTunnel](const QVariantMap& device) {
        const QString interface = device.value(QStringLiteral("Interface")).toString();
        // The device of a connection of type "vpn" is the one that it runs over.
        QStringList& list = isTunnel ? m_tunnels.interfaces : m_tunnels.below;
        if (!interface.isEmpty())
            list.append(interface);
    });
}

} // namespace naru::host
