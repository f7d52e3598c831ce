// SPDX-License-Identifier: GPL-3.0-or-later
#include "DnsServer.h"
#include "Holds.h"
#include "host/NetworkTest.h"
#include "ogs/Gate.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using namespace naru::host;
using namespace std::chrono_literals;
using naru::test::DnsServer;

/** In a network of its own, where no way leads out and DNS has its own port. */
class TestNetworkDown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_server.listen(QStringLiteral("0.0.0.0"), 53)); }

    void answersOnItsOwnPort()
    {
        HOLDS("OGS-23", "OGS-24");
        QCOMPARE(verdict(QStringLiteral("198.51.100.1"), 10s), NetworkVerdict::Usable);
    }

    void noWayLeadsThere()
    {
        HOLDS("OGS-23");
        QCOMPARE(verdict(QStringLiteral("203.0.113.53"), 100ms), NetworkVerdict::Down);
        QCOMPARE(verdict(QStringLiteral("2001:db8::53"), 100ms), NetworkVerdict::Down);
    }

    /** As after a resume. */
    void networkComesUpMeanwhile()
    {
        HOLDS("OGS-23");
        NetworkTest network;
        QSignalSpy finished(&network, &NetworkTest::finished);
        network.start(question(QStringLiteral("203.0.113.54")), 10s);
        QCOMPARE(QProcess::execute("ip", {"address", "add", "203.0.113.54/32", "dev", "lo"}), 0);
        QVERIFY(finished.wait(20000));
        QCOMPARE(finished.constFirst().constFirst().value<NetworkVerdict>(), NetworkVerdict::Usable);
    }

private:
    static DnsTest question(const QString& server)
    {
        const ogs::DnsQuestion made = ogs::dnsTestQuestion(QStringLiteral("203.0.113.7"));
        return {made.name, DnsTest::Type::Ptr, {server}};
    }

    NetworkVerdict verdict(const QString& server, std::chrono::milliseconds deadline)
    {
        NetworkTest network;
        QSignalSpy finished(&network, &NetworkTest::finished);
        network.start(question(server), deadline);
        finished.wait(20000);
        return finished.value(0).value(0).value<NetworkVerdict>();
    }

    DnsServer m_server{[](const QByteArray& query) {
        return DnsServer::asksForPtr(query) ? DnsServer::reply(query, 3) : QByteArray();
    }};
};

QTEST_GUILESS_MAIN(TestNetworkDown)
#include "tst_host_network_down.moc"
