// SPDX-License-Identifier: GPL-3.0-or-later
#include "Lock.h"

#include "FileBytes.h"

#include <fcntl.h>
#include <sys/file.h>
#include <thread>

namespace naru::helper {

Descriptor takeLock(std::chrono::milliseconds patience)
{
    constexpr std::chrono::milliseconds pause(50);
    if (!makeFolder("/run/naru", 0755))
        return Descriptor();
    Descriptor file(::open("/run/naru/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    const auto until = std::chrono::steady_clock::now() + patience;
    while (::flock(file.get(), LOCK_EX | LOCK_NB) < 0) {
        if (errno != EWOULDBLOCK || std::chrono::steady_clock::now() > until)
            return Descriptor();
        std::this_thread::sleep_for(pause);
    }
    return file;
}

} // namespace naru::helper
