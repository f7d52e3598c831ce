// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/VpnEntries.h"

#include <QMap>
#include <QVariant>

#include <optional>

namespace naru::host {

/** The settings of a connection, group by group (a{sa{sv}}). */
using ConnectionSettings = QMap<QString, QVariantMap>;

/** What NetworkManager answers to GetSettings; nothing where the value has another type, or the connection is
 * no VPN. Pure. */
[[nodiscard]] std::optional<VpnEntry> decodeVpnEntry(const QVariant& settings);
/** The same of settings whose values are plain. `data` of the group `vpn` is a map of texts, or a value of
 * D-Bus of that type. Pure. */
[[nodiscard]] std::optional<VpnEntry> vpnEntryOf(const ConnectionSettings& settings);

} // namespace naru::host
