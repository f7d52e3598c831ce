// SPDX-License-Identifier: GPL-3.0-or-later
#include "DnsMessage.h"
#include "DnsServer.h"
#include "Holds.h"
#include "host/NetworkTest.h"
#include "ogs/Gate.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::host;
using namespace std::chrono_literals;
using naru::test::DnsServer;

Q_DECLARE_METATYPE(DnsServer::Answer)

namespace {

const QString here = QStringLiteral("127.0.0.1");
constexpr int patience = 20000;

DnsTest question(const QString& host, const QStringList& servers = {here})
{
    const ogs::DnsQuestion made = ogs::dnsTestQuestion(host);
    const bool reverse = made.type == ogs::DnsQuestion::Type::Ptr;
    return {made.name, reverse ? DnsTest::Type::Ptr : DnsTest::Type::A, servers};
}

QByteArray noAnswer(const QByteArray&)
{
    return {};
}

QByteArray nameFound(const QByteArray& query)
{
    return DnsServer::reply(query, 0);
}

/** Drops what CSCti20768 says that some servers drop. */
QByteArray dropsLiterals(const QByteArray& query)
{
    return DnsServer::asksForLiteral(query) ? QByteArray() : DnsServer::reply(query, 3);
}

} // namespace

/** Against DNS servers of our own on loopback. */
class TestNetworkTest : public QObject
{
    Q_OBJECT

private:
    /** The verdict on one server, which must come by the deadline. */
    NetworkVerdict verdictOn(const DnsServer& server, const DnsTest& test,
                             std::chrono::milliseconds deadline);

private Q_SLOTS:
    void queries_data();
    void queries();
    void answers_data();
    void answers();
    void literalIsAskedAsPtr_data();
    void literalIsAskedAsPtr();
    void silenceEndsAtTheDeadline();
    void lostQuestionIsAskedAgain();
    void oneOfSeveralServersIsEnough();
    void nobodyToAsk();
    void stubOfResolvConfIsAsked();
    void anotherStartEndsTheFirst();
    void stopSaysNothing();
};

NetworkVerdict TestNetworkTest::verdictOn(const DnsServer& server, const DnsTest& test,
                                          std::chrono::milliseconds deadline)
{
    NetworkTest network(server.port(), {});
    QSignalSpy finished(&network, &NetworkTest::finished);
    QElapsedTimer timer;
    timer.start();
    network.start(test, deadline);
    if (finished.isEmpty())
        finished.wait(patience);
    // What a busy machine adds is not the test's own.
    if (std::chrono::milliseconds(timer.elapsed()) > deadline + 2s)
        qCritical("later than the deadline");
    return finished.isEmpty() ? NetworkVerdict::Down
                              : finished.constFirst().constFirst().value<NetworkVerdict>();
}

void TestNetworkTest::queries_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("labels");
    QTest::newRow("name") << "vpn.example.net" << QByteArray("\3vpn\7example\3net\0", 17);
    QTest::newRow("final dot") << "vpn.example." << QByteArray("\3vpn\7example\0", 13);
    QTest::newRow("Korean") << QStringLiteral("한글.example")
                            << QByteArray("\x0cxn--bj0bj06e\7example\0", 22);
    const QByteArray root("\0", 1);
    QTest::newRow("empty") << "" << root;
    QTest::newRow("empty label") << "a..b" << root;
    QTest::newRow("label too long") << QString(64, 'a') + ".example" << root;
    QTest::newRow("name too long") << QString("abcdefg.").repeated(40) << root;
    QTest::newRow("longest label") << QString(63, 'a') << QByteArray(1, 63) + QByteArray(63, 'a') + '\0';
}

