// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificate/Certificate.h"

#include <QTest>

#include <memory>
#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/sha.h>
#include <openssl/x509v3.h>

using namespace naru;
using profile::RuleReason;

namespace {

template <class T, void (*Free)(T*)>
struct Owner
{
    void operator()(T* object) const { Free(object); }
};
using Key = std::unique_ptr<EVP_PKEY, Owner<EVP_PKEY, EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, Owner<X509, X509_free>>;

void addName(X509_NAME* name, const char* key, const char* value)
{
    X509_NAME_add_entry_by_txt(name, key, MBSTRING_UTF8, reinterpret_cast<const unsigned char*>(value), -1,
                               -1, 0);
}

void addExtension(X509* certificate, int nid, const char* value)
{
    if (X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, nullptr, nid, value)) {
        X509_add_ext(certificate, extension, -1);
        X509_EXTENSION_free(extension);
    }
}

/** A certificate as it is made for a user. */
struct Made
{
    Key key{EVP_EC_gen("P-256")};
    Certificate certificate{X509_new()};

    explicit Made(bool hasUsages)
    {
        X509* x509 = certificate.get();
        X509_set_version(x509, 2);
        ASN1_INTEGER_set(X509_get_serialNumber(x509), 1);
        X509_gmtime_adj(X509_getm_notBefore(x509), 0);
        X509_gmtime_adj(X509_getm_notAfter(x509), 3600);
        X509_set_pubkey(x509, key.get());
        addName(X509_get_subject_name(x509), "C", "KR");
        addName(X509_get_subject_name(x509), "ST", "Seoul");
        addName(X509_get_subject_name(x509), "OU", "Sales");
        addName(X509_get_subject_name(x509), "OU", "Engineering");
        addName(X509_get_subject_name(x509), "CN", "김하늘");
        addName(X509_get_issuer_name(x509), "CN", "Example CA");
        if (hasUsages) {
            addExtension(x509, NID_key_usage, "critical,digitalSignature,keyEncipherment");
            addExtension(x509, NID_ext_key_usage, "clientAuth,1.3.6.1.4.1.99999.7");
        }
        X509_sign(x509, key.get(), EVP_sha256());
    }

    [[nodiscard]] QByteArray pem() const { return written(PEM_write_bio_X509); }
    [[nodiscard]] QByteArray der() const { return written(i2d_X509_bio); }

private:
    template <class Writer>
    [[nodiscard]] QByteArray written(Writer write) const
    {
        BIO* out = BIO_new(BIO_s_mem());
        write(out, certificate.get());
        char* data = nullptr;
        const long size = BIO_get_mem_data(out, &data);
        const QByteArray bytes(data, size);
        BIO_free(out);
        return bytes;
    }
};

profile::Document documentWith(const QByteArray& match)
{
    return profile::Document::open("<AnyConnectProfile><ClientInitialization><CertificateMatch>" + match +
                                   "</CertificateMatch></ClientInitialization></AnyConnectProfile>")
        .value();
}

QByteArray name(const QByteArray& key, const QByteArray& pattern, const QByteArray& attributes)
{
    return "<DistinguishedName><DistinguishedNameDefinition " + attributes + "><Name>" + key +
           "</Name><Pattern>" + pattern + "</Pattern></DistinguishedNameDefinition></DistinguishedName>";
}

QByteArray uses(const QByteArray& words)
{
    QByteArray keys;
    for (const QByteArray& word : words.split(' '))
        keys += "<MatchKey>" + word + "</MatchKey>";
    return "<KeyUsage>" + keys + "</KeyUsage>";
}

QByteArray purpose(const QByteArray& element, const QByteArray& value)
{
    return "<ExtendedKeyUsage><" + element + ">" + value + "</" + element + "></ExtendedKeyUsage>";
}

} // namespace

/** CertificateMatch and pins, with certificates that OpenSSL makes here. */
class TestCertificateRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPemAndDer();
    void refusesWhatIsNone();
    void rules_data();
    void rules();
    void allPurposesHaveToBeThere();
    void pins();
};

void TestCertificateRules::readsPemAndDer()
{
    const Made made(true);
    const auto pem = certificate::readCertificate("text before\n" + made.pem());
    QVERIFY(pem.has_value());
    QCOMPARE(pem->subject.back(), (profile::NamePart{QStringLiteral("CN"), QString::fromUtf8("김하늘")}));
    QCOMPARE(pem->issuer.size(), 1U);
    QCOMPARE(pem->keyUsage, (QStringList{"Digital_Signature", "Key_Encipherment"}));
    QCOMPARE(pem->extendedKeyUsage, (QStringList{"1.3.6.1.5.5.7.3.2", "1.3.6.1.4.1.99999.7"}));
    QCOMPARE(certificate::readCertificate(made.der()), pem);
    QVERIFY(!certificate::readCertificate(Made(false).pem())->keyUsage.has_value());
}

