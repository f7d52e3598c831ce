// SPDX-License-Identifier: GPL-3.0-or-later
#include "Opening.h"

#include "Wire.h"

#include <algorithm>

namespace naru::evidence {

namespace {

/** Steps through fields of bytes; stays at the end once one was cut off. */
class Cursor
{
public:
    explicit Cursor(Bytes bytes)
        : m_rest(bytes)
    {}

    Bytes take(std::size_t count)
    {
        count = std::min(count, m_rest.size());
        const Bytes taken = m_rest.first(count);
        m_rest = m_rest.subspan(count);
        return taken;
    }
    std::size_t number(std::size_t width)
    {
        std::size_t value = 0;
        for (const std::uint8_t byte : take(width))
            value = value << 8 | byte;
        return value;
    }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

private:
    Bytes m_rest;
};

/** Letters, digits, dots and dashes: what a host name may hold. */
QString hostName(QByteArrayView text)
{
    constexpr qsizetype longest = 255;
    if (text.size() > longest)
        return {};
    for (const char c : text) {
        const bool good = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                          c == '.' || c == '-' || c == '_' || c == ':' || c == '[' || c == ']';
        if (!good)
            return {};
    }
    return QString::fromLatin1(text.toByteArray()).toLower();
}

/** The value of a header line; empty where there is none. */
QByteArray headerValue(const QByteArray& head, const QByteArray& name)
{
    const qsizetype found = head.toLower().indexOf(QByteArray("\r\n" + name + ':'));
    if (found < 0)
        return {};
    const qsizetype begin = found + name.size() + 3;
    const qsizetype end = head.indexOf("\r\n", begin);
    return end < 0 ? QByteArray() : head.mid(begin, end - begin).trimmed();
}

void readRequest(const QByteArray& head, Application& application)
{
    if (head.startsWith("CONNECT ")) {
        const qsizetype end = head.indexOf(' ', 8);
        application.connectTarget = hostName(head.mid(8, std::max<qsizetype>(0, end - 8)));
        return;
    }
    const QByteArray host = headerValue(head, "host");
    application.serverName = hostName(host.left(host.contains(':') ? host.lastIndexOf(':') : host.size()));
}

void readResponse(const QByteArray& head, Application& application)
{
    if (!head.startsWith("HTTP/1."))
        return;
    bool isNumber = false;
    const int status = head.mid(9, 3).toInt(&isNumber);
    if (isNumber)
        application.httpStatus = status;
    if (status / 100 == 3)
        application.location = QString::fromLatin1(headerValue(head, "location").left(300));
}

} // namespace

QString serverNameOf(QByteArrayView clientHello)
{
    Cursor cursor(Bytes(reinterpret_cast<const std::uint8_t*>(clientHello.data()),
                        static_cast<std::size_t>(clientHello.size())));
    if (cursor.number(1) != 22)
        return {};
    cursor.take(4);
    if (cursor.number(1) != 1)
        return {};
    cursor.take(3 + 2 + 32);
    cursor.take(cursor.number(1));
    cursor.take(cursor.number(2));
    cursor.take(cursor.number(1));
    Cursor extensions(cursor.take(cursor.number(2)));
    while (!extensions.atEnd()) {
        const std::size_t type = extensions.number(2);
        Cursor extension(extensions.take(extensions.number(2)));
        if (type != 0)
            continue;
        extension.take(2);
        if (extension.number(1) != 0)
            return {};
        const Bytes name = extension.take(extension.number(2));
        return hostName(QByteArrayView(name.data(), static_cast<qsizetype>(name.size())));
    }
    return {};
}

void Opening::take(Side side, Bytes bytes, Application& application)
{
    const bool isClient = side == Side::Client;
    bool& isRead = isClient ? m_isClientRead : m_isGatewayRead;
    if (isRead || bytes.empty())
        return;
    const qsizetype most = isClient ? mostOfClient : mostOfGateway;
    QByteArray& kept = isClient ? m_client : m_gateway;
    const QByteArrayView more(bytes.data(),
                              std::min(most - kept.size(), static_cast<qsizetype>(bytes.size())));
    // Most say it in their first segment: nothing of that is copied.
    const QByteArray head =
        kept.isEmpty() ? QByteArray::fromRawData(more.data(), more.size()) : kept.append(more);
    isRead = read(side, head, head.size() >= most, application);
    if (isRead)
        kept = QByteArray();
    else if (kept.isEmpty())
        kept = more.toByteArray();
}

bool Opening::read(Side side, const QByteArray& head, bool isFull, Application& application)
{
    const bool isClient = side == Side::Client;
    if (isClient && head[0] == 22) {
        constexpr qsizetype recordHead = 5;
        if (head.size() < recordHead && !isFull)
            return false;
        const qsizetype record = recordHead + static_cast<uchar>(head[3]) * 256 + static_cast<uchar>(head[4]);
        if (head.size() < record && !isFull)
            return false;
        application.serverName = serverNameOf(head);
    } else if (head[0] >= 'A' && head[0] <= 'Z') {
        if (!isFull && !head.contains("\r\n\r\n"))
            return false;
        if (isClient)
            readRequest(head, application);
        else
            readResponse(head, application);
    }
    return true;
}

} // namespace naru::evidence
