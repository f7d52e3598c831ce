// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Field.h"
#include "profile/FieldValue.h"

#include <QSet>
#include <QTest>

using namespace naru;

/** The one table of what a profile may hold. */
class TestFieldTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parentsComeFirstAndPathsOnce();
    void everyDefaultIsAGoodValue();
    void childrenAreInOrder();
    void pathsLoseTheirNumbers();
    void values_data();
    void values();
};

void TestFieldTable::parentsComeFirstAndPathsOnce()
{
    QSet<QString> seen{QString()};
    for (const profile::Field& field : profile::fields()) {
        const QString path = field.path;
        QVERIFY2(seen.contains(field.parent()), qPrintable(path));
        QVERIFY2(!seen.contains(path), qPrintable(path));
        QCOMPARE(profile::findField(path), &field);
        seen.insert(path);
    }
    QCOMPARE(profile::findField(u"ServerList/HostEntry/NoSuchThing"), nullptr);
}

void TestFieldTable::everyDefaultIsAGoodValue()
{
    for (const profile::Field& field : profile::fields()) {
        QCOMPARE(field.type == profile::FieldType::Choice, !field.choices.isEmpty());
        if (field.fallback)
            QVERIFY2(!profile::problemOfValue(QString(*field.fallback), field).has_value(),
                     field.path.data());
    }
}

void TestFieldTable::childrenAreInOrder()
{
    QStringList names;
    for (const profile::Field* field : profile::childFields(u"ServerList/HostEntry"))
        names.append(field->name());
    QCOMPARE(names, (QStringList{"HostName", "HostAddress", "UserGroup", "BackupServerList",
                                 "LoadBalancingServerList", "AutomaticSCEPHost", "CAURL",
                                 "MobileHostEntryInfo", "PrimaryProtocol", "CertificatePinList"}));
    QCOMPARE(profile::childFields({}).size(), 2U);
    const auto& attributes = profile::attributeFields(u"ServerList/HostEntry/CAURL");
    QCOMPARE(attributes.size(), 2U);
    QCOMPARE(attributes[1]->name(), QLatin1StringView("@Thumbprint"));
    QVERIFY(profile::isMixed(*profile::findField(u"ClientInitialization/AutoReconnect")));
    QVERIFY(!profile::isMixed(*profile::findField(u"ClientInitialization/CertificateMatch")));
}

void TestFieldTable::pathsLoseTheirNumbers()
{
    QCOMPARE(profile::plainPath(u"ServerList/HostEntry[12]/CAURL/@Thumbprint"),
             QStringLiteral("ServerList/HostEntry/CAURL/@Thumbprint"));
}

void TestFieldTable::values_data()
{
    using enum profile::ProblemCode;
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value");
    QTest::addColumn<std::optional<profile::ProblemCode>>("problem");
    const auto row = [](const char* path, const char* value, std::optional<profile::ProblemCode> problem) {
        QTest::addRow("%s %s", path, value) << QString(path) << QString(value) << problem;
    };
    const char* const timeout = "ClientInitialization/AuthenticationTimeout";
    row(timeout, "10", std::nullopt);
    row(timeout, "9", NumberOutOfRange);
    row(timeout, "-10", BadNumber);
    row(timeout, "", EmptyValue);
    row("ClientInitialization/CertificateEnrollment/CertificateExpirationThreshold", "9999", std::nullopt);
    row("ServerList/HostEntry/HostAddress", "a.example:x", AddressBadPort);
    row("ServerList/HostEntry/HostAddress", "", std::nullopt);
    row("ClientInitialization/IPProtocolSupport", "IPv6,IPv4", std::nullopt);
    const char* const pin = "ServerList/HostEntry/CertificatePinList/Pin";
    row(pin, QByteArray(128, 'f').constData(), std::nullopt);
    row(pin, QByteArray(126, 'f').constData(), BadPin);
    row("ClientInitialization/CertificateMatch/ExtendedKeyUsage/CustomExtendedMatchKey", "3.1", BadOid);
}

void TestFieldTable::values()
{
    QFETCH(QString, path);
    QFETCH(QString, value);
    QFETCH(std::optional<profile::ProblemCode>, problem);
    QCOMPARE(profile::problemOfValue(value, *profile::findField(path)), problem);
}

QTEST_APPLESS_MAIN(TestFieldTable)
#include "tst_field_table.moc"
