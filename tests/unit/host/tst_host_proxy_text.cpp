// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ProxyText.h"

#include <QTest>

using namespace naru::host;

using Fixed = ProxySettings::Fixed;
Q_DECLARE_METATYPE(std::optional<Fixed>)
Q_DECLARE_METATYPE(std::optional<ProxySettings>)

namespace {

ProxySettings fixedTo(const QString& host, std::uint16_t port)
{
    return {Fixed{host, port}, false, {}};
}

ProxySettings automatic(const QString& pac = {})
{
    return {{}, true, pac};
}

} // namespace

class TestProxyText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void address_data();
    void address();
    void environmentOrder();
    void gsettings_data();
    void gsettings();
    void kioslaverc_data();
    void kioslaverc();
};

void TestProxyText::address_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::optional<Fixed>>("expected");

    const auto row = [](const char* name, const QString& text, std::optional<Fixed> expected) {
        QTest::newRow(name) << text << expected;
    };
    row("address with port", "http://proxy.example:3128", Fixed{"proxy.example", 3128});
    row("with path", "http://proxy.example:3128/", Fixed{"proxy.example", 3128});
    row("KDE's form", "http://proxy.example 3128", Fixed{"proxy.example", 3128});
    row("without scheme", "proxy.example:8080", Fixed{"proxy.example", 8080});
    row("no port", "http://proxy.example", Fixed{"proxy.example", 80});
    row("no port behind the colon", "http://proxy.example:", Fixed{"proxy.example", 80});
    row("https, no port", "https://proxy.example/", Fixed{"proxy.example", 443});
    row("capitals", "HTTP://proxy.example:1", Fixed{"proxy.example", 1});
    row("name and secret", "http://me:p@ss@proxy.example:3128/", Fixed{"proxy.example", 3128});
    row("IPv6", "http://[2001:db8::1]:3128", Fixed{"2001:db8::1", 3128});
    row("IPv6, no port", "http://[2001:db8::1]", Fixed{"2001:db8::1", 80});
    row("SOCKS", "socks5://proxy.example:1080", std::nullopt);
    row("empty", "", std::nullopt);
    row("scheme alone", "http://", std::nullopt);
    row("port 0", "proxy.example:0", std::nullopt);
    row("port too large", "proxy.example:65536", std::nullopt);
    row("port no number", "proxy.example:http", std::nullopt);
    row("IPv6 without brackets", "2001:db8::1", std::nullopt);
    row("too long", QString(3000, QLatin1Char('a')), std::nullopt);
    row("control character", QStringLiteral("pro\x1bxy:1"), std::nullopt);
}

void TestProxyText::address()
{
    QFETCH(QString, text);
    QFETCH(std::optional<Fixed>, expected);
    QCOMPARE(parseProxy(text), expected);
}

void TestProxyText::environmentOrder()
{
    QProcessEnvironment variables;
    QCOMPARE(environmentProxy(variables), ProxySettings{});
    variables.insert("http_proxy", "http://other:1");
    QCOMPARE(environmentProxy(variables), ProxySettings{});
    variables.insert("ALL_PROXY", "d:4");
    QCOMPARE(environmentProxy(variables), fixedTo("d", 4));
    variables.insert("all_proxy", "c:3");
    QCOMPARE(environmentProxy(variables), fixedTo("c", 3));
    variables.insert("HTTPS_PROXY", "b:2");
    QCOMPARE(environmentProxy(variables), fixedTo("b", 2));
    variables.insert("https_proxy", "a:1");
    QCOMPARE(environmentProxy(variables), fixedTo("a", 1));
    variables.insert("https_proxy", "");
    QCOMPARE(environmentProxy(variables), fixedTo("b", 2));
}

