// SPDX-License-Identifier: GPL-3.0-or-later
#include "CertificateFacts.h"

#include "FrameLimits.h"
#include "ServerText.h"

#include <QList>

#include <arpa/inet.h>
#include <ctime>
#include <openssl/bio.h>
#include <openssl/x509v3.h>

namespace naru::signin {

namespace {

using namespace tunnel;

QString textOf(const X509_NAME* name)
{
    const std::unique_ptr<BIO, decltype(&BIO_free)> memory(BIO_new(BIO_s_mem()), &BIO_free);
    if (!memory || X509_NAME_print_ex(memory.get(), name, 0, XN_FLAG_RFC2253 & ~ASN1_STRFLGS_ESC_MSB) < 0)
        return {};
    char* text = nullptr;
    const long size = BIO_get_mem_data(memory.get(), &text);
    return plainText(QByteArray(text, size).constData(), FrameLimits::distinguishedName);
}

QString addressOf(const ASN1_OCTET_STRING& octets)
{
    char text[INET6_ADDRSTRLEN] = "";
    const int family = octets.length == 4 ? AF_INET : AF_INET6;
    if (octets.length == 4 || octets.length == 16)
        inet_ntop(family, octets.data, text, sizeof text);
    return QString::fromLatin1(text);
}

QStringList namesOf(const X509& certificate)
{
    const std::unique_ptr<GENERAL_NAMES, decltype(&GENERAL_NAMES_free)> found(
        static_cast<GENERAL_NAMES*>(X509_get_ext_d2i(&certificate, NID_subject_alt_name, nullptr, nullptr)),
        &GENERAL_NAMES_free);
    QStringList names;
    const int count = found ? sk_GENERAL_NAME_num(found.get()) : 0;
    for (int i = 0; i < count && names.size() < FrameLimits::names; ++i) {
        const GENERAL_NAME& name = *sk_GENERAL_NAME_value(found.get(), i);
        if (name.type == GEN_DNS) {
            const QByteArray text(reinterpret_cast<const char*>(name.d.dNSName->data),
                                  name.d.dNSName->length);
            names.append(plainText(text.constData(), FrameLimits::host));
        } else if (name.type == GEN_IPADD) {
            names.append(addressOf(*name.d.iPAddress));
        }
    }
    return names;
}

base::SystemTime timeOf(const ASN1_TIME* time)
{
    std::tm parts{};
    if (!ASN1_TIME_to_tm(time, &parts))
        return {};
    return base::SystemTime(std::chrono::seconds(timegm(&parts)));
}

} // namespace

CertificatePointer parseCertificate(const QByteArray& der)
{
    const auto* bytes = reinterpret_cast<const unsigned char*>(der.constData());
    return {d2i_X509(nullptr, &bytes, der.size()), &X509_free};
}

QByteArray publicKeyOf(const x509_st& certificate)
{
    unsigned char* bytes = nullptr;
    const int size = i2d_X509_PUBKEY(X509_get_X509_PUBKEY(&certificate), &bytes);
    if (size <= 0)
        return {};
    QByteArray key(reinterpret_cast<const char*>(bytes), size);
    OPENSSL_free(bytes);
    return key;
}

void describe(const x509_st& certificate, PeerCertificate& peer)
{
    peer.subject = textOf(X509_get_subject_name(&certificate));
    peer.issuer = textOf(X509_get_issuer_name(&certificate));
    peer.names = namesOf(certificate);
    peer.validFrom = timeOf(X509_get0_notBefore(&certificate));
    peer.validUntil = timeOf(X509_get0_notAfter(&certificate));
}

} // namespace naru::signin
