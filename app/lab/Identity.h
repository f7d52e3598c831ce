// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <memory>
#include <openssl/ssl.h>

namespace naru::lab {

template <auto Free>
struct FreeWith
{
    template <class T>
    void operator()(T* object) const
    {
        Free(object);
    }
};

using KeyPtr = std::unique_ptr<EVP_PKEY, FreeWith<EVP_PKEY_free>>;
using CertificatePtr = std::unique_ptr<X509, FreeWith<X509_free>>;
using ContextPtr = std::unique_ptr<SSL_CTX, FreeWith<SSL_CTX_free>>;
using SessionPtr = std::unique_ptr<SSL, FreeWith<SSL_free>>;

/** A new key on P-256: quick to sign with. Nothing where OpenSSL fails. */
[[nodiscard]] KeyPtr makeKey();
/** A certificate that signs itself, for a name and (where it is a literal one) an address, valid for 30 days.
 */
[[nodiscard]] CertificatePtr makeCertificate(EVP_PKEY* key, const QByteArray& name,
                                             const QByteArray& address);
/** Who signs a certificate; both outlive the call. */
struct Issuer
{
    X509* certificate;
    EVP_PKEY* key;
};
/** The certificate of an authority: it signs itself, and may sign others. */
[[nodiscard]] CertificatePtr makeAuthority(EVP_PKEY* key, const QByteArray& name);
/** As `makeCertificate`, signed by an authority. */
[[nodiscard]] CertificatePtr makeCertificate(EVP_PKEY* key, const QByteArray& name, const QByteArray& address,
                                             const Issuer& issuer);
/** TLS 1.2 and 1.3, groups that common clients offer first, nothing kept between connections. */
[[nodiscard]] ContextPtr makeContext();

} // namespace naru::lab
