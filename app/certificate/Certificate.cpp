// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificate/Certificate.h"

#include <QHash>

#include <array>
#include <memory>
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/objects.h>
#include <openssl/pem.h>
#include <openssl/sha.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

namespace naru::certificate {

namespace {

template <auto Free>
struct Deleter
{
    template <class T>
    void operator()(T* object) const
    {
        Free(object);
    }
};

using Certificate = std::unique_ptr<X509, Deleter<X509_free>>;
using Source = std::unique_ptr<BIO, Deleter<BIO_free_all>>;

base::Error invalid()
{
    std::array<char, 256> text{};
    ERR_error_string_n(ERR_peek_last_error(), text.data(), text.size());
    return {base::ErrorCode::CertificateInvalid, {}, std::nullopt, QString::fromLatin1(text.data())};
}

/** An encrypted file is no certificate: never ask a terminal for its password. */
int noPassword(char*, int, int, void*)
{
    return 0;
}

Certificate parse(const QByteArray& bytes)
{
    const Source source(BIO_new_mem_buf(bytes.constData(), static_cast<int>(bytes.size())));
    if (!source)
        return nullptr;
    if (Certificate pem{PEM_read_bio_X509(source.get(), nullptr, noPassword, nullptr)})
        return pem;
    const auto* begin = reinterpret_cast<const unsigned char*>(bytes.constData());
    return Certificate(d2i_X509(nullptr, &begin, static_cast<long>(bytes.size())));
}

QString oidText(const ASN1_OBJECT* object)
{
    std::array<char, 128> text{};
    const int length = OBJ_obj2txt(text.data(), static_cast<int>(text.size()), object, 1);
    return length > 0 ? QString::fromLatin1(text.data()) : QString();
}

/** The words of a profile for the attributes of a name. */
QString keyOf(const ASN1_OBJECT* object)
{
    static const QHash<int, QString> keys{
        {NID_commonName, QStringLiteral("CN")},
        {NID_domainComponent, QStringLiteral("DC")},
        {NID_surname, QStringLiteral("SN")},
        {NID_givenName, QStringLiteral("GN")},
        {NID_name, QStringLiteral("N")},
        {NID_initials, QStringLiteral("I")},
        {NID_generationQualifier, QStringLiteral("GENQ")},
        {NID_dnQualifier, QStringLiteral("DNQ")},
        {NID_countryName, QStringLiteral("C")},
        {NID_localityName, QStringLiteral("L")},
        {NID_stateOrProvinceName, QStringLiteral("ST")},
        {NID_organizationName, QStringLiteral("O")},
        {NID_organizationalUnitName, QStringLiteral("OU")},
        {NID_title, QStringLiteral("T")},
        {NID_pkcs9_emailAddress, QStringLiteral("EA")},
    };
    const QString key = keys.value(OBJ_obj2nid(object));
    return key.isEmpty() ? oidText(object) : key;
}

QString valueOf(const ASN1_STRING* string)
{
    unsigned char* utf8 = nullptr;
    const int length = ASN1_STRING_to_UTF8(&utf8, string);
    if (length < 0)
        return {};
    QString value = QString::fromUtf8(reinterpret_cast<const char*>(utf8), length);
    OPENSSL_free(utf8);
    return value;
}

std::vector<profile::NamePart> partsOf(const X509_NAME* name)
{
    std::vector<profile::NamePart> parts;
    for (int i = 0; i < X509_NAME_entry_count(name); ++i) {
        const X509_NAME_ENTRY* entry = X509_NAME_get_entry(name, i);
        parts.push_back({keyOf(X509_NAME_ENTRY_get_object(entry)), valueOf(X509_NAME_ENTRY_get_data(entry))});
    }
    return parts;
}

std::optional<QStringList> keyUsageOf(X509* certificate)
{
    struct Use
    {
        std::uint32_t bit;
        const char* word;
    };
    static constexpr Use uses[] = {
        {KU_DIGITAL_SIGNATURE, "Digital_Signature"},
        {KU_NON_REPUDIATION, "Non_Repudiation"},
        {KU_KEY_ENCIPHERMENT, "Key_Encipherment"},
        {KU_DATA_ENCIPHERMENT, "Data_Encipherment"},
        {KU_KEY_AGREEMENT, "Key_Agreement"},
        {KU_KEY_CERT_SIGN, "Key_Cert_Sign"},
        {KU_CRL_SIGN, "CRL_Sign"},
        {KU_ENCIPHER_ONLY, "Encipher_Only"},
        {KU_DECIPHER_ONLY, "Decipher_Only"},
    };
    if ((X509_get_extension_flags(certificate) & EXFLAG_KUSAGE) == 0)
        return std::nullopt;
    QStringList words;
    for (const Use& use : uses) {
        if ((X509_get_key_usage(certificate) & use.bit) != 0)
            words.append(QString::fromLatin1(use.word));
    }
    return words;
}

std::optional<QStringList> extendedKeyUsageOf(const X509* certificate)
{
    const std::unique_ptr<EXTENDED_KEY_USAGE, Deleter<EXTENDED_KEY_USAGE_free>> usage(
        static_cast<EXTENDED_KEY_USAGE*>(X509_get_ext_d2i(certificate, NID_ext_key_usage, nullptr, nullptr)));
    if (!usage)
        return std::nullopt;
    QStringList oids;
    for (int i = 0; i < sk_ASN1_OBJECT_num(usage.get()); ++i)
        oids.append(oidText(sk_ASN1_OBJECT_value(usage.get(), i)));
    return oids;
}

/** Over the whole SubjectPublicKeyInfo, as pins of keys are made (RFC 7469). */
QByteArray sha512OfKey(const X509* certificate)
{
    unsigned char* der = nullptr;
    const int length = i2d_X509_PUBKEY(X509_get_X509_PUBKEY(certificate), &der);
    if (length <= 0)
        return {};
    QByteArray digest(SHA512_DIGEST_LENGTH, '\0');
    SHA512(der, static_cast<std::size_t>(length), reinterpret_cast<unsigned char*>(digest.data()));
    OPENSSL_free(der);
    return digest;
}

} // namespace

base::Result<profile::CertificateFacts> readCertificate(const QByteArray& bytes)
{
    ERR_clear_error();
    if (bytes.isEmpty() || bytes.size() > maxCertificateBytes)
        return std::unexpected(base::Error{base::ErrorCode::CertificateInvalid, {}, std::nullopt, {}});
    const Certificate certificate = parse(bytes);
    if (!certificate)
        return std::unexpected(invalid());
    return profile::CertificateFacts{
        partsOf(X509_get_subject_name(certificate.get())), partsOf(X509_get_issuer_name(certificate.get())),
        keyUsageOf(certificate.get()), extendedKeyUsageOf(certificate.get()), sha512OfKey(certificate.get())};
}

} // namespace naru::certificate
