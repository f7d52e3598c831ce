// SPDX-License-Identifier: GPL-3.0-or-later
#include "Confinement.h"
#include "GatewaySession.h"

#include <clocale>
#include <csignal>
#include <unistd.h>

using namespace naru;

/** naru-signin: signs in at one gateway for the process that started it, over standard input and output. */
int main()
{
    if (!signin::confine())
        return 3;
    std::signal(SIGPIPE, SIG_IGN);
    // For the names of files; messages stay English, LibraryLines knows them so.
    std::setlocale(LC_CTYPE, "C.UTF-8");
    signin::FramePipe pipe;
    const tunnel::SignInOrder order = pipe.receive();
    if (const auto* request = std::get_if<tunnel::SignInRequest>(&order))
        signin::GatewaySession(*request, pipe).run();
    // Not by return: the thread of the pipe still reads.
    _exit(0);
}
