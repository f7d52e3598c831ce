// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace naru::helper {

/**
 * Two processes for one tunnel, so that either may be killed: `work` is done in a child, which gets a
 * signalfd of the signal that means stop. Where the child ends in any other way than by returning, everything
 * that it had started is killed and `restore` is called here. Where this process is killed, the child is told
 * to stop. Returns the exit status for `main`.
 */
[[nodiscard]] int supervise(const std::function<void(int signals)>& work,
                            const std::function<void()>& restore);

} // namespace naru::helper