void TestNetworkTest::queries()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, labels);
    const QByteArray head = QByteArray::fromHex("a1b2 0100 0001 0000 0000 0000");
    QCOMPARE(dnsQuery(0xa1b2, name, DnsTest::Type::A), head + labels + QByteArray::fromHex("0001 0001"));
    QCOMPARE(dnsQuery(0xa1b2, name, DnsTest::Type::Ptr), head + labels + QByteArray::fromHex("000c 0001"));
}

void TestNetworkTest::answers_data()
{
    QTest::addColumn<DnsServer::Answer>("answer");
    QTest::addColumn<NetworkVerdict>("expected");
    const auto row = [](const char* name, NetworkVerdict expected, DnsServer::Answer answer) {
        QTest::newRow(name) << answer << expected;
    };
    row("name found", NetworkVerdict::Usable, nameFound);
    row("name not found", NetworkVerdict::Usable, [](const QByteArray& q) { return DnsServer::reply(q, 3); });
    row("answer with records", NetworkVerdict::Usable, [](const QByteArray& q) {
        QByteArray reply = DnsServer::reply(q, 0);
        return reply += QByteArray::fromHex("c00c 0001 0001 0000003c 0004 cb007101");
    });
    row("name in capitals", NetworkVerdict::Usable,
        [](const QByteArray& q) { return DnsServer::reply(q, 0).replace("vpn", "VPN"); });
    row("server failure", NetworkVerdict::DnsFailing,
        [](const QByteArray& q) { return DnsServer::reply(q, 2); });
    row("refused without the question", NetworkVerdict::DnsFailing, [](const QByteArray& q) {
        return DnsServer::reply(q, 5).first(12).replace(4, 2, QByteArray(2, '\0'));
    });
    row("another's number", NetworkVerdict::DnsSilent, [](const QByteArray& q) {
        QByteArray reply = DnsServer::reply(q, 0);
        reply[0] = char(~reply[0]);
        return reply;
    });
    row("another question", NetworkVerdict::DnsSilent,
        [](const QByteArray& q) { return DnsServer::reply(q, 0).replace("vpn", "pvn"); });
    row("the query itself", NetworkVerdict::DnsSilent, [](const QByteArray& q) { return q; });
    row("question cut off", NetworkVerdict::DnsSilent,
        [](const QByteArray& q) { return DnsServer::reply(q, 0).first(q.size() - 1); });
    row("header cut off", NetworkVerdict::DnsSilent,
        [](const QByteArray& q) { return DnsServer::reply(q, 0).first(11); });
    row("nothing in it", NetworkVerdict::DnsSilent, [](const QByteArray&) { return QByteArray(1, '\0'); });
}

void TestNetworkTest::answers()
{
    HOLDS("OGS-23");
    QFETCH(DnsServer::Answer, answer);
    QFETCH(NetworkVerdict, expected);
    DnsServer server(answer);
    QVERIFY(server.listen(here));
    const bool atOnce = expected == NetworkVerdict::Usable;
    QCOMPARE(verdictOn(server, question("vpn.example.net"), atOnce ? 10s : 200ms), expected);
    QCOMPARE(server.queries(), 1);
}

void TestNetworkTest::literalIsAskedAsPtr_data()
{
    QTest::addColumn<QString>("host");
    QTest::newRow("IPv4") << "203.0.113.7";
    QTest::newRow("IPv6") << "2001:db8::7";
}

void TestNetworkTest::literalIsAskedAsPtr()
{
    HOLDS("OGS-24");
    QFETCH(QString, host);
    DnsServer server(dropsLiterals);
    QVERIFY(server.listen(here));
    QCOMPARE(verdictOn(server, question(host), 10s), NetworkVerdict::Usable);
    // What the other question would have come to, and that it does not hang even then.
    QCOMPARE(verdictOn(server, {"203.0.113.7", DnsTest::Type::A, {here}}, 200ms), NetworkVerdict::DnsSilent);
}

void TestNetworkTest::silenceEndsAtTheDeadline()
{
    HOLDS("OGS-24", "OGS-23");
    DnsServer server(noAnswer);
    QVERIFY(server.listen(here));
    QCOMPARE(verdictOn(server, question("vpn.example.net"), 200ms), NetworkVerdict::DnsSilent);
}