void TestCertificateRules::refusesWhatIsNone()
{
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("no certificate"), QByteArray("-----BEGIN CERTIFICATE-----\nAAAA\n"),
          Made(true).der().first(100)}) {
        const auto read = certificate::readCertificate(bytes);
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().code, base::ErrorCode::CertificateInvalid);
    }
}

void TestCertificateRules::rules_data()
{
    using enum RuleReason;
    QTest::addColumn<QByteArray>("match");
    QTest::addColumn<bool>("hasUsages");
    QTest::addColumn<bool>("matches");
    QTest::addColumn<RuleReason>("reason");
    const auto row = [](const char* title, const QByteArray& match, bool hasUsages, bool matches,
                        RuleReason reason) {
        QTest::newRow(title) << match << hasUsages << matches << reason;
    };
    row("any one use", uses("CRL_Sign Digital_Signature"), true, true, Matches);
    row("no such use", uses("CRL_Sign Key_Agreement"), true, false, OtherValue);
    row("no uses in it", uses("CRL_Sign"), false, true, NoExtension);
    row("no uses, but demanded", uses("CRL_Sign") + "<MatchOnlyCertsWithKU>true</MatchOnlyCertsWithKU>",
        false, false, NoExtension);
    row("purpose", purpose("ExtendedMatchKey", "ClientAuth"), true, true, Matches);
    row("other purpose", purpose("ExtendedMatchKey", "ServerAuth"), true, false, OtherValue);
    row("unknown purpose", purpose("ExtendedMatchKey", "Anything"), true, false, BadRule);
    row("custom purpose", purpose("CustomExtendedMatchKey", "1.3.6.1.4.1.99999.7"), true, true, Matches);
    row("no purposes in it", purpose("ExtendedMatchKey", "ClientAuth"), false, true, NoExtension);
    row("name", name("CN", "김하늘", ""), true, true, Matches);
    row("part of a name", name("OU", "Engine", ""), true, false, OtherValue);
    row("wildcard", name("OU", "Engine", "Wildcard='Enabled'"), true, true, Matches);
    row("case counts", name("OU", "sales", ""), true, false, OtherValue);
    row("case does not count", name("OU", "sales", "MatchCase='Disabled'"), true, true, Matches);
    row("excluded", name("OU", "Sales", "Operator='NotEqual'"), true, false, Excluded);
    row("not excluded", name("OU", "Legal", "Operator='NotEqual'"), true, true, Matches);
    row("no such name", name("T", "x", ""), true, false, NoSuchName);
    row("issuer", name("ISSUER-CN", "Example CA", ""), true, true, Matches);
    row("not of the subject", name("CN", "Example CA", ""), true, false, OtherValue);
    row("state by its other name", name("SP", "Seoul", ""), true, true, Matches);
    row("no pattern", name("CN", "", ""), true, false, BadRule);
}

void TestCertificateRules::rules()
{
    QFETCH(QByteArray, match);
    QFETCH(bool, hasUsages);
    QFETCH(bool, matches);
    QFETCH(RuleReason, reason);
    const auto facts = certificate::readCertificate(Made(hasUsages).pem());
    const auto results = profile::matchCertificate(documentWith(match), facts.value());
    QVERIFY(!results.empty());
    QCOMPARE(results[0].matches, matches);
    QCOMPARE(results[0].reason, reason);
}

void TestCertificateRules::allPurposesHaveToBeThere()
{
    const auto facts = certificate::readCertificate(Made(true).pem());
    const auto results = profile::matchCertificate(
        documentWith(
            "<ExtendedKeyUsage><ExtendedMatchKey>ClientAuth</ExtendedMatchKey><ExtendedMatchKey>CodeSign"
            "</ExtendedMatchKey></ExtendedKeyUsage>"),
        facts.value());
    QCOMPARE(results.size(), 2U);
    QVERIFY(results[0].matches && !results[1].matches);
}

void TestCertificateRules::pins()
{
    const Made made(true);
    unsigned char* der = nullptr;
    const int size = i2d_PUBKEY(made.key.get(), &der);
    QByteArray digest(SHA512_DIGEST_LENGTH, '\0');
    SHA512(der, size_t(size), reinterpret_cast<unsigned char*>(digest.data()));
    OPENSSL_free(der);

    const auto facts = certificate::readCertificate(made.pem());
    const auto document =
        profile::Document::open("<CertificatePinList><Pin Subject='a' Issuer='b'>" + digest.toHex() +
                                "</Pin><Pin>" + digest.toBase64() + "</Pin><Pin>" + QByteArray(128, '0') +
                                "</Pin><Pin>x</Pin>"
                                "</CertificatePinList>");
    const auto results = profile::matchPins(*document, document->root(), facts.value());
    QCOMPARE(results.size(), 4U);
    QVERIFY(results[0].matches && results[1].matches && !results[2].matches && !results[3].matches);
    QCOMPARE(results[0].subject, QStringLiteral("a"));
    QVERIFY(results[2].isReadable && !results[3].isReadable);
}

QTEST_APPLESS_MAIN(TestCertificateRules)
#include "tst_certificate_rules.moc"
