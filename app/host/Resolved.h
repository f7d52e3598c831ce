// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Answers.h"
#include "BusCall.h"

#include <QVariantMap>

#include <functional>

namespace naru::host {

/**
 * Understands the properties of org.freedesktop.resolve1.Manager: `DNS` a(iiay) and `Domains` a(isb).
 * They hold the settings of every link beside the global ones (link 0), so that the link objects need
 * not be asked one by one. Values of other types count as absent. Nothing where there is no `DNS`.
 */
[[nodiscard]] std::optional<ResolvedAnswer> decodeResolved(const QVariantMap& properties,
                                                           const std::vector<Interface>& interfaces);

/** Asks systemd-resolved; see `readProperties`. */
void askResolved(const QDBusConnection& bus, std::chrono::milliseconds limit, QObject* context,
                 std::function<void(const QVariantMap&)> done);

} // namespace naru::host
