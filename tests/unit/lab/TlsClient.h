// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/Gateway.h"

#include <QByteArray>
#include <QSsl>

#include <chrono>

namespace naru::test {

/** What a client sees of one HTTPS exchange; times from the moment of connecting. */
struct TlsExchange
{
    bool connected = false;
    bool encrypted = false;
    bool ended = false;
    QByteArray answer;
    /** SHA-256 of the certificate that was shown. */
    QByteArray certificate;
    std::chrono::nanoseconds encryptedAfter{0};
    std::chrono::nanoseconds firstByteAfter{0};
    std::chrono::nanoseconds endedAfter{0};
};

/**
 * HEAD / over TLS, without trust. Gives up on the answer after `limit`; waits `forEnd` more for the gateway
 * to end the connection.
 */
[[nodiscard]] TlsExchange headOverTls(const lab::RunningGateway& gateway, std::chrono::milliseconds limit,
                                      QSsl::SslProtocol protocol = QSsl::SecureProtocols,
                                      std::chrono::milliseconds forEnd = std::chrono::seconds(5));

} // namespace naru::test
