// SPDX-License-Identifier: GPL-3.0-or-later
#include "Reply.h"

#include <limits>
#include <random>

namespace naru::lab {

namespace {

using namespace std::chrono_literals;

constexpr qint64 bigBodyBytes = 2LL * 1024 * 1024 * 1024;
constexpr int pieceBytes = 64 * 1024;

QByteArray statusLine(int status)
{
    const auto phrase = [status] {
        switch (status) {
        case 200:
            return "OK";
        case 302:
            return "Found";
        case 404:
            return "Not Found";
        case 503:
            return "Service Unavailable";
        default:
            return "As Configured";
        }
    };
    return "HTTP/1.1 " + QByteArray::number(status) + ' ' + phrase() + "\r\n";
}

} // namespace

QByteArray answer(const GatewayBehaviour& behaviour, bool toHead)
{
    const QByteArray body = "<html><body>Naru lab</body></html>\n";
    QByteArray text = statusLine(behaviour.status) + "Content-Type: text/html\r\n" +
                      "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    if (!behaviour.location.isEmpty())
        text += "Location: " + behaviour.location + "\r\n";
    text += behaviour.conduct == Conduct::KeepOpen ? "\r\n" : "Connection: close\r\n\r\n";
    return toHead ? text : text + body;
}

QByteArray longAnswerBegins(Conduct conduct)
{
    const QByteArray head = statusLine(200);
    if (conduct == Conduct::EndlessHeaders)
        return head;
    return head + "Content-Length: " + QByteArray::number(bigBodyBytes) + "\r\nConnection: close\r\n\r\n";
}

More more(Conduct conduct)
{
    if (conduct == Conduct::EndlessHeaders) {
        const QByteArray line = "X-Endless: " + QByteArray(1010, 'e') + "\r\n";
        return {line.repeated(pieceBytes / line.size()), std::numeric_limits<int>::max(), 5ms};
    }
    return {QByteArray(pieceBytes, 'b'), bigBodyBytes / pieceBytes, 0ns};
}

QByteArray noise(std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    QByteArray bytes;
    while (bytes.size() < 4096)
        bytes.append(static_cast<char>(random() & 0xffU));
    // Neither the first byte of a TLS record nor a letter of HTTP.
    bytes[0] = '\x01';
    return bytes;
}

} // namespace naru::lab
