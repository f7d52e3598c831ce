// SPDX-License-Identifier: GPL-3.0-or-later
#include "ScriptChannel.h"

#include "FileBytes.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <sys/socket.h>

namespace naru::helper {

namespace {

/** Length of what follows, in our own byte order. */
using Head = std::uint32_t;

constexpr char yes = 'y';
constexpr char no = 'n';

} // namespace

Result<ScriptChannel> ScriptChannel::open()
{
    std::array<int, 2> ends{-1, -1};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) < 0)
        return std::unexpected(Failure::ofErrno("socketpair"));
    return ScriptChannel(Descriptor(ends[0]), Descriptor(ends[1]));
}

void ScriptChannel::read()
{
    std::array<char, 16 * 1024> part{};
    const ssize_t size = ::recv(m_ours.get(), part.data(), part.size(), MSG_DONTWAIT);
    // Nobody sends that much; whoever does gets no answer.
    if (size > 0 && m_received.size() <= Environment::longest + part.size())
        m_received.append(part.data(), static_cast<std::size_t>(size));
    if (size == 0)
        m_ours.reset();
}

std::optional<Environment> ScriptChannel::take()
{
    Head length = 0;
    if (m_received.size() < sizeof length)
        return std::nullopt;
    std::memcpy(&length, m_received.data(), sizeof length);
    if (length > Environment::longest) {
        m_received.clear();
        answer(false);
        return std::nullopt;
    }
    if (m_received.size() < sizeof length + length)
        return std::nullopt;
    auto environment = Environment::fromBytes(std::string_view(m_received).substr(sizeof length, length));
    m_received.erase(0, sizeof length + length);
    if (!environment)
        answer(false);
    return environment;
}

void ScriptChannel::answer(bool good) const
{
    const char word = good ? yes : no;
    ::send(m_ours.get(), &word, 1, MSG_DONTWAIT | MSG_NOSIGNAL);
}

bool handOver(int socket, const char* const* environment)
{
    std::string bytes;
    for (; *environment; ++environment)
        bytes.append(*environment) += '\0';
    char answer = no;
    // An answer to a script that was killed before it could take it.
    while (::recv(socket, &answer, 1, MSG_DONTWAIT) == 1) {
    }
    const auto length = static_cast<Head>(bytes.size());
    std::string head(sizeof length, '\0');
    std::memcpy(head.data(), &length, sizeof length);
    if (!writeAll(socket, head + bytes, "environment"))
        return false;
    answer = no;
    return ::recv(socket, &answer, 1, 0) == 1 && answer == yes;
}

} // namespace naru::helper
