// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/CoreDumps.h"

#include <sys/prctl.h>
#include <sys/resource.h>

namespace naru::base {

void forbidCoreDumps()
{
    // Where the kernel hands core dumps to a program, the limit alone does not count.
    prctl(PR_SET_DUMPABLE, 0);
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
}

} // namespace naru::base
