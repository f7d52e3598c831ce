// SPDX-License-Identifier: GPL-3.0-or-later
#include "Address.h"
#include "Modes.h"

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <string_view>
#include <unistd.h>

namespace {

/** Whoever starts us may have closed some of the three: what is opened next would take their place. */
void openStandardDescriptors()
{
    for (int fd = ::open("/dev/null", O_RDWR); fd >= 0; fd = ::open("/dev/null", O_RDWR)) {
        if (fd > STDERR_FILENO) {
            ::close(fd);
            return;
        }
    }
}

int refuseArguments()
{
    std::fputs("naru-helper: started by naru; see docs/privileged-part.md\n", stderr);
    return EXIT_FAILURE;
}

} // namespace

int main(int count, char** words)
{
    using namespace naru::helper;
    openStandardDescriptors();
    if (count == 1)
        return serve(std::nullopt);
    const std::string_view mode = words[1];
    if (count == 2 && mode == "--restore")
        return restore();
    if (count == 2 && mode == "--script")
        return beScript();
    const auto port = count == 3 ? numberFrom(words[2], 65535) : std::nullopt;
    if (!port || *port == 0)
        return refuseArguments();
    if (mode == "--socks")
        return serve(static_cast<std::uint16_t>(*port));
    if (mode == "--proxy")
        return beProxy(static_cast<std::uint16_t>(*port));
    return refuseArguments();
}
