// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ProfileFiles.h"
#include "profile/ClientPreferences.h"
#include "profile/OfferedGateway.h"

#include <QDir>
#include <QTest>

using namespace naru;
using base::ErrorCode;
using profile::ClientPreference;
using profile::Preference;

namespace {

/** `AutoReconnect=true` for each; `?` where a value is not read, `(other)` where this program has no such
 * thing. */
QStringList textsOf(const std::vector<ClientPreference>& entries)
{
    QStringList texts;
    for (const ClientPreference& entry : entries)
        texts.append(entry.element + u'=' + entry.value.value_or(QStringLiteral("?")) +
                     (entry.what ? QString() : QStringLiteral(" (other)")));
    return texts;
}

QByteArray preferences(const QByteArray& inside)
{
    return "<AnyConnectPreferences>" + inside + "</AnyConnectPreferences>";
}

} // namespace

/** What a Cisco client keeps of its user's choices (OGS-73, OGS-74). */
class TestClientPreferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void realFiles_data();
    void realFiles();
    void whatMayBeSecretIsNeverRead_data();
    void whatMayBeSecretIsNeverRead();
    void oddForms_data();
    void oddForms();
    void refuses_data();
    void refuses();
    void aHostileNumberOfEntriesIsCut();
    void placesAreSaid();
    void gatewaysBecomeAProfile();
};

void TestClientPreferences::realFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("says");
    QTest::newRow("Windows, of all users")
        << "01-preferences_global-windows-crlf.xml"
        << "DefaultHostName=vpn03.example.net:4443 DefaultHostAddress=203.0.113.40:4443 "
           "SDITokenType=none (other) ControllablePreferences/LocalLanAccess=true (other)";
    QTest::newRow("Windows, empty") << "02-preferences-windows-empty-crlf.xml"
                                    << "SDITokenType=none (other)";
    QTest::newRow("old") << "04-anyconnect-old-DefaultHost.xml"
                         << "DefaultHost=vpn41.example.net ControllablePreferences/AutoConnectOnStart=false "
                            "ControllablePreferences/LocalLanAccess=false (other)";
    QTest::newRow("the behaviour inside AutoReconnect")
        << "06-anyconnect-nested-autoreconnect.xml"
        << "DefaultUser=user1 ClientCertificateThumbprint=? (other) DefaultHostName=vpn42.example.net "
           "DefaultGroup=VPN42.EXAMPLE.NET SDITokenType=none (other) "
           "ControllablePreferences/AutoReconnect=true "
           "ControllablePreferences/AutoReconnect/AutoReconnectBehavior=ReconnectAfterResume";
    QTest::newRow("connects by itself") << "08-anyconnect-autoconnect.xml"
                                        << "DefaultUser=user1 DefaultHostName=vpn43.example.net "
                                           "DefaultGroup=Group2 SDITokenType=none (other) "
                                           "ControllablePreferences/AutoConnectOnStart=false "
                                           "ControllablePreferences/MinimizeOnConnect=true (other)";
    QTest::newRow("the user's own OGS switch")
        << "10-selection-switched-on-by-user.xml"
        << "DefaultUser=user1 DefaultHostName=vpn40.example.net DefaultGroup=Group1 SDITokenType=none "
           "(other) "
           "ControllablePreferences/AutoConnectOnStart=false "
           "ControllablePreferences/BlockUntrustedServers=false (other) "
           "ControllablePreferences/EnableAutomaticServerSelection=true "
           "ControllablePreferences/MinimizeOnConnect=true (other) "
           "ControllablePreferences/DisableCaptivePortalDetection=false (other)";
}

void TestClientPreferences::realFiles()
{
    HOLDS("OGS-74");
    const auto folder = test::corpusOfPreferences();
    if (!folder)
        QSKIP("No corpus of preferences: set NARU_CORPUS to its folder.");
    QFETCH(QString, file);
    QFETCH(QString, says);
    const auto read = profile::readClientPreferences(test::bytesOf(*folder + u'/' + file));
    QVERIFY(read);
    QCOMPARE(textsOf(*read).join(u' '), says);
}

void TestClientPreferences::whatMayBeSecretIsNeverRead_data()
{
    QTest::addColumn<QByteArray>("inside");
    for (const char* name :
         {"ClientCertificateThumbprint", "MultipleClientCertificateThumbprints",
          "ServerCertificateThumbprint", "Password", "DefaultPassword", "Cookie", "ProxyHost"})
        QTest::newRow(name) << QByteArray("<") + name + ">S3cret</" + name + ">";
    QTest::newRow("in an element of its own") << QByteArray("<Later><Token>S3cret</Token></Later>");
    QTest::newRow("a password among the switches")
        << QByteArray("<ControllablePreferences><Pass>S3cret</Pass></ControllablePreferences>");
    // What is harmless in one place is not known to be so in another.
    QTest::newRow("a switch at the top") << QByteArray("<AutoConnectOnStart>S3cret</AutoConnectOnStart>");
    QTest::newRow("a user among the switches")
        << QByteArray("<ControllablePreferences><DefaultUser>S3cret</DefaultUser></ControllablePreferences>");
}

void TestClientPreferences::whatMayBeSecretIsNeverRead()
{
    QFETCH(QByteArray, inside);
    const auto read = profile::readClientPreferences(preferences(inside));
    QVERIFY(read);
    QCOMPARE(read->size(), 1U);
    QVERIFY(!read->front().value);
    QVERIFY(!read->front().what);
    QVERIFY(!textsOf(*read).join(u' ').contains(QStringLiteral("S3cret")));
}

