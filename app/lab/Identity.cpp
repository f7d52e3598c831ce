// SPDX-License-Identifier: GPL-3.0-or-later
#include "Identity.h"

#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

namespace naru::lab {

namespace {

constexpr long aDay = 24L * 60 * 60;

bool addExtension(X509* certificate, int kind, const QByteArray& value)
{
    const std::unique_ptr<X509_EXTENSION, FreeWith<X509_EXTENSION_free>> extension(
        X509V3_EXT_conf_nid(nullptr, nullptr, kind, value.constData()));
    return extension && X509_add_ext(certificate, extension.get(), -1) == 1;
}

bool setSerialNumber(X509* certificate)
{
    std::uint64_t number = 0;
    if (RAND_bytes(reinterpret_cast<unsigned char*>(&number), sizeof number) != 1)
        return false;
    return ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), number >> 1U) == 1;
}

bool setName(X509* certificate, const QByteArray& name)
{
    X509_NAME* subject = X509_get_subject_name(certificate);
    const auto* text = reinterpret_cast<const unsigned char*>(name.constData());
    // 64 characters are what a common name may have.
    const int size = std::min(static_cast<int>(name.size()), 64);
    return X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC, text, size, -1, 0) == 1;
}

/** Name, number and time; not signed yet. Nothing where OpenSSL fails. */
CertificatePtr blank(EVP_PKEY* key, const QByteArray& name)
{
    CertificatePtr certificate(X509_new());
    X509* raw = certificate.get();
    if (raw == nullptr || key == nullptr || X509_set_version(raw, X509_VERSION_3) != 1 ||
        !setSerialNumber(raw) || !setName(raw, name) || X509_set_pubkey(raw, key) != 1)
        return nullptr;
    // Begins yesterday: clocks differ.
    X509_gmtime_adj(X509_getm_notBefore(raw), -aDay);
    X509_gmtime_adj(X509_getm_notAfter(raw), 30 * aDay);
    return certificate;
}

/** The certificate with its issuer and the signature, if both came about. */
CertificatePtr signedBy(const Issuer& issuer, CertificatePtr certificate)
{
    const bool isSigned =
        X509_set_issuer_name(certificate.get(), X509_get_subject_name(issuer.certificate)) == 1 &&
        X509_sign(certificate.get(), issuer.key, EVP_sha256()) != 0;
    return isSigned ? std::move(certificate) : nullptr;
}

/** What a server's certificate says beside its name. */
bool addServerExtensions(X509* certificate, const QByteArray& name, const QByteArray& address)
{
    QByteArray names = QByteArrayLiteral("DNS:").append(name);
    if (!address.isEmpty())
        names.append(",IP:").append(address);
    return addExtension(certificate, NID_subject_alt_name, names) &&
           addExtension(certificate, NID_ext_key_usage, "serverAuth");
}

} // namespace

KeyPtr makeKey()
{
    return KeyPtr(EVP_EC_gen("P-256"));
}

CertificatePtr makeCertificate(EVP_PKEY* key, const QByteArray& name, const QByteArray& address)
{
    CertificatePtr certificate = blank(key, name);
    if (!certificate || !addServerExtensions(certificate.get(), name, address))
        return nullptr;
    const Issuer itself{certificate.get(), key};
    return signedBy(itself, std::move(certificate));
}

CertificatePtr makeCertificate(EVP_PKEY* key, const QByteArray& name, const QByteArray& address,
                               const Issuer& issuer)
{
    CertificatePtr certificate = blank(key, name);
    if (!certificate || !addServerExtensions(certificate.get(), name, address))
        return nullptr;
    return signedBy(issuer, std::move(certificate));
}

CertificatePtr makeAuthority(EVP_PKEY* key, const QByteArray& name)
{
    CertificatePtr certificate = blank(key, name);
    if (!certificate || !addExtension(certificate.get(), NID_basic_constraints, "critical,CA:TRUE") ||
        !addExtension(certificate.get(), NID_key_usage, "critical,keyCertSign,cRLSign"))
        return nullptr;
    const Issuer itself{certificate.get(), key};
    return signedBy(itself, std::move(certificate));
}

ContextPtr makeContext()
{
    ContextPtr context(SSL_CTX_new(TLS_server_method()));
    SSL_CTX* raw = context.get();
    // One of the groups that a client sends a key share for is taken, so nobody is asked to begin again.
    if (raw == nullptr || SSL_CTX_set_min_proto_version(raw, TLS1_2_VERSION) != 1 ||
        SSL_CTX_set1_groups_list(raw, "X25519:P-256:P-384") != 1)
        return nullptr;
    SSL_CTX_set_options(raw, SSL_OP_NO_TICKET | SSL_OP_NO_RENEGOTIATION);
    SSL_CTX_set_num_tickets(raw, 0);
    SSL_CTX_set_session_cache_mode(raw, SSL_SESS_CACHE_OFF);
    SSL_CTX_set_mode(raw, SSL_MODE_RELEASE_BUFFERS);
    return context;
}

} // namespace naru::lab
