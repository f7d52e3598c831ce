// SPDX-License-Identifier: GPL-3.0-or-later
#include "Relay.h"

#include "Page.h"
#include "Socket.h"
#include "Way.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <poll.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace naru::lab::relay {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::seconds patience = 10s;
constexpr std::chrono::milliseconds pause = 20ms;
/** More connections at once are closed as they come. */
constexpr int mostConnections = 500;

constexpr std::uint16_t pagePort = 80;

/** A listening socket and what is done with each connection, in a thread of its own. */
struct Door
{
    int listening;
    std::function<void(const Descriptor&)> serve;
};

std::atomic<int> connections = 0;

void open(const Door& door)
{
    Descriptor connection(::accept4(door.listening, nullptr, nullptr, SOCK_CLOEXEC));
    if (!connection.isOpen() || connections >= mostConnections)
        return;
    ++connections;
    std::thread([serve = door.serve, own = std::move(connection)]() mutable {
        sendAtOnce(own);
        serve(own);
        own.reset();
        --connections;
    }).detach();
}

void carry(const Gateway& gateway, const Descriptor& client)
{
    const Descriptor inner = connectTo(gateway.address, gateway.port);
    if (!inner.isOpen())
        return;
    sendAtOnce(inner);
    relay(client.get(), inner.get(), gateway.oneWay);
}

/** Nothing comes on standard input but its end. */
bool inputEnded(const pollfd& input)
{
    std::array<char, 64> bytes;
    return input.revents != 0 && ::read(input.fd, bytes.data(), bytes.size()) <= 0;
}

} // namespace

bool waitForGateways(const Plan& plan)
{
    const auto deadline = Clock::now() + patience;
    return std::ranges::all_of(plan.gateways, [&](const Gateway& gateway) {
        while (!connectTo(gateway.address, gateway.port).isOpen()) {
            if (Clock::now() > deadline)
                return false;
            std::this_thread::sleep_for(pause);
        }
        return true;
    });
}

bool serve(const Plan& plan)
{
    std::vector<Door> doors;
    std::vector<Descriptor> pages;
    for (const Gateway& gateway : plan.gateways)
        doors.push_back({gateway.listening, [&](const Descriptor& client) { carry(gateway, client); }});
    for (const Page& page : plan.pages) {
        const Descriptor& socket = pages.emplace_back(listenOn(page.address, pagePort));
        if (!socket.isOpen())
            return false;
        doors.push_back(
            {socket.get(), [&](const Descriptor& client) { answerWithPage(client.get(), page.text); }});
    }
    std::vector<pollfd> waiting{{STDIN_FILENO, POLLIN, 0}};
    for (const Door& door : doors)
        waiting.push_back({door.listening, POLLIN, 0});
    while (!inputEnded(waiting.front())) {
        for (std::size_t i = 0; i < doors.size(); ++i) {
            if ((waiting[i + 1].revents & POLLIN) != 0)
                open(doors[i]);
        }
        ::poll(waiting.data(), waiting.size(), -1);
    }
    return true;
}

} // namespace naru::lab::relay
