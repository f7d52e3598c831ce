// SPDX-License-Identifier: GPL-3.0-or-later
// netlab-router CLIENT-NAMESPACE GATEWAY-NAMESPACE CONTROL-SOCKET [SEED]
// Makes TUN `client` in the one namespace and TUN `gateways` in the other, says "ready", and carries packets
// between them by the rules that come on the control socket (Rules.h).
#include "Router.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>

namespace {

constexpr int realTimePriority = 10;

int fail(const char* what)
{
    std::perror(what);
    return EXIT_FAILURE;
}

netlab::Descriptor openControl(const char* path)
{
    netlab::Descriptor socket(::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (std::strlen(path) >= sizeof address.sun_path)
        return netlab::Descriptor();
    std::strncpy(address.sun_path, path, sizeof address.sun_path - 1);
    if (::bind(socket.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        return netlab::Descriptor();
    return socket;
}

netlab::Descriptor openTunIn(const char* space, const char* name)
{
    const netlab::Descriptor descriptor(::open(space, O_RDONLY | O_CLOEXEC));
    if (!descriptor.isOpen() || ::setns(descriptor.get(), CLONE_NEWNET) != 0)
        return netlab::Descriptor();
    return netlab::openTun(name);
}

/** Better times under load; without the right to it the router runs as well as it can. */
void becomeRealTime()
{
    sched_param priority{};
    priority.sched_priority = realTimePriority;
    if (::sched_setscheduler(0, SCHED_FIFO, &priority) != 0)
        std::perror("netlab-router: no real-time priority");
    ::mlockall(MCL_CURRENT | MCL_FUTURE);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 4) {
        std::fputs("usage: netlab-router CLIENT-NAMESPACE GATEWAY-NAMESPACE CONTROL-SOCKET [SEED]\n", stderr);
        return 2;
    }
    netlab::Descriptor control = openControl(argv[3]);
    if (!control.isOpen())
        return fail(argv[3]);
    netlab::Descriptor client = openTunIn(argv[1], "client");
    if (!client.isOpen())
        return fail(argv[1]);
    netlab::Descriptor gateways = openTunIn(argv[2], "gateways");
    if (!gateways.isOpen())
        return fail(argv[2]);
    const std::uint64_t seed = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1;
    netlab::Router router(std::move(client), std::move(gateways), std::move(control), seed);
    if (!router.isUsable())
        return fail("timer");
    becomeRealTime();
    std::puts("ready");
    std::fflush(stdout);
    router.run();
}
