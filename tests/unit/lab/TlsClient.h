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

/** HEAD / over TLS, without trust; ends when the gateway ends it or after `limit`. */
[[nodiscard]] TlsExchange headOverTls(const lab::RunningGateway& gateway, std::chrono::milliseconds limit,
                                      QSsl::SslProtocol protocol = QSsl::SecureProtocols);

} // namespace naru::test
