// SPDX-License-Identifier: GPL-3.0-or-later
#include "Page.h"

#include <array>
#include <string_view>
#include <sys/socket.h>
#include <sys/time.h>

namespace naru::lab::relay {

namespace {

constexpr timeval patience{10, 0};
constexpr std::size_t longestRequest = 16 * 1024;

bool readRequest(int connection)
{
    std::string request;
    std::array<char, 1024> bytes;
    while (request.size() < longestRequest) {
        const ssize_t size = ::recv(connection, bytes.data(), bytes.size(), 0);
        if (size <= 0)
            return false;
        request.append(bytes.data(), static_cast<std::size_t>(size));
        if (request.find("\r\n\r\n") != std::string::npos)
            return true;
    }
    return false;
}

} // namespace

void answerWithPage(int connection, const std::string& text)
{
    ::setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    if (!readRequest(connection))
        return;
    const std::string body = text + "\n";
    const std::string answer =
        "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: " +
        std::to_string(body.size()) + "\r\nConnection: close\r\n\r\n" + body;
    std::string_view rest = answer;
    while (!rest.empty()) {
        const ssize_t size = ::send(connection, rest.data(), rest.size(), MSG_NOSIGNAL);
        if (size <= 0)
            return;
        rest.remove_prefix(static_cast<std::size_t>(size));
    }
}

} // namespace naru::lab::relay