void TestProxyText::gsettings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<std::optional<ProxySettings>>("expected");

    const auto row = [](const char* name, QByteArray text, std::optional<ProxySettings> expected) {
        text.replace("PROXY", "org.gnome.system.proxy");
        QTest::newRow(name) << text << expected;
    };
    const QByteArray hosts = "PROXY.http host 'web.example'\nPROXY.http port 8080\n"
                             "PROXY.https host 'safe.example'\nPROXY.https port 3128\n";
    row("empty", "", std::nullopt);
    row("none", "PROXY mode 'none'\n" + hosts, std::nullopt);
    row("manual", "PROXY mode 'manual'\n" + hosts, fixedTo("safe.example", 3128));
    row("http stands in",
        "PROXY mode 'manual'\nPROXY.http host 'web.example'\nPROXY.http port 8080\n"
        "PROXY.https host ''\nPROXY.https port 0\n",
        fixedTo("web.example", 8080));
    row("manual, SOCKS only", "PROXY mode 'manual'\nPROXY.socks host 's'\nPROXY.socks port 1080\n",
        std::nullopt);
    row("detection", "PROXY autoconfig-url ''\nPROXY mode 'auto'\n" + hosts, automatic());
    row("PAC", "PROXY autoconfig-url 'http://wpad/proxy.pac'\nPROXY mode 'auto'\n",
        automatic("http://wpad/proxy.pac"));
    row("quotes in the value", "PROXY autoconfig-url \"http://x/it's\"\nPROXY mode 'auto'\n",
        automatic("http://x/it's"));
    row("escapes", "PROXY autoconfig-url 'http://x/\\'\\\\'\nPROXY mode 'auto'\n", automatic("http://x/'\\"));
    row("unknown mode", "PROXY mode 'quantum'\n" + hosts, std::nullopt);
    row("garbage", QByteArrayLiteral("\0\xff'\n'\n\"\nPROXY mode\n"), std::nullopt);
}

void TestProxyText::gsettings()
{
    HOLDS("OGS-26");
    QFETCH(QByteArray, text);
    QFETCH(std::optional<ProxySettings>, expected);
    QCOMPARE(parseGSettings(text), expected);
}

void TestProxyText::kioslaverc_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<std::optional<ProxySettings>>("expected");

    const auto row = [](const char* name, const QByteArray& text, std::optional<ProxySettings> expected) {
        QTest::newRow(name) << text << expected;
    };
    row("empty", "", std::nullopt);
    row("none", "[Proxy Settings]\nProxyType=0\nhttpsProxy=http://p 1\n", std::nullopt);
    row("manual", "[Proxy Settings]\nProxyType=1\nhttpsProxy=http://p.example 3128\n",
        fixedTo("p.example", 3128));
    row("manual, colon", "[Proxy Settings]\nhttpsProxy=http://p.example:3128\nProxyType=1\n",
        fixedTo("p.example", 3128));
    row("manual, CRLF", "[Proxy Settings]\r\nProxyType=1\r\nhttpsProxy=http://p:1\r\n", fixedTo("p", 1));
    row("manual, http only", "[Proxy Settings]\nProxyType=1\nhttpProxy=http://p.example 3128\n",
        std::nullopt);
    row("PAC", "[Proxy Settings]\nProxyType=2\nProxy Config Script=http://wpad/proxy.pac\n",
        automatic("http://wpad/proxy.pac"));
    row("detection", "[Proxy Settings]\nProxyType=3\n", automatic());
    row("environment", "[Proxy Settings]\nProxyType=4\nhttpsProxy=MY_PROXY\n", fixedTo("mine", 4));
    row("environment, not set", "[Proxy Settings]\nProxyType=4\nhttpsProxy=NO_SUCH\n", std::nullopt);
    row("marks at the key", "[Proxy Settings]\nProxyType[$i]=3\n", automatic());
    row("other group", "[Other]\nProxyType=3\n[Proxy Settings]\nProxyType=0\n[More]\nProxyType=2\n",
        std::nullopt);
    row("comment", "[Proxy Settings]\n#ProxyType=3\n", std::nullopt);
    row("garbage", QByteArrayLiteral("[Proxy Settings\n=\n[]\0\xff==\nProxyType=\n"), std::nullopt);
}

void TestProxyText::kioslaverc()
{
    HOLDS("OGS-26");
    QFETCH(QByteArray, text);
    QFETCH(std::optional<ProxySettings>, expected);
    QProcessEnvironment variables;
    variables.insert("MY_PROXY", "http://mine:4");
    QCOMPARE(parseKioslaverc(text, variables), expected);
}

QTEST_GUILESS_MAIN(TestProxyText)
#include "tst_host_proxy_text.moc"