void TestClientPreferences::oddForms_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("blanks and line breaks")
        << preferences("<DefaultUser>\n  alice\n</DefaultUser>") << "DefaultUser=alice";
    QTest::newRow("a prefix") << QByteArray("<x:AnyConnectPreferences xmlns:x=\"y\"><x:DefaultGroup>영업"
                                            "</x:DefaultGroup></x:AnyConnectPreferences>")
                              << "DefaultGroup=영업";
    QTest::newRow("twice") << preferences("<DefaultUser>a</DefaultUser><DefaultUser>b</DefaultUser>")
                           << "DefaultUser=a DefaultUser=b";
    QTest::newRow("nothing") << QByteArray("<AnyConnectPreferences/>") << "";
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf") +
                                            preferences("<DefaultGroup>g</DefaultGroup>")
                                     << "DefaultGroup=g";
    QTest::newRow("references") << preferences("<DefaultUser>a&amp;b&#x1F600;</DefaultUser>")
                                << QString::fromUtf8("DefaultUser=a&b\xF0\x9F\x98\x80");
    QTest::newRow("the cache of OGS")
        << preferences("<HeadendSelectionCache><Entry><Host>h</Host></Entry></HeadendSelectionCache>")
        << "HeadendSelectionCache=? (other)";
}

void TestClientPreferences::oddForms()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    const auto read = profile::readClientPreferences(bytes);
    QVERIFY(read);
    QCOMPARE(textsOf(*read).join(u' '), says);
}

void TestClientPreferences::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<int>("line");
    using enum ErrorCode;
    QTest::newRow("no XML") << QByteArray("DefaultUser=alice") << XmlNotWellFormed << 1;
    QTest::newRow("empty") << QByteArray() << XmlNotWellFormed << 1;
    QTest::newRow("cut off") << QByteArray("<AnyConnectPreferences>\n<DefaultUser>") << XmlNotWellFormed << 2;
    QTest::newRow("a document type declaration")
        << QByteArray("<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n") +
               preferences("<DefaultUser>&x;</DefaultUser>")
        << XmlDoctypeRefused << 2;
    QTest::newRow("too deep") << preferences(QByteArray("<a>").repeated(80) + QByteArray("</a>").repeated(80))
                              << XmlTooDeep << 1;
    QTest::newRow("too large") << preferences(QByteArray(int(profile::maxPreferencesBytes), ' '))
                               << FileTooLarge << 0;
    QTest::newRow("a profile") << QByteArray("\n<AnyConnectProfile/>") << NotPreferences << 2;
    QTest::newRow("our own cache") << QByteArray("<AnyConnectPreferences naruVersion=\"1\"/>")
                                   << NotPreferences << 1;
}

void TestClientPreferences::refuses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    QFETCH(int, line);
    const auto read = profile::readClientPreferences(bytes);
    QVERIFY(!read);
    QCOMPARE(read.error().code, code);
    QCOMPARE(read.error().place ? read.error().place->line : 0, line);
}

void TestClientPreferences::aHostileNumberOfEntriesIsCut()
{
    const auto read = profile::readClientPreferences(
        preferences(QByteArray("<DefaultUser>a</DefaultUser>").repeated(5000)));
    QVERIFY(read);
    QCOMPARE(read->size(), profile::maxPreferences);
}

void TestClientPreferences::placesAreSaid()
{
    const auto read = profile::readClientPreferences(
        preferences("\n\n  <DefaultUser>alice</DefaultUser><DefaultGroup>g</DefaultGroup>"));
    QVERIFY(read);
    QCOMPARE(read->at(0).place, (base::Place{3, 3}));
    QCOMPARE(read->at(1).place, (base::Place{3, 35}));
}

void TestClientPreferences::gatewaysBecomeAProfile()
{
    using enum profile::GatewayUse;
    const profile::Document made = profile::profileOfGateways(
        {{QStringLiteral("회사 <1>"),
          QStringLiteral("vpn.example.net:8443"),
          QStringLiteral("영업"),
          {},
          Takes},
         {QStringLiteral("other"), QStringLiteral("gp.example.net"), {}, QStringLiteral("gp"), OtherProtocol},
         {QStringLiteral("bad\x01name"), QStringLiteral("x.example.net"), {}, {}, Takes},
         {{}, QStringLiteral("two.example.net/eng"), {}, {}, Takes}});
    const auto read = profile::readProfile(made);
    QVERIFY(read);
    QCOMPARE(read->problems.size(), 0U);
    QCOMPARE(read->hosts.size(), 2U);
    QCOMPARE(read->hosts[0].name, QStringLiteral("회사 <1>"));
    QCOMPARE(read->hosts[0].target,
             (std::optional(profile::Target{QStringLiteral("vpn.example.net"), 8443})));
    QCOMPARE(read->hosts[0].group, QStringLiteral("영업"));
    QCOMPARE(read->hosts[1].name, QStringLiteral("two.example.net/eng"));
    QCOMPARE(read->hosts[1].group, QStringLiteral("eng"));
    QVERIFY(!made.isModified());
    QVERIFY(!made.canUndo());
}

QTEST_GUILESS_MAIN(TestClientPreferences)
#include "tst_client_preferences.moc"
