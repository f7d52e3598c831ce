// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ogs/Plan.h"

#include <QTest>

using namespace naru;

/** A fixed proxy, as people write it. */
class TestOgsProxy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("host");
        QTest::addColumn<int>("port");
        const auto row = [](const char* text, const char* host, int port) {
            QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(host) << port;
        };
        row("http://proxy.example.net:3128", "proxy.example.net", 3128);
        row(" http://proxy.example.net/ ", "proxy.example.net", 80);
        row("http://10.0.0.1:8080", "10.0.0.1", 8080);
        row("http://[fd00::1]:8080", "fd00::1", 8080);
    }

    void reads()
    {
        HOLDS("OGS-26");
        QFETCH(QString, text);
        QFETCH(QString, host);
        QFETCH(int, port);
        const auto proxy = ogs::Proxy::parse(text);
        QVERIFY(proxy);
        QCOMPARE(proxy->host, host);
        QCOMPARE(int(proxy->port), port);
        QCOMPARE(ogs::Proxy::parse(proxy->text()), proxy);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "proxy", "proxy.example.net:3128", "https://proxy:3128", "socks5://proxy:1080", "http://",
              "http://:3128", "http://proxy:0", "http://proxy:65536", "http://user@proxy:3128",
              "http://user:secret@proxy:3128", "http://proxy:3128/path", "http://proxy:3128?q",
              "http://pro xy"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void refuses()
    {
        QFETCH(QString, text);
        QVERIFY(!ogs::Proxy::parse(text));
    }
};

QTEST_APPLESS_MAIN(TestOgsProxy)
#include "tst_ogs_proxy.moc"