void TestNetworkTest::lostQuestionIsAskedAgain()
{
    int asked = 0;
    DnsServer server([&](const QByteArray& q) { return ++asked == 1 ? QByteArray() : nameFound(q); });
    QVERIFY(server.listen(here));
    QCOMPARE(verdictOn(server, question("vpn.example.net"), 10s), NetworkVerdict::Usable);
    QCOMPARE(asked, 2);
}

void TestNetworkTest::oneOfSeveralServersIsEnough()
{
    DnsServer silent(noAnswer);
    QVERIFY(silent.listen(here));
    DnsServer failing([](const QByteArray& q) { return DnsServer::reply(q, 2); });
    QVERIFY(failing.listen("127.0.0.2", silent.port()));
    DnsServer answering(nameFound);
    QVERIFY(answering.listen("::1", silent.port()));
    const QStringList servers{here, "127.0.0.2", "no address", "::1", here};
    QCOMPARE(verdictOn(silent, question("vpn.example.net", servers), 10s), NetworkVerdict::Usable);
    QCOMPARE(silent.queries(), 1);
    QCOMPARE(verdictOn(silent, question("vpn.example.net", servers.first(2)), 200ms),
             NetworkVerdict::DnsFailing);
}

void TestNetworkTest::nobodyToAsk()
{
    const QTemporaryDir empty;
    NetworkTest network(53, empty.path());
    QSignalSpy finished(&network, &NetworkTest::finished);
    network.start(question("vpn.example.net", {}), 10s);
    QVERIFY(finished.isEmpty());
    QVERIFY(finished.wait(patience));
    QCOMPARE(finished.constFirst().constFirst().value<NetworkVerdict>(), NetworkVerdict::NoDnsServer);
}

void TestNetworkTest::stubOfResolvConfIsAsked()
{
    DnsServer stub(nameFound);
    QVERIFY(stub.listen("127.0.0.53"));
    const QTemporaryDir root;
    QVERIFY(QDir(root.path()).mkdir("etc"));
    QFile file(root.filePath("etc/resolv.conf"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# a stub\nsearch example.net\nnameserver 127.0.0.53\n");
    file.close();
    NetworkTest network(stub.port(), root.path());
    QSignalSpy finished(&network, &NetworkTest::finished);
    network.start(question("vpn.example.net", {}), 10s);
    QVERIFY(finished.wait(patience));
    QCOMPARE(finished.constFirst().constFirst().value<NetworkVerdict>(), NetworkVerdict::Usable);
}

void TestNetworkTest::anotherStartEndsTheFirst()
{
    DnsServer server(dropsLiterals);
    QVERIFY(server.listen(here));
    NetworkTest network(server.port(), {});
    QSignalSpy finished(&network, &NetworkTest::finished);
    network.start({"203.0.113.7", DnsTest::Type::A, {here}}, 1ms);
    network.start(question("203.0.113.7"), 10s);
    QVERIFY(finished.wait(patience));
    QCOMPARE(finished.size(), 1);
    QCOMPARE(finished.constFirst().constFirst().value<NetworkVerdict>(), NetworkVerdict::Usable);
}

void TestNetworkTest::stopSaysNothing()
{
    DnsServer server(nameFound);
    QVERIFY(server.listen(here));
    NetworkTest network(server.port(), {});
    QSignalSpy finished(&network, &NetworkTest::finished);
    network.start(question("vpn.example.net"), 10s);
    network.stop();
    QTRY_COMPARE_WITH_TIMEOUT(server.queries(), 1, patience);
    QCoreApplication::processEvents();
    QVERIFY(finished.isEmpty());
}

QTEST_GUILESS_MAIN(TestNetworkTest)
#include "tst_host_network_test.moc"
