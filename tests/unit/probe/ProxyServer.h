// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QTcpServer>

namespace naru::test {

/** A small HTTP proxy on loopback that knows CONNECT only; lives in the test's thread. */
class ProxyServer final : public QTcpServer
{
    Q_OBJECT

public:
    /** `refusal`: the status line that every request gets, e.g. `407 Proxy Authentication Required`; empty:
     * it serves. */
    explicit ProxyServer(QByteArray refusal = {}, QObject* parent = nullptr);

    /** The first lines that came, in order. */
    [[nodiscard]] const QList<QByteArray>& requests() const { return m_requests; }

private:
    void serve(QTcpSocket* client);
    void splice(QTcpSocket* client, const QByteArray& authority);

    QByteArray m_refusal;
    QList<QByteArray> m_requests;
};

} // namespace naru::test
