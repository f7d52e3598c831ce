// SPDX-License-Identifier: GPL-3.0-or-later
#include "VpnSettings.h"

#include <QDBusArgument>

namespace naru::host {

namespace {

using Texts = QMap<QString, QString>;

/** Empty where it is no text, or a longer one than anybody writes. */
QString textOf(const QVariant& value)
{
    if (value.metaType() != QMetaType::fromType<QString>())
        return {};
    const QString text = value.toString().trimmed();
    return text.size() <= maxVpnText ? text : QString();
}

/** Values of `a{ss}`. */
Texts textsOf(const QVariant& value)
{
    if (value.metaType() == QMetaType::fromType<Texts>())
        return value.value<Texts>();
    if (value.metaType() != QMetaType::fromType<QDBusArgument>() ||
        value.value<QDBusArgument>().currentSignature() != QLatin1String("a{ss}"))
        return {};
    return qdbus_cast<Texts>(value);
}

} // namespace

std::optional<VpnEntry> vpnEntryOf(const ConnectionSettings& settings)
{
    const QVariantMap connection = settings.value(QStringLiteral("connection"));
    VpnEntry entry;
    entry.name = textOf(connection.value(QStringLiteral("id")));
    const QString type = textOf(connection.value(QStringLiteral("type")));
    if (type == QLatin1String("wireguard")) {
        entry.service = type;
        return entry;
    }
    if (type != QLatin1String("vpn"))
        return std::nullopt;
    const QVariantMap vpn = settings.value(QStringLiteral("vpn"));
    entry.service = textOf(vpn.value(QStringLiteral("service-type")));
    const Texts data = textsOf(vpn.value(QStringLiteral("data")));
    entry.gateway = textOf(data.value(QStringLiteral("gateway")));
    entry.userGroup = textOf(data.value(QStringLiteral("usergroup")));
    entry.protocol = textOf(data.value(QStringLiteral("protocol")));
    return entry;
}

std::optional<VpnEntry> decodeVpnEntry(const QVariant& settings)
{
    if (settings.metaType() != QMetaType::fromType<QDBusArgument>() ||
        settings.value<QDBusArgument>().currentSignature() != QLatin1String("a{sa{sv}}"))
        return std::nullopt;
    return vpnEntryOf(qdbus_cast<ConnectionSettings>(settings));
}

} // namespace naru::host
