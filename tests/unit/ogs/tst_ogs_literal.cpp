// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Literal.h"
#include "ogs/Gate.h"

#include <QTest>

using namespace naru::ogs;

class OgsLiteralTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLiteralAddressIsAskedForAsPtr_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isPtr");
        QTest::newRow("name") << "vpn.example.com"
                              << "vpn.example.com" << false;
        QTest::newRow("looks like one") << "1.2.3.example"
                                        << "1.2.3.example" << false;
        QTest::newRow("out of range") << "1.2.3.256"
                                      << "1.2.3.256" << false;
        QTest::newRow("IPv4") << "192.0.2.5"
                              << "5.2.0.192.in-addr.arpa" << true;
        QTest::newRow("IPv6") << "2001:db8::567:89ab"
                              << "b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa"
                              << true;
        QTest::newRow("IPv6 with IPv4")
            << "::ffff:192.0.2.5"
            << "5.0.2.0.0.0.0.c.f.f.f.f.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.ip6.arpa" << true;
    }

    void aLiteralAddressIsAskedForAsPtr()
    {
        HOLDS("OGS-24");
        QFETCH(QString, host);
        QFETCH(QString, name);
        QFETCH(bool, isPtr);
        const DnsQuestion question = dnsTestQuestion(host);
        QCOMPARE(question.name, name);
        QCOMPARE(question.type == DnsQuestion::Type::Ptr, isPtr);
    }

    void oddTextsAreNoAddress_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", ".", "...", "1.2.3", "1.2.3.4.5", "+1.2.3.4", "1.2.3.0004", ":", ":::", "1:2:3", "1::2::3",
              "1:2:3:4:5:6:7:8:9", "g::1", "::12345", "1:2:3:4:5:6:7::8:9", "::1.2.3"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void oddTextsAreNoAddress()
    {
        QFETCH(QString, text);
        QVERIFY(!Literal::parse(text));
    }

    void rangesAreTold()
    {
        QVERIFY(Literal::parse(QStringLiteral("127.0.0.5"))->isLoopback());
        QVERIFY(Literal::parse(QStringLiteral("::1"))->isLoopback());
        QVERIFY(!Literal::parse(QStringLiteral("::2"))->isLoopback());
        for (const char* text : {"10.1.2.3", "172.16.0.1", "172.31.255.1", "192.168.1.1", "169.254.3.4",
                                 "fd00::1", "fe80::1%eth0"})
            QVERIFY2(Literal::parse(QString::fromLatin1(text))->isPrivate(), text);
        for (const char* text : {"11.1.2.3", "172.32.0.1", "203.0.113.1", "2001:db8::1"})
            QVERIFY2(!Literal::parse(QString::fromLatin1(text))->isPrivate(), text);
    }
};

QTEST_GUILESS_MAIN(OgsLiteralTest)
#include "tst_ogs_literal.moc"
