// SPDX-License-Identifier: GPL-3.0-or-later
#include "DescriptorLimit.h"

#include <algorithm>
#include <sys/resource.h>

namespace naru::probe {

namespace {

constexpr rlim_t forTheRest = 256;
constexpr rlim_t perSocket = 2;

} // namespace

int makeRoomForSockets(int sockets)
{
    const rlim_t wanted = forTheRest + perSocket * static_cast<rlim_t>(std::max(sockets, 1));
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return sockets;
    if (limit.rlim_cur < wanted && limit.rlim_cur < limit.rlim_max) {
        rlimit raised = limit;
        raised.rlim_cur = std::min(wanted, limit.rlim_max);
        if (::setrlimit(RLIMIT_NOFILE, &raised) == 0)
            limit = raised;
    }
    if (limit.rlim_cur >= wanted)
        return std::max(sockets, 1);
    const rlim_t left = limit.rlim_cur > forTheRest ? limit.rlim_cur - forTheRest : 0;
    return std::max(1, static_cast<int>(left / perSocket));
}

} // namespace naru::probe
