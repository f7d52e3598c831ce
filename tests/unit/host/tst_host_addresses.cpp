// SPDX-License-Identifier: GPL-3.0-or-later
#include "Addresses.h"

#include <QTest>

using namespace naru::host;

class TestAddresses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void serverFromText_data();
    void serverFromText();
    void serverFromBytes_data();
    void serverFromBytes();
    void domain_data();
    void domain();
    void listsAreBoundedAndHoldEachOnce();
};

void TestAddresses::serverFromText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<bool>("stub");

    QTest::newRow("IPv4") << "192.168.1.1"
                          << "192.168.1.1" << false;
    QTest::newRow("white space") << " 192.168.1.1\t"
                                 << "192.168.1.1" << false;
    QTest::newRow("IPv6, long form") << "2001:DB8:0:0:0:0:0:53"
                                     << "2001:db8::53" << false;
    QTest::newRow("scope") << "fe80::1%wlan0"
                           << "fe80::1" << false;
    QTest::newRow("scope by number") << "fe80::1%3"
                                     << "fe80::1" << false;
    QTest::newRow("name for TLS") << "9.9.9.9#dns.quad9.net"
                                  << "9.9.9.9" << false;
    QTest::newRow("resolved's stub") << "127.0.0.53" << QString() << true;
    QTest::newRow("resolved's other stub") << "127.0.0.54" << QString() << true;
    QTest::newRow("dnsmasq") << "127.0.0.1" << QString() << true;
    QTest::newRow("IPv6 loopback") << "::1" << QString() << true;
    QTest::newRow("IPv4 loopback in IPv6") << "::ffff:127.0.0.53" << QString() << true;
    QTest::newRow("this machine") << "0.0.0.0" << QString() << true;
    QTest::newRow("this machine, IPv6") << "::" << QString() << true;
    QTest::newRow("name") << "dns.example" << QString() << false;
    QTest::newRow("empty") << QString() << QString() << false;
    QTest::newRow("far too long") << QString(100000, QLatin1Char('1')) << QString() << false;
}

void TestAddresses::serverFromText()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QFETCH(bool, stub);
    QCOMPARE(serverAddress(text).value_or(QString()), expected);
    QCOMPARE(isStub(text), stub);
}

void TestAddresses::serverFromBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");

    QTest::newRow("IPv4") << QByteArray("\xc0\xa8\x01\xfe", 4) << "192.168.1.254";
    QTest::newRow("IPv6") << QByteArray::fromHex("20010db8000000000000000000000053") << "2001:db8::53";
    QTest::newRow("stub") << QByteArray("\x7f\x00\x00\x35", 4) << QString();
    QTest::newRow("nothing") << QByteArray() << QString();
    QTest::newRow("five bytes") << QByteArray(5, '\1') << QString();
}

void TestAddresses::serverFromBytes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    QCOMPARE(serverAddress(bytes).value_or(QString()), expected);
}

void TestAddresses::domain_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");

    QTest::newRow("plain") << "corp.example"
                           << "corp.example";
    QTest::newRow("capitals and final dot") << "Corp.Example."
                                            << "corp.example";
    QTest::newRow("Korean") << QStringLiteral("회사.한국") << QStringLiteral("회사.한국");
    QTest::newRow("root") << "." << QString();
    QTest::newRow("routing only") << "~corp.example" << QString();
    QTest::newRow("routes all") << "~." << QString();
    QTest::newRow("separator of keys") << "corp|192.168.1.1" << QString();
    QTest::newRow("control characters") << "corp\x1b[31m" << QString();
    QTest::newRow("too long") << QString(254, QLatin1Char('a')) << QString();
}

void TestAddresses::domain()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(searchDomain(text).value_or(QString()), expected);
}

void TestAddresses::listsAreBoundedAndHoldEachOnce()
{
    QStringList list;
    appendOnce(list, QStringLiteral("a"));
    appendOnce(list, QStringLiteral("a"));
    appendOnce(list, std::nullopt);
    QCOMPARE(list, QStringList{QStringLiteral("a")});
    for (int i = 0; i < 1000; ++i)
        appendOnce(list, QString::number(i));
    QCOMPARE(list.size(), 64);
}

QTEST_GUILESS_MAIN(TestAddresses)
#include "tst_host_addresses.moc"
