// SPDX-License-Identifier: GPL-3.0-or-later
#include "FramePipe.h"

#include "FrameReader.h"

#include <cerrno>
#include <thread>
#include <unistd.h>

namespace naru::signin {

namespace {

/** Exit status for those who look: the other end went away, or spoke nonsense. */
constexpr int abandoned = 1;
constexpr int nonsense = 2;

} // namespace

FramePipe::FramePipe()
{
    std::thread([this] { read(); }).detach();
}

void FramePipe::read()
{
    tunnel::FrameReader reader;
    for (;;) {
        QByteArray bytes(4096, Qt::Uninitialized);
        const ssize_t count = ::read(STDIN_FILENO, bytes.data(), static_cast<std::size_t>(bytes.size()));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            _exit(abandoned);
        bytes.truncate(count);
        reader.feed(std::move(bytes));
        for (;;) {
            const auto frame = reader.next();
            if (frame && !*frame)
                break;
            auto order = frame ? tunnel::orderOf(**frame) : std::unexpected(frame.error());
            if (!order)
                _exit(nonsense);
            const std::lock_guard lock(m_mutex);
            m_orders.push_back(std::move(*order));
            m_came.notify_one();
        }
    }
}

tunnel::SignInOrder FramePipe::receive()
{
    std::unique_lock lock(m_mutex);
    m_came.wait(lock, [this] { return !m_orders.empty(); });
    tunnel::SignInOrder order = std::move(m_orders.front());
    m_orders.pop_front();
    return order;
}

void FramePipe::send(const tunnel::SignInReport& report)
{
    QByteArray bytes = tunnel::bytesOf(tunnel::frameOf(report));
    for (qsizetype sent = 0; sent < bytes.size();) {
        const ssize_t count =
            ::write(STDOUT_FILENO, bytes.constData() + sent, static_cast<std::size_t>(bytes.size() - sent));
        if (count < 0 && errno != EINTR)
            _exit(abandoned);
        sent += std::max<ssize_t>(count, 0);
    }
    tunnel::wipe(bytes);
}

} // namespace naru::signin
