// SPDX-License-Identifier: GPL-3.0-or-later
#include "ConnectionObserver.h"
#include "Failures.h"
#include "Holds.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <sys/socket.h>

using namespace naru;
using namespace naru::probe;
using namespace std::chrono_literals;
using ogs::Failure;

namespace {

/** Both ends of a connection on loopback. */
struct Pair
{
    QTcpServer server;
    QTcpSocket client;
    QTcpSocket* gateway = nullptr;

    [[nodiscard]] bool connect()
    {
        if (!server.listen(QHostAddress::LocalHost))
            return false;
        client.connectToHost(server.serverAddress(), server.serverPort());
        if (!client.waitForConnected() || !server.waitForNewConnection(5000))
            return false;
        gateway = server.nextPendingConnection();
        return true;
    }
};

/** Closes a socket at once, with RST where it is asked for. */
void end(QTcpSocket& socket, bool reset)
{
    const linger none{1, 0};
    if (reset)
        ::setsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &none, sizeof none);
    socket.abort();
}

TcpFacts received(quint64 bytes)
{
    TcpFacts facts;
    facts.bytesReceived = bytes;
    return facts;
}

TcpFacts silentFor(base::Nanoseconds time)
{
    TcpFacts facts;
    facts.silence = time;
    return facts;
}

} // namespace

class TestConnectionObserver final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEndIsNotedWhileWeAreBusy_data();
    void theEndIsNotedWhileWeAreBusy();
    void withoutAnEndItIsNow();
    void theHandshakeByTheKernelsClock();
    void nothingIsKnownWithoutADescriptor();
    void failures();
};

void TestConnectionObserver::theEndIsNotedWhileWeAreBusy_data()
{
    QTest::addColumn<bool>("reset");
    QTest::newRow("FIN") << false;
    QTest::newRow("RST") << true;
}

void TestConnectionObserver::theEndIsNotedWhileWeAreBusy()
{
    HOLDS("OGS-03");
    QFETCH(bool, reset);
    const base::MachineClock clock;
    EndWatcher ends(clock);
    ConnectionObserver observer(clock, ends);
    Pair pair;
    QVERIFY(pair.connect());
    observer.observe(pair.client.socketDescriptor());
    QCOMPARE(observer.facts()->state, TcpState::Open);

    const base::SteadyTime before = clock.steady();
    end(*pair.gateway, reset);
    // An end that was noted stays where it was; without one the answer moves on with the clock.
    const auto isNoted = [&observer] { return observer.momentOfEnd() == observer.momentOfEnd(); };
    QVERIFY(QTest::qWaitFor(isNoted, 10'000));
    const base::SteadyTime noted = observer.momentOfEnd();
    QVERIFY(noted >= before && noted <= clock.steady());
    QCOMPARE(observer.facts()->state, reset ? TcpState::Gone : TcpState::PeerClosed);

    pair.client.abort(); // Qt's own handle goes first, the observer still knows
    QCOMPARE(observer.momentOfEnd(), noted);
    QVERIFY(observer.facts());
    observer.close();
    QVERIFY(!observer.facts());
}

void TestConnectionObserver::withoutAnEndItIsNow()
{
    const base::MachineClock clock;
    EndWatcher ends(clock);
    ConnectionObserver observer(clock, ends);
    Pair pair;
    QVERIFY(pair.connect());
    observer.observe(pair.client.socketDescriptor());
    const base::SteadyTime before = clock.steady();
    QVERIFY(observer.momentOfEnd() >= before);
    observer.finishSending(); // ours is no end of the other side
    const base::SteadyTime later = clock.steady();
    QVERIFY(observer.momentOfEnd() >= later);
}

void TestConnectionObserver::theHandshakeByTheKernelsClock()
{
    const base::MachineClock clock;
    EndWatcher ends(clock);
    ConnectionObserver observer(clock, ends);
    Pair pair;
    QVERIFY(pair.connect());
    observer.observe(pair.client.socketDescriptor());
    const base::SteadyTime longAgo = clock.steady() - 1h;
    QVERIFY(observer.facts()->rtt);
    QCOMPARE(observer.momentOfSynAck(longAgo), longAgo + *observer.facts()->rtt);
    const base::SteadyTime now = clock.steady();
    const base::SteadyTime synAck = observer.momentOfSynAck(now);
    QVERIFY(synAck <= clock.steady()); // never in the future
}

void TestConnectionObserver::nothingIsKnownWithoutADescriptor()
{
    const base::MachineClock clock;
    EndWatcher ends(clock);
    ConnectionObserver observer(clock, ends);
    observer.observe(-1);
    QVERIFY(!observer.facts());
    const base::SteadyTime before = clock.steady();
    QVERIFY(observer.momentOfEnd() >= before);
    QVERIFY(observer.momentOfSynAck(before) >= before);
}

void TestConnectionObserver::failures()
{
    HOLDS("OGS-05");
    QCOMPARE(failureOfConnecting(QAbstractSocket::ConnectionRefusedError), Failure::Refused);
    QCOMPARE(failureOfConnecting(QAbstractSocket::SocketTimeoutError), Failure::NoAnswer);
    QCOMPARE(failureOfConnecting(QAbstractSocket::NetworkError), Failure::Unreachable);

    QCOMPARE(failureOfSecuring(received(0)), Failure::ClosedWithoutAnswer);
    QCOMPARE(failureOfSecuring(received(1)), Failure::ClosedWithoutAnswer); // a FIN alone
    QCOMPARE(failureOfSecuring(received(7)), Failure::TlsFailed);           // an alert
    QCOMPARE(failureOfSecuring(std::nullopt), Failure::TlsFailed);

    QCOMPARE(failureAtDeadline(silentFor(2s), 132ms), Failure::Stalled);
    QCOMPARE(failureAtDeadline(silentFor(100ms), 1ms), Failure::DeadlinePassed);
    QCOMPARE(failureAtDeadline(silentFor(2s), 877ms), Failure::DeadlinePassed); // far away, not silent
}

QTEST_GUILESS_MAIN(TestConnectionObserver)
#include "tst_connection_observer.moc"
