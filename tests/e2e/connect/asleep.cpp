// SPDX-License-Identifier: GPL-3.0-or-later
// To be preloaded: the machine has slept for as many seconds more as the file says that NARU_TEST_ASLEEP
// names. That is what a machine that slept looks like to a program: CLOCK_BOOTTIME went on, CLOCK_MONOTONIC
// did not.
#include <cstdlib>
#include <ctime>
#include <dlfcn.h>
#include <fstream>

namespace {

using Read = int (*)(clockid_t, timespec*);

time_t asleep()
{
    time_t seconds = 0;
    if (const char* file = std::getenv("NARU_TEST_ASLEEP"))
        std::ifstream(file) >> seconds;
    return seconds;
}

} // namespace

extern "C" __attribute__((visibility("default"))) int clock_gettime(clockid_t clock, timespec* time) noexcept
{
    static const auto machine = reinterpret_cast<Read>(::dlsym(RTLD_NEXT, "clock_gettime"));
    const int done = machine(clock, time);
    if (done == 0 && clock == CLOCK_BOOTTIME)
        time->tv_sec += asleep();
    return done;
}
