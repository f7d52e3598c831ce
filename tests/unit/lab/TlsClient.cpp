// SPDX-License-Identifier: GPL-3.0-or-later
#include "TlsClient.h"

#include <QElapsedTimer>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslSocket>

namespace naru::test {

TlsExchange headOverTls(const lab::RunningGateway& gateway, std::chrono::milliseconds limit,
                        QSsl::SslProtocol protocol, std::chrono::milliseconds forEnd)
{
    TlsExchange result;
    QSslSocket socket;
    socket.setPeerVerifyMode(QSslSocket::VerifyNone);
    socket.setProtocol(protocol);
    QElapsedTimer timer;
    timer.start();
    const auto left = [&] { return std::max(0, static_cast<int>(limit.count() - timer.elapsed())); };
    socket.connectToHost(gateway.host, gateway.port);
    result.connected = socket.waitForConnected(left());
    if (!result.connected) {
        // A reset may come before Qt has seen the connection.
        result.ended = socket.state() == QAbstractSocket::UnconnectedState;
        return result;
    }
    socket.startClientEncryption();
    result.encrypted = socket.waitForEncrypted(left());
    result.encryptedAfter = std::chrono::nanoseconds(timer.nsecsElapsed());
    result.certificate = socket.peerCertificate().digest(QCryptographicHash::Sha256);
    if (result.encrypted) {
        socket.write("HEAD / HTTP/1.1\r\nHost: gw.example\r\nConnection: close\r\n\r\n");
        if (socket.waitForReadyRead(left()))
            result.firstByteAfter = std::chrono::nanoseconds(timer.nsecsElapsed());
        result.answer = socket.readAll();
    }
    const auto wait = static_cast<int>(result.encrypted ? forEnd.count() : left());
    result.ended = socket.state() == QAbstractSocket::UnconnectedState || socket.waitForDisconnected(wait);
    result.endedAfter = std::chrono::nanoseconds(timer.nsecsElapsed());
    if (socket.isOpen())
        result.answer += socket.readAll();
    return result;
}

} // namespace naru::test
