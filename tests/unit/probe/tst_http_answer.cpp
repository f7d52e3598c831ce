// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "HttpAnswer.h"

#include <QTest>

using namespace naru::probe;
using State = HttpAnswer::State;
Q_DECLARE_METATYPE(HttpAnswer::State)

class TestHttpAnswer final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void heads_data();
    void heads();
    void endlessHeadsAreBounded();
    void oneEndlessLineIsBounded();
};

void TestHttpAnswer::heads_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<State>("state");
    QTest::addColumn<int>("status"); // 0: none
    QTest::addColumn<bool>("closes");
    QTest::addColumn<QByteArray>("location");

    const auto row = [](const char* name, const QByteArray& bytes, State state, int status, bool closes,
                        const QByteArray& location = {}) {
        QTest::newRow(name) << bytes << state << status << closes << location;
    };
    row("nothing", "", State::Incomplete, 0, false);
    row("plain", "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n", State::Complete, 200, true);
    row("no reason", "HTTP/1.1 404\r\n\r\n", State::Complete, 404, false);
    row("bare line ends", "HTTP/1.1 503 Busy\nconnection:CLOSE\n\nbody", State::Complete, 503, true);
    row("old protocol", "HTTP/1.0 301 Moved\r\nLocation: https://a/\r\n\r\n", State::Complete, 301, true,
        "https://a/");
    row("old, kept", "HTTP/1.0 200 OK\r\nConnection: Keep-Alive\r\n\r\n", State::Complete, 200, false);
    row("token in a list", "HTTP/1.1 200 OK\r\nConnection: foo, close\r\n\r\n", State::Complete, 200, true);
    row("token in a word", "HTTP/1.1 200 OK\r\nConnection: closed\r\n\r\n", State::Complete, 200, false);
    row("interim first", "HTTP/1.1 103 Hints\r\nLocation: /x\r\n\r\nHTTP/1.1 204 No\r\n\r\n", State::Complete,
        204, false);
    row("line without a colon", "HTTP/1.1 200 OK\r\nnonsense\r\n: x\r\n\r\n", State::Complete, 200, false);
    row("cut", "HTTP/1.1 200 OK\r\nConnection: clo", State::Incomplete, 200, false);
    row("TLS alert", QByteArray("\x15\x03\x01\x00\x02\x02\x46", 7), State::Foreign, 0, false);
    row("text", "SSH-2.0-x\r\n", State::Foreign, 0, false);
    row("wrong letter early", "HTTQ", State::Foreign, 0, false);
    row("status too short", "HTTP/1.1 20\r\n\r\n", State::Foreign, 0, false);
    row("status too long", "HTTP/1.1 2000\r\n\r\n", State::Foreign, 0, false);
    row("status no number", "HTTP/1.1 abc\r\n\r\n", State::Foreign, 0, false);
    row("status below 100", "HTTP/1.1 099\r\n\r\n", State::Foreign, 0, false);
    row("HTTP/2 preface", "HTTP/2 200\r\n\r\n", State::Foreign, 0, false);
}

void TestHttpAnswer::heads()
{
    QFETCH(QByteArray, bytes);
    QFETCH(State, state);
    QFETCH(int, status);
    QFETCH(bool, closes);
    QFETCH(QByteArray, location);

    HttpAnswer whole;
    QCOMPARE(whole.feed(bytes), state);
    HttpAnswer piecewise;
    for (const char byte : bytes)
        piecewise.feed(QByteArrayView(&byte, 1));

    for (const HttpAnswer& answer : {whole, piecewise}) {
        QCOMPARE(answer.state(), state);
        QCOMPARE(answer.status().value_or(0), status);
        QCOMPARE(answer.closes(), closes);
        QCOMPARE(answer.location(), location);
    }
}

void TestHttpAnswer::endlessHeadsAreBounded()
{
    HttpAnswer answer;
    answer.feed("HTTP/1.1 200 OK\r\n");
    int lines = 0;
    while (answer.feed("X-More: and more\r\n") == State::Incomplete && lines < 10'000)
        ++lines;
    QCOMPARE(answer.state(), State::TooLong);
    QCOMPARE(answer.status(), 200);
}

void TestHttpAnswer::oneEndlessLineIsBounded()
{
    HttpAnswer answer;
    const QByteArray piece(1024, 'a');
    answer.feed("HTTP/1.1 200 OK\r\nX: ");
    for (int i = 0; i < 31; ++i)
        QCOMPARE(answer.feed(piece), State::Incomplete);
    QCOMPARE(answer.feed(piece), State::TooLong);
}

QTEST_GUILESS_MAIN(TestHttpAnswer)
#include "tst_http_answer.moc"
