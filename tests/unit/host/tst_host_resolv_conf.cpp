// SPDX-License-Identifier: GPL-3.0-or-later
#include "ResolvConf.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace naru::host;

class TestResolvConf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parses_data();
    void parses();
    void notesTheStub();
    void boundsWhatItReads();
    void fileIsMissing();
    void looksBehindTheStub();
    void looksBehindNothingElse();
    void stubWithNothingBehindNamesNoServer();
};

namespace {

void write(const QString& path, const QByteArray& text)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

} // namespace

void TestResolvConf::parses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("servers");
    QTest::addColumn<QStringList>("suffixes");

    const QStringList none;
    QTest::newRow("empty") << QByteArray() << none << none;
    QTest::newRow("usual")
        << QByteArray("nameserver 10.0.0.1\nnameserver 2001:db8::1\nsearch a.example B.example.\n")
        << QStringList{"10.0.0.1", "2001:db8::1"} << QStringList{"a.example", "b.example"};
    QTest::newRow("no final line end")
        << QByteArray("nameserver 10.0.0.1") << QStringList{"10.0.0.1"} << none;
    QTest::newRow("CRLF") << QByteArray("nameserver 10.0.0.1\r\nsearch a.example\r\n")
                          << QStringList{"10.0.0.1"} << QStringList{"a.example"};
    QTest::newRow("comments")
        << QByteArray("# nameserver 10.0.0.9\n;search x.example\nnameserver 10.0.0.1 # office\n")
        << QStringList{"10.0.0.1"} << none;
    QTest::newRow("tabs") << QByteArray("nameserver\t10.0.0.1\nsearch\ta.example\t b.example\n")
                          << QStringList{"10.0.0.1"} << QStringList{"a.example", "b.example"};
    QTest::newRow("our own tunnel's")
        << QByteArray(
               "# By naru, while its tunnel is up; the file from before comes back with its end.\n"
               "nameserver 10.77.1.1\nnameserver 10.0.0.1\nsearch corp.example a.example\noptions edns0\n"
               "# before: nameserver 10.0.0.1\n# before: search a.example\n")
        << QStringList{"10.0.0.1"} << QStringList{"a.example"};
    QTest::newRow("our own tunnel's, nothing before")
        << QByteArray("# By naru, while its tunnel is up; the file from before comes back with its end.\n"
                      "nameserver 10.77.1.1\n")
        << none << none;
    QTest::newRow("domain") << QByteArray("domain a.example\nnameserver 10.0.0.1\n")
                            << QStringList{"10.0.0.1"} << QStringList{"a.example"};
    QTest::newRow("search behind domain") << QByteArray("domain a.example\nsearch b.example c.example\n")
                                          << none << QStringList{"b.example", "c.example"};
    QTest::newRow("domain behind search")
        << QByteArray("search b.example c.example\ndomain a.example\n") << none << QStringList{"a.example"};
    QTest::newRow("resolved's root domain")
        << QByteArray("search .\nnameserver 10.0.0.1\n") << QStringList{"10.0.0.1"} << none;
    QTest::newRow("scope") << QByteArray("nameserver fe80::1%eth0\n") << QStringList{"fe80::1"} << none;
    QTest::newRow("same server twice")
        << QByteArray("nameserver 10.0.0.1\nnameserver 10.0.0.1\n") << QStringList{"10.0.0.1"} << none;
    QTest::newRow("other words") << QByteArray("options edns0\nsortlist 10.0.0.0\nnameserver\nnonsense\n")
                                 << none << none;
    QTest::newRow("bytes that are no text")
        << QByteArrayLiteral("nameserver \xff\xfe\nsearch \x00\x01\n") << none << none;
}

void TestResolvConf::parses()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, servers);
    QFETCH(QStringList, suffixes);
    const ResolvConf conf = parseResolvConf(text);
    QCOMPARE(conf.servers, servers);
    QCOMPARE(conf.suffixes, suffixes);
    QVERIFY(!conf.namesStub);
}

void TestResolvConf::notesTheStub()
{
    const ResolvConf conf = parseResolvConf("nameserver 127.0.0.53\nnameserver 10.0.0.1\n");
    QVERIFY(conf.namesStub);
    QCOMPARE(conf.servers, QStringList{"10.0.0.1"});
}

void TestResolvConf::boundsWhatItReads()
{
    QTemporaryDir root;
    write(root.path() + "/etc/resolv.conf",
          "nameserver 10.0.0.1\n" + QByteArray(80 * 1024, '\n') + "nameserver 10.0.0.2\n");
    QCOMPARE(readResolvConf(root.path()).value().servers, QStringList{"10.0.0.1"});
}

void TestResolvConf::fileIsMissing()
{
    const QTemporaryDir root;
    QVERIFY(!readResolvConf(root.path()));
}

void TestResolvConf::looksBehindTheStub()
{
    QTemporaryDir root;
    write(root.path() + "/etc/resolv.conf", "nameserver 127.0.0.53\nsearch stub.example\n");
    write(root.path() + "/run/NetworkManager/no-stub-resolv.conf", "nameserver 10.0.0.3\n");
    ResolvConf conf = readResolvConf(root.path()).value();
    QCOMPARE(conf.servers, QStringList{"10.0.0.3"});
    QCOMPARE(conf.suffixes, QStringList{"stub.example"});

    write(root.path() + "/run/systemd/resolve/resolv.conf", "nameserver 10.0.0.2\nsearch real.example\n");
    conf = readResolvConf(root.path()).value();
    QCOMPARE(conf.servers, QStringList{"10.0.0.2"});
    QCOMPARE(conf.suffixes, QStringList{"real.example"});
}

void TestResolvConf::looksBehindNothingElse()
{
    QTemporaryDir root;
    write(root.path() + "/etc/resolv.conf", "nameserver 10.0.0.1\n");
    write(root.path() + "/run/systemd/resolve/resolv.conf", "nameserver 10.0.0.2\n");
    QCOMPARE(readResolvConf(root.path()).value().servers, QStringList{"10.0.0.1"});
}

void TestResolvConf::stubWithNothingBehindNamesNoServer()
{
    QTemporaryDir root;
    write(root.path() + "/etc/resolv.conf", "nameserver 127.0.0.53\nsearch stub.example\n");
    const ResolvConf conf = readResolvConf(root.path()).value();
    QVERIFY(conf.servers.isEmpty());
    QCOMPARE(conf.suffixes, QStringList{"stub.example"});
}

QTEST_GUILESS_MAIN(TestResolvConf)
#include "tst_host_resolv_conf.moc"
