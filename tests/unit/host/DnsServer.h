// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QNetworkDatagram>
#include <QUdpSocket>

#include <functional>

namespace naru::test {

/** A DNS server over UDP that answers as the test says; header only, so that two tests can have it. */
class DnsServer : public QObject
{
public:
    /** Gets the query; what it returns is sent, nothing where it is empty. */
    using Answer = std::function<QByteArray(const QByteArray& query)>;

    explicit DnsServer(Answer answer)
        : m_answer(std::move(answer))
    {
        connect(&m_socket, &QUdpSocket::readyRead, this, [this] {
            while (m_socket.hasPendingDatagrams()) {
                const QNetworkDatagram query = m_socket.receiveDatagram();
                ++m_queries;
                if (const QByteArray reply = m_answer(query.data()); !reply.isEmpty())
                    m_socket.writeDatagram(reply, query.senderAddress(), quint16(query.senderPort()));
            }
        });
    }

    /** Port 0: any that is free. */
    [[nodiscard]] bool listen(const QString& address, std::uint16_t port = 0)
    {
        return m_socket.bind(QHostAddress(address), port);
    }
    [[nodiscard]] std::uint16_t port() const { return m_socket.localPort(); }
    [[nodiscard]] int queries() const { return m_queries; }

    /** The query turned into an answer without records, with this response code. */
    [[nodiscard]] static QByteArray reply(QByteArray query, int code)
    {
        query[2] = char(query[2] | char(0x80));
        query[3] = char(code);
        return query;
    }
    [[nodiscard]] static bool asksForPtr(const QByteArray& query)
    {
        return query.last(4) == QByteArray("\0\x0c\0\x01", 4);
    }
    /** Whether the name in the question is four numbers: what some servers drop (CSCti20768). */
    [[nodiscard]] static bool asksForLiteral(const QByteArray& query)
    {
        const QByteArray labels = query.sliced(12, query.size() - 12 - 4);
        return !asksForPtr(query) && std::all_of(labels.cbegin(), labels.cend(),
                                                 [](char c) { return c < 20 || (c >= '0' && c <= '9'); });
    }

private:
    Answer m_answer;
    QUdpSocket m_socket;
    int m_queries = 0;
};

} // namespace naru::test
