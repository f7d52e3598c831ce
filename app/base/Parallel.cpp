// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace naru::base {

void inParallel(std::size_t count, const std::function<void(std::size_t)>& job)
{
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < count; i = next++)
            job(i);
    };
    const std::size_t cores = std::max(1u, std::thread::hardware_concurrency());
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(cores, count); ++i)
        helpers.emplace_back(work);
    work();
}

} // namespace naru::base
