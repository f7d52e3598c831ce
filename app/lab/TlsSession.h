// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Identity.h"

#include <QByteArray>

namespace naru::lab {

/** The server's side of TLS between two byte arrays: the socket is the business of whoever owns it. */
class TlsSession
{
public:
    TlsSession(SSL_CTX* context, X509* certificate, EVP_PKEY* key);

    /** Takes what came from the client; returns the plain text in it. */
    QByteArray receive(const QByteArray& bytes);
    /** Encrypts; only after the handshake. */
    void send(const QByteArray& plainText);
    /** The closing alert. */
    void close();
    /** What is to go to the client now. */
    [[nodiscard]] QByteArray takeOutput();
    /** The client broke the protocol. */
    [[nodiscard]] bool hasFailed() const { return m_failed; }

private:
    SessionPtr m_ssl;
    bool m_failed = false;
};

} // namespace naru::lab
