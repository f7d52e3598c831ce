// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Run.h"

namespace naru::sim {

std::uint64_t pieceTowards(const Run& run, std::uint64_t events)
{
    const std::uint64_t left = events - run.events();
    const std::uint64_t changes = run.changes().size();
    return left > changes ? left - changes : 1;
}

} // namespace naru::sim
