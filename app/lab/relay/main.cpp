// SPDX-License-Identifier: GPL-3.0-or-later
// naru-lab-relay: the first process in the namespace of the lab's real gateways. It carries what comes on
// sockets from outside to them, and shows the pages behind them; when its input ends it ends, and the kernel
// ends everything else in the namespace with it.
#include "Plan.h"
#include "Relay.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv)
{
    using namespace naru::lab::relay;
    const std::optional<Plan> plan = planFrom(std::span(argv, static_cast<std::size_t>(argc)).subspan(1));
    if (!plan) {
        std::fputs("naru-lab-relay: it is started by the lab alone\n", stderr);
        return EXIT_FAILURE;
    }
    // As the first process it inherits orphans.
    std::signal(SIGCHLD, SIG_IGN);
    if (!waitForGateways(*plan)) {
        std::fputs("naru-lab-relay: a gateway takes no connection\n", stderr);
        return EXIT_FAILURE;
    }
    std::puts("ready");
    std::fflush(stdout);
    const bool served = serve(*plan);
    // Threads may still carry something: nothing is to be taken apart under them.
    std::_Exit(served ? EXIT_SUCCESS : EXIT_FAILURE);
}
