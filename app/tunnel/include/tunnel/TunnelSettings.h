// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/BackendChoice.h"

#include <QString>

#include <algorithm>
#include <optional>

namespace naru::tunnel {

/** Longer values of the header `User-Agent` are no names of a program. */
inline constexpr qsizetype maxUserAgent = 256;

/** What a user may change about tunnels, and what is kept of that. */
struct TunnelSettings
{
    /** Nothing: the usual way (`engine::usualBackend`). */
    std::optional<BackendChoice> backend;
    /** In place of OpenConnect's own name, for gateways that turn that away: 1 to `maxUserAgent` printable
     * ASCII characters. */
    std::optional<QString> userAgent;
    /** Whether UDP may be used beside TLS. */
    bool dtls = true;
    friend bool operator==(const TunnelSettings&, const TunnelSettings&) = default;
};

/** Whether it may stand in a request's header as it is. */
[[nodiscard]] inline bool isUserAgent(QStringView text)
{
    const auto isPrintable = [](QChar c) { return c >= u' ' && c <= u'~'; };
    return !text.isEmpty() && text.size() <= maxUserAgent && text == text.trimmed() &&
           std::all_of(text.begin(), text.end(), isPrintable);
}

} // namespace naru::tunnel
