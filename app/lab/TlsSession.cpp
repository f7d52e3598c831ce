// SPDX-License-Identifier: GPL-3.0-or-later
#include "TlsSession.h"

#include <array>
#include <openssl/bio.h>
#include <openssl/err.h>

namespace naru::lab {

TlsSession::TlsSession(SSL_CTX* context, X509* certificate, EVP_PKEY* key)
    : m_ssl(SSL_new(context))
{
    if (!m_ssl || SSL_use_certificate(m_ssl.get(), certificate) != 1 ||
        SSL_use_PrivateKey(m_ssl.get(), key) != 1) {
        m_failed = true;
        return;
    }
    SSL_set_bio(m_ssl.get(), BIO_new(BIO_s_mem()), BIO_new(BIO_s_mem()));
    SSL_set_accept_state(m_ssl.get());
}

QByteArray TlsSession::receive(const QByteArray& bytes)
{
    if (m_failed)
        return {};
    BIO_write(SSL_get_rbio(m_ssl.get()), bytes.constData(), static_cast<int>(bytes.size()));
    QByteArray plainText;
    std::array<char, 4096> buffer{};
    ERR_clear_error();
    int size = 0;
    while ((size = SSL_read(m_ssl.get(), buffer.data(), static_cast<int>(buffer.size()))) > 0)
        plainText.append(buffer.data(), size);
    const int error = SSL_get_error(m_ssl.get(), size);
    m_failed = error != SSL_ERROR_WANT_READ && error != SSL_ERROR_ZERO_RETURN;
    return plainText;
}

void TlsSession::send(const QByteArray& plainText)
{
    ERR_clear_error();
    if (!m_failed && SSL_write(m_ssl.get(), plainText.constData(), static_cast<int>(plainText.size())) <= 0)
        m_failed = true;
}

void TlsSession::close()
{
    if (!m_failed)
        SSL_shutdown(m_ssl.get());
}

QByteArray TlsSession::takeOutput()
{
    if (!m_ssl || SSL_get_wbio(m_ssl.get()) == nullptr)
        return {};
    QByteArray output(static_cast<qsizetype>(BIO_ctrl_pending(SSL_get_wbio(m_ssl.get()))), Qt::Uninitialized);
    if (!output.isEmpty())
        BIO_read(SSL_get_wbio(m_ssl.get()), output.data(), static_cast<int>(output.size()));
    return output;
}

} // namespace naru::lab
