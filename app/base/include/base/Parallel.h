// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace naru::base {

/** Does job(0) … job(count-1), several at a time, one thread a core; returns when all are done. The jobs must
 * not touch each other's data. */
void inParallel(std::size_t count, const std::function<void(std::size_t)>& job);

} // namespace naru::base
