// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wording/Words.h"

#include <cstdint>

namespace naru::wording {

/** `512 B`, `1.2 kB`, `34.0 MB`: powers of 1000. */
[[nodiscard]] QString bytes(const Words& words, std::uint64_t count);

/** The two greatest units, cut to whole seconds: `45 s`, `2 h 5 min`, `1 d 3 h`. Negative counts as nothing.
 */
[[nodiscard]] QString duration(const Words& words, base::Nanoseconds time);

} // namespace naru::wording
