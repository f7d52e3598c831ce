// SPDX-License-Identifier: GPL-3.0-or-later
#include "ProxyServer.h"

#include <QHostAddress>
#include <QTcpSocket>

namespace naru::test {

ProxyServer::ProxyServer(QByteArray refusal, QObject* parent)
    : QTcpServer(parent)
    , m_refusal(std::move(refusal))
{
    connect(this, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket* client = nextPendingConnection()) {
            connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
            connect(client, &QTcpSocket::readyRead, this, [this, client] { serve(client); });
        }
    });
    listen(QHostAddress::LocalHost);
}

void ProxyServer::serve(QTcpSocket* client)
{
    if (!client->peek(4096).contains("\r\n\r\n"))
        return;
    disconnect(client, &QTcpSocket::readyRead, this, nullptr);
    const QByteArray line = client->readLine().trimmed();
    m_requests.append(line);
    client->readAll();
    if (m_refusal.isEmpty()) {
        splice(client, line.split(' ').value(1));
        return;
    }
    client->write("HTTP/1.1 " + m_refusal + "\r\nConnection: close\r\n\r\n");
    client->disconnectFromHost();
}

void ProxyServer::splice(QTcpSocket* client, const QByteArray& authority)
{
    auto* gateway = new QTcpSocket(client);
    const qsizetype colon = authority.lastIndexOf(':');
    connect(gateway, &QTcpSocket::connected, client,
            [client] { client->write("HTTP/1.1 200 Connection established\r\n\r\n"); });
    connect(gateway, &QTcpSocket::errorOccurred, client, &QTcpSocket::disconnectFromHost);
    connect(gateway, &QTcpSocket::readyRead, client,
            [client, gateway] { client->write(gateway->readAll()); });
    connect(client, &QTcpSocket::readyRead, gateway,
            [client, gateway] { gateway->write(client->readAll()); });
    gateway->connectToHost(QString::fromLatin1(authority.first(colon)),
                           authority.sliced(colon + 1).toUShort());
}

} // namespace naru::test
