// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Secret.h"

#include <QHostAddress>
#include <QString>

#include <chrono>
#include <cstdint>
#include <optional>

namespace naru::tunnel {

/** How long a tunnel may take before it is given up; openconnect's own times are minutes. */
struct TunnelDeadlines
{
    /** From `start` until the privileged helper runs: a person may be typing a password for it. */
    std::chrono::milliseconds privilege = std::chrono::minutes(2);
    /** From then until packets may pass. Includes the 12 s that openconnect waits for DTLS. */
    std::chrono::milliseconds connect = std::chrono::seconds(30);
    /** From the loss of the gateway until it is back. */
    std::chrono::milliseconds reconnect = std::chrono::seconds(60);
    /** From `Backend::stop` to the end, which comes then at the latest: SIGINT, after 1.5 s SIGTERM, after
       0.5 s SIGKILL, and what is undone. */
    std::chrono::milliseconds stop = std::chrono::seconds(6);
};

/** A tunnel that is wanted, after the sign-in. There is nothing else that could become an option of
 * openconnect. */
struct TunnelRequest
{
    /** Host name of the gateway, without scheme, port and path: its identity for SNI and certificate. An
        address, without brackets, where the profile names no more. */
    QString host;
    std::uint16_t port = 443;
    /** The address that was signed in at: the name is not looked up again. */
    QHostAddress address;
    /** The session's cookie as the sign-in gave it. Goes over standard input alone. */
    base::Secret cookie;
    /** The public key that the gateway must have, `pin-sha256:` and 44 characters of base64. Mandatory. */
    QString pin;
    /** Whether UDP may be used beside TLS. */
    bool dtls = true;
    /** In place of OpenConnect's own name; `isUserAgent`. */
    std::optional<QString> userAgent;
    /** Name of the device, `naru` and at most 11 lower-case letters and digits. Without meaning for SOCKS. */
    QString device = QStringLiteral("naru0");
    TunnelDeadlines deadlines;
};

} // namespace naru::tunnel
