// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/NetworkState.h"

#include <QByteArrayView>
#include <QProcessEnvironment>
#include <QString>

#include <optional>

namespace naru::host {

/**
 * Reads `http://name:secret@host:3128/`, `host:3128`, KDE's `http://host 3128`, `[::1]:3128`. Name and
 * secret are dropped. Without a port: 443 behind `https://`, else 80. Nothing for SOCKS, which no HTTPS
 * request can be sent to, and for garbage.
 */
[[nodiscard]] std::optional<ProxySettings::Fixed> parseProxy(const QString& text);

/**
 * What the environment says: `https_proxy` before `all_proxy`, each in lower case first, as curl reads
 * them. Exceptions (`no_proxy`) are not looked at. Never automatic; nothing fixed where none is set.
 */
[[nodiscard]] ProxySettings environmentProxy(const QProcessEnvironment& environment);

/**
 * What `gsettings list-recursively org.gnome.system.proxy` printed. The http proxy stands in for a
 * missing https one. Nothing where the mode is `none`, unknown, or `manual` without a usable proxy.
 */
[[nodiscard]] std::optional<ProxySettings> parseGSettings(QByteArrayView text);

/**
 * What KDE's `kioslaverc` says. Its type 4 names environment variables. Nothing where the type is "no
 * proxy", unknown, or one that comes without a usable proxy.
 */
[[nodiscard]] std::optional<ProxySettings> parseKioslaverc(QByteArrayView text,
                                                           const QProcessEnvironment& environment);

} // namespace naru::host
