// SPDX-License-Identifier: GPL-3.0-or-later
#include "Router.h"

#include <algorithm>
#include <array>
#include <poll.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <sys/un.h>

namespace netlab {

Router::Router(Descriptor client, Descriptor gateways, Descriptor control, std::uint64_t seed)
    : m_client(std::move(client))
    , m_gateways(std::move(gateways))
    , m_control(std::move(control))
    , m_timer(::timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC))
    , m_paths(seed)
{}

void Router::run()
{
    std::array<pollfd, 4> waited{{{m_timer.get(), POLLIN, 0},
                                  {m_client.get(), POLLIN, 0},
                                  {m_gateways.get(), POLLIN, 0},
                                  {m_control.get(), POLLIN, 0}}};
    for (;;) {
        sendDue();
        arm();
        ::poll(waited.data(), waited.size(), -1);
        if (waited[0].revents != 0) {
            std::uint64_t count = 0;
            [[maybe_unused]] const ssize_t size = ::read(m_timer.get(), &count, sizeof count);
            m_armedFor = Time::max();
        }
        if (waited[1].revents != 0)
            take(Way::Up);
        if (waited[2].revents != 0)
            take(Way::Down);
        if (waited[3].revents != 0)
            obey();
    }
}

/** Reads what there is, but sends between: a burst must not make others late. */
void Router::take(Way way)
{
    constexpr int atOnce = 32;
    std::array<std::uint8_t, 2048> buffer{};
    const int from = way == Way::Up ? m_client.get() : m_gateways.get();
    for (int i = 0; i < atOnce; ++i) {
        const ssize_t size = ::read(from, buffer.data(), buffer.size());
        if (size <= 0)
            return;
        const std::span<const std::uint8_t> bytes(buffer.data(), static_cast<std::size_t>(size));
        const std::optional<Packet> packet = parsePacket(bytes);
        if (!packet)
            continue;
        const std::optional<Time> due = m_paths.due(way, *packet, std::chrono::steady_clock::now());
        if (due)
            m_waiting.push({*due, ++m_sequence, way, {bytes.begin(), bytes.end()}});
        else
            m_lateness.lost();
    }
}

void Router::sendDue()
{
    while (!m_waiting.empty()) {
        const Nanoseconds late = std::chrono::steady_clock::now() - m_waiting.top().due;
        if (late < Nanoseconds::zero())
            return;
        const Waiting& next = m_waiting.top();
        const int to = next.way == Way::Up ? m_gateways.get() : m_client.get();
        if (::write(to, next.bytes.data(), next.bytes.size()) < 0)
            m_lateness.lost();
        else
            m_lateness.sent(late);
        m_waiting.pop();
    }
}

void Router::arm()
{
    const Time next = m_waiting.empty() ? Time::max() : m_waiting.top().due;
    if (next == m_armedFor)
        return;
    m_armedFor = next;
    itimerspec spec{};
    if (next != Time::max()) {
        const Nanoseconds since = next.time_since_epoch();
        const auto seconds = std::chrono::floor<std::chrono::seconds>(since);
        spec.it_value.tv_sec = seconds.count();
        spec.it_value.tv_nsec = (since - seconds).count();
    }
    ::timerfd_settime(m_timer.get(), TFD_TIMER_ABSTIME, &spec, nullptr);
}

void Router::obey()
{
    std::array<char, 1024> buffer{};
    sockaddr_un sender{};
    socklen_t senderSize = sizeof sender;
    const ssize_t size = ::recvfrom(m_control.get(), buffer.data(), buffer.size(), MSG_DONTWAIT,
                                    reinterpret_cast<sockaddr*>(&sender), &senderSize);
    if (size < 0)
        return;
    const std::string answer = answerTo(std::string(buffer.data(), static_cast<std::size_t>(size)));
    ::sendto(m_control.get(), answer.data(), answer.size(), MSG_DONTWAIT,
             reinterpret_cast<const sockaddr*>(&sender), senderSize);
}

std::string Router::answerTo(const std::string& line)
{
    if (line == "stats")
        return m_lateness.text();
    if (line == "reset") {
        m_lateness.clear();
        return "ok";
    }
    const auto applied = m_paths.rules().apply(line);
    return applied ? "ok" : "error: " + applied.error();
}

} // namespace netlab
