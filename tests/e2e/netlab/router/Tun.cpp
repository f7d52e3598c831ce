// SPDX-License-Identifier: GPL-3.0-or-later
#include "Tun.h"

#include <cstring>
#include <fcntl.h>
#include <linux/if.h>
#include <linux/if_tun.h>
#include <sys/ioctl.h>

namespace netlab {

Descriptor openTun(const char* name)
{
    Descriptor tun(::open("/dev/net/tun", O_RDWR | O_NONBLOCK | O_CLOEXEC));
    ifreq request{};
    request.ifr_flags = IFF_TUN | IFF_NO_PI;
    std::strncpy(request.ifr_name, name, sizeof request.ifr_name - 1);
    if (tun.isOpen() && ::ioctl(tun.get(), TUNSETIFF, &request) != 0)
        return Descriptor();
    return tun;
}

} // namespace netlab
