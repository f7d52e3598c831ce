// SPDX-License-Identifier: GPL-3.0-or-later
#include "PlainClient.h"

#include <QHostAddress>

#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace naru::test {

namespace {

using Clock = std::chrono::steady_clock;

/** False when the limit has passed. */
bool waitFor(int fd, short events, Clock::time_point limit)
{
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(limit - Clock::now());
    pollfd waited{fd, events, 0};
    return ::poll(&waited, 1, std::max(0, static_cast<int>(left.count()))) > 0;
}

} // namespace

PlainClient::~PlainClient()
{
    if (m_fd >= 0)
        ::close(m_fd);
}

PlainClient::Connect PlainClient::connectTo(const lab::RunningGateway& gateway,
                                            std::chrono::milliseconds limit)
{
    m_fd = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(gateway.port);
    address.sin_addr.s_addr = htonl(QHostAddress(gateway.host).toIPv4Address());
    ::connect(m_fd, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    if (!waitFor(m_fd, POLLOUT, Clock::now() + limit))
        return Connect::NoAnswer;
    int error = 0;
    socklen_t size = sizeof error;
    ::getsockopt(m_fd, SOL_SOCKET, SO_ERROR, &error, &size);
    // Asked for once, an error is gone: a reset that came this early is kept for `read`.
    m_wasReset = error == ECONNRESET;
    return error == ECONNREFUSED ? Connect::Refused : Connect::Done;
}

void PlainClient::send(const QByteArray& bytes)
{
    ::send(m_fd, bytes.constData(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL);
}

PlainClient::Answer PlainClient::read(std::chrono::milliseconds limit, qsizetype enough)
{
    const Clock::time_point begun = Clock::now();
    Answer answer;
    if (m_wasReset) {
        answer.end = End::Reset;
        return answer;
    }
    std::array<char, 64 * 1024> buffer{};
    while (answer.bytes.size() < enough && waitFor(m_fd, POLLIN, begun + limit)) {
        const ssize_t size = ::recv(m_fd, buffer.data(), buffer.size(), 0);
        if (size < 0 && errno == EAGAIN)
            continue;
        answer.whole = Clock::now() - begun;
        if (size <= 0) {
            answer.end = size == 0 ? End::Fin : End::Reset;
            break;
        }
        if (answer.bytes.isEmpty())
            answer.firstByte = answer.whole;
        answer.bytes.append(buffer.data(), size);
    }
    return answer;
}

} // namespace naru::test
