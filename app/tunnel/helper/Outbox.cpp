// SPDX-License-Identifier: GPL-3.0-or-later
#include "Outbox.h"

#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace naru::helper {

namespace {

constexpr std::size_t farBehind = 256 * 1024;
constexpr std::size_t tooFarBehind = 4 * 1024 * 1024;
constexpr std::size_t longestText = 1024;

} // namespace

Outbox::Outbox(int fd)
    : m_fd(fd)
{
    ::fcntl(fd, F_SETFL, ::fcntl(fd, F_GETFL) | O_NONBLOCK);
}

void Outbox::send(const Frame& frame)
{
    // Who asks without ever reading is as good as gone.
    m_gone = m_gone || m_bytes.size() > tooFarBehind;
    if (!m_gone)
        m_bytes += frame.line();
}

void Outbox::sendLog(const std::string& text)
{
    if (m_bytes.size() > farBehind)
        return;
    Frame frame("line");
    frame.add("text", std::string_view(text).substr(0, longestText));
    send(frame);
}

bool Outbox::flush()
{
    while (!m_bytes.empty()) {
        const ssize_t written = ::write(m_fd, m_bytes.data(), m_bytes.size());
        if (written < 0 && errno == EAGAIN)
            return true;
        if (written < 0 && errno != EINTR) {
            m_gone = true;
            m_bytes.clear();
            return false;
        }
        if (written > 0)
            m_bytes.erase(0, static_cast<std::size_t>(written));
    }
    return !m_gone;
}

void Outbox::drain(std::chrono::milliseconds limit)
{
    const auto until = std::chrono::steady_clock::now() + limit;
    while (flush() && !m_bytes.empty()) {
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
        pollfd writable{m_fd, POLLOUT, 0};
        if (left.count() <= 0 || ::poll(&writable, 1, static_cast<int>(left.count())) <= 0)
            return;
    }
}

} // namespace naru::helper
