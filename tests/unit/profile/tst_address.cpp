// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "profile/Address.h"

#include <QTest>

using namespace naru::profile;

/** Every form of address that real profiles hold, and what is none. */
class TestAddress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesATarget_data();
    void namesATarget();
    void namesNoTarget_data();
    void namesNoTarget();
    void fullUrlWithGroup();
    void targetTextHasBrackets();
};

void TestAddress::namesATarget_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* text, const char* target, const char* group = "",
                        const char* problem = "") {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(target)
                            << QString::fromUtf8(group) << QString::fromUtf8(problem);
    };
    row("vpn.example.net", "vpn.example.net:443");
    row(" \r\n\tvpn.example.net \n", "vpn.example.net:443");
    row("VPN.Example.NET", "vpn.example.net:443");
    row("vpn.example.net.", "vpn.example.net:443");
    row("localhost", "localhost:443");
    row("gw_1.example.net", "gw_1.example.net:443");
    row("vpn.example.net:13256", "vpn.example.net:13256");
    row("vpn.example.net:1", "vpn.example.net:1");
    row("vpn.example.net:65535", "vpn.example.net:65535");
    row("192.0.2.7", "192.0.2.7:443");
    row("192.0.2.7:8443", "192.0.2.7:8443");
    row("https://vpn.example.net", "vpn.example.net:443");
    row("HTTPS://vpn.example.net/", "vpn.example.net:443");
    row("https://vpn.example.net:10000/hkg", "vpn.example.net:10000", "hkg");
    row("https://vpn.example.net/a/b/", "vpn.example.net:443", "a/b");
    row("vpn.example.net/Group Name", "vpn.example.net:443", "Group Name");
    row("vpn.example.net/서울", "vpn.example.net:443", "서울");
    row("[2001:db8::1]:8443", "[2001:db8::1]:8443");
    row("[2001:DB8:0:0::1]", "[2001:db8::1]:443");
    row("2001:db8::1", "[2001:db8::1]:443");
    row("https://[2001:db8::1]:8443/eng", "[2001:db8::1]:8443", "eng");
    row("서울.example.kr", "xn--2i4bq6h.example.kr:443");
    row("서울.example.kr:8443/영업", "xn--2i4bq6h.example.kr:8443", "영업");
    row("Bücher.example", "xn--bcher-kva.example:443");
    row("http://vpn.example.net:8080/eng", "vpn.example.net:8080", "eng", "address-plain-http");
    row("https://vpn.example.net/eng?x=1#y", "vpn.example.net:443", "eng", "address-with-query");
}

void TestAddress::namesATarget()
{
    QFETCH(QString, text);
    QFETCH(QString, target);
    QFETCH(QString, group);
    QFETCH(QString, problem);
    const Address address = parseAddress(text);
    QVERIFY(address.target.has_value());
    QCOMPARE(address.target->text(), target);
    QCOMPARE(address.group, group);
    QCOMPARE(address.problem ? QString(code(*address.problem)) : QString(), problem);
}

void TestAddress::namesNoTarget_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const QByteArray& text, const char* problem) {
        QTest::newRow(text.left(40).constData()) << QString::fromUtf8(text) << QString::fromUtf8(problem);
    };
    row("", "address-not-a-host");
    row("VPN ADDRESS/IP", "address-not-a-host");
    row("/group", "address-not-a-host");
    row(":8443", "address-not-a-host");
    row("https://", "address-not-a-host");
    row("vpn.exa$mple.net", "address-not-a-host");
    row("-vpn.example.net", "address-not-a-host");
    row("서울 본사", "address-not-a-host");
    row("{{ HOSTADDRESS }}", "address-placeholder");
    row("[rdns]:[port]", "address-placeholder");
    row("<your server>", "address-placeholder");
    row("%VPN_HOST%", "address-placeholder");
    row("${HOST}:443", "address-placeholder");
    row("*.example.net", "address-wildcard");
    row("aut..com:13256", "address-empty-label");
    row("..com:13256", "address-empty-label");
    row(".", "address-empty-label");
    row("서울..kr", "address-empty-label");
    row(QByteArray(64, 'a') + ".example.net", "address-too-long");
    row(QByteArray("a.").repeated(130) + "net", "address-too-long");
    row(QByteArray(100'000, '['), "address-too-long");
    row("123.456.789.0", "address-bad-ipv4");
    row("233.344.333", "address-bad-ipv4");
    row("192.0.2.07", "address-bad-ipv4");
    row("[2001:db8::1", "address-bad-ipv6");
    row("[2001:db8::1]8443", "address-bad-ipv6");
    row("2001:db8::1::2", "address-bad-ipv6");
    row("[fe80::1%eth0]", "address-bad-ipv6");
    row("host:1:2", "address-bad-ipv6");
    row("vpn.example.net:0", "address-bad-port");
    row("vpn.example.net:65536", "address-bad-port");
    row("vpn.example.net:", "address-bad-port");
    row("vpn.example.net:+80", "address-bad-port");
    row("[2001:db8::1]:99999", "address-bad-port");
    row("vpn12.example.org:vpn13.example.net", "address-bad-port");
    row("ftp://vpn.example.net", "address-bad-scheme");
    row("user@vpn.example.net", "address-with-user");
}

void TestAddress::namesNoTarget()
{
    QFETCH(QString, text);
    QFETCH(QString, problem);
    const Address address = parseAddress(text);
    QVERIFY(!address.target.has_value());
    QVERIFY(address.problem.has_value());
    QCOMPARE(QString(code(*address.problem)), problem);
    QCOMPARE(kindOf(*address.problem).severity, Severity::Error);
    QVERIFY(address.group.isEmpty());
}

void TestAddress::fullUrlWithGroup()
{
    HOLDS("OGS-52");
    const Address address = parseAddress(u"https://backup.example.net/usergroup");
    QCOMPARE(address,
             (Address{Target{QStringLiteral("backup.example.net"), 443}, QStringLiteral("usergroup"), {}}));
}

void TestAddress::targetTextHasBrackets()
{
    QCOMPARE((Target{QStringLiteral("2001:db8::1"), 8443}.text()), QStringLiteral("[2001:db8::1]:8443"));
    QCOMPARE((Target{QStringLiteral("a.example"), 443}.text()), QStringLiteral("a.example:443"));
}

QTEST_APPLESS_MAIN(TestAddress)
#include "tst_address.moc"
