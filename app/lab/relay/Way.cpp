// SPDX-License-Identifier: GPL-3.0-or-later
#include "Way.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>
#include <sys/socket.h>

namespace naru::lab::relay {

namespace {

constexpr std::size_t pieceSize = 16 * 1024;
/** More is not read before some of it is written: who is slow slows the other side down, as without a relay.
 */
constexpr std::size_t mostHeld = 1024 * 1024;

bool isPassing(int error)
{
    return error == EAGAIN || error == EINTR;
}

/** What to wait for on the end that one way reads from and the other writes to. An end of which nothing is
 * wanted is left out: one that has hung up would be told of again and again. */
pollfd waitFor(int end, const Way& reading, const Way& writing, Clock::time_point now)
{
    const bool writes = writing.due() && *writing.due() <= now;
    const int events = (reading.reads() ? POLLIN : 0) | (writes ? POLLOUT : 0);
    return {events != 0 ? end : -1, static_cast<short>(events), 0};
}

/** Until the next piece is due; nothing: as long as it takes. */
std::optional<timespec> pauseOf(const Way& one, const Way& other, Clock::time_point now)
{
    std::optional<Clock::duration> pause;
    for (const Way* way : {&one, &other}) {
        if (const auto due = way->due(); due && *due > now)
            pause = std::min(pause.value_or(*due - now), *due - now);
    }
    if (!pause)
        return std::nullopt;
    const auto whole = std::chrono::duration_cast<std::chrono::seconds>(*pause);
    return timespec{whole.count(), std::chrono::nanoseconds(*pause - whole).count()};
}

} // namespace

Way::Way(int from, int to, std::chrono::microseconds delay)
    : m_from(from)
    , m_to(to)
    , m_delay(delay)
{}

bool Way::reads() const
{
    return !m_ended && m_held < mostHeld;
}

std::optional<Clock::time_point> Way::due() const
{
    return m_pieces.empty() ? std::nullopt : std::optional(m_pieces.front().due);
}

bool Way::read()
{
    std::array<char, pieceSize> bytes;
    const ssize_t size = ::recv(m_from, bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (size < 0)
        return isPassing(errno);
    m_ended = size == 0;
    m_held += static_cast<std::size_t>(size);
    m_pieces.push_back({Clock::now() + m_delay, {bytes.begin(), bytes.begin() + size}});
    return true;
}

bool Way::write()
{
    while (due() && *due() <= Clock::now()) {
        Piece& piece = m_pieces.front();
        if (piece.bytes.empty()) {
            m_over = true;
            m_pieces.clear();
            return ::shutdown(m_to, SHUT_WR) == 0;
        }
        const ssize_t size = ::send(m_to, piece.bytes.data() + piece.written,
                                    piece.bytes.size() - piece.written, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (size < 0)
            return isPassing(errno);
        piece.written += static_cast<std::size_t>(size);
        if (piece.written < piece.bytes.size())
            return true;
        m_held -= piece.bytes.size();
        m_pieces.pop_front();
    }
    return true;
}

void relay(int client, int gateway, std::chrono::microseconds oneWay)
{
    Way there(client, gateway, oneWay);
    Way back(gateway, client, oneWay);
    while (!there.isOver() || !back.isOver()) {
        const Clock::time_point now = Clock::now();
        std::array<pollfd, 2> ends{waitFor(client, there, back, now), waitFor(gateway, back, there, now)};
        const std::optional<timespec> pause = pauseOf(there, back, now);
        if (::ppoll(ends.data(), ends.size(), pause ? &*pause : nullptr, nullptr) < 0 && errno != EINTR)
            return;
        const bool moved = (ends[0].revents == 0 || !there.reads() || there.read()) &&
                           (ends[1].revents == 0 || !back.reads() || back.read()) && there.write() &&
                           back.write();
        if (!moved)
            return;
    }
}

} // namespace naru::lab::relay
