// SPDX-License-Identifier: GPL-3.0-or-later
#include "ChainCheck.h"

#include "CertificateFacts.h"
#include "FrameLimits.h"

#include <QCryptographicHash>

#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>

namespace naru::signin {

namespace {

using namespace tunnel;

ChainProblem problemOf(int error)
{
    switch (error) {
    case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT:
    case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    case X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    case X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN:
        return ChainProblem::UnknownIssuer;
    case X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT:
        return ChainProblem::SelfSigned;
    case X509_V_ERR_HOSTNAME_MISMATCH:
    case X509_V_ERR_IP_ADDRESS_MISMATCH:
        return ChainProblem::NameMismatch;
    case X509_V_ERR_CERT_HAS_EXPIRED:
        return ChainProblem::Expired;
    case X509_V_ERR_CERT_NOT_YET_VALID:
        return ChainProblem::NotYetValid;
    case X509_V_ERR_EE_KEY_TOO_SMALL:
    case X509_V_ERR_CA_KEY_TOO_SMALL:
    case X509_V_ERR_CA_MD_TOO_WEAK:
        return ChainProblem::TooWeak;
    default:
        return ChainProblem::Other;
    }
}

QString digest(const QByteArray& key, QCryptographicHash::Algorithm algorithm)
{
    return QString::fromLatin1(QCryptographicHash::hash(key, algorithm).toBase64());
}

bool expect(X509_VERIFY_PARAM& parameters, const QByteArray& host)
{
    X509_VERIFY_PARAM_set_purpose(&parameters, X509_PURPOSE_SSL_SERVER);
    X509_VERIFY_PARAM_set_hostflags(&parameters, X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS);
    // What the user trusts may be a CA in the middle.
    X509_VERIFY_PARAM_set_flags(&parameters, X509_V_FLAG_PARTIAL_CHAIN);
    return X509_VERIFY_PARAM_set1_ip_asc(&parameters, host.constData()) == 1 ||
           X509_VERIFY_PARAM_set1_host(&parameters, host.constData(),
                                       static_cast<std::size_t>(host.size())) == 1;
}

/** The error of OpenSSL, X509_V_OK where the chain is good. */
int verify(X509_STORE& store, X509& certificate, STACK_OF(X509) & others, const QByteArray& host)
{
    const std::unique_ptr<X509_STORE_CTX, decltype(&X509_STORE_CTX_free)> context(X509_STORE_CTX_new(),
                                                                                  &X509_STORE_CTX_free);
    if (!context || !X509_STORE_CTX_init(context.get(), &store, &certificate, &others) ||
        !expect(*X509_STORE_CTX_get0_param(context.get()), host))
        return X509_V_ERR_UNSPECIFIED;
    const bool isGood = X509_verify_cert(context.get()) == 1;
    const int error = X509_STORE_CTX_get_error(context.get());
    return isGood || error != X509_V_OK ? error : X509_V_ERR_UNSPECIFIED;
}

} // namespace

ChainCheck::ChainCheck(bool systemTrust, const QString& caFile)
    : m_store(X509_STORE_new(), &X509_STORE_free)
{
    if (systemTrust)
        X509_STORE_set_default_paths(m_store.get());
    if (!caFile.isEmpty())
        m_isUsable = X509_STORE_load_file(m_store.get(), caFile.toUtf8().constData()) == 1;
}

std::optional<PeerCertificate> ChainCheck::check(const QString& host,
                                                 const std::vector<QByteArray>& chain) const
{
    std::vector<CertificatePointer> certificates;
    const std::unique_ptr<STACK_OF(X509), void (*)(STACK_OF(X509)*)> others(
        sk_X509_new_null(), [](STACK_OF(X509) * stack) { sk_X509_free(stack); });
    PeerCertificate peer;
    for (const QByteArray& der : chain) {
        const CertificatePointer certificate = parseCertificate(der);
        if (!certificate || certificates.size() >= FrameLimits::chain)
            break;
        peer.chainKeys.append(digest(publicKeyOf(*certificate), QCryptographicHash::Sha512));
        sk_X509_push(others.get(), certificate.get());
        certificates.push_back(certificate);
    }
    if (certificates.empty())
        return std::nullopt;
    describe(*certificates.front(), peer);
    peer.host = host;
    peer.key = u"pin-sha256:" % digest(publicKeyOf(*certificates.front()), QCryptographicHash::Sha256);
    const int error = verify(*m_store, *certificates.front(), *others, host.toUtf8());
    if (error != X509_V_OK) {
        peer.problem = problemOf(error);
        peer.technical = QString::fromLatin1(X509_verify_cert_error_string(error));
    }
    return peer;
}

} // namespace naru::signin
