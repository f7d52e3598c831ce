// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <optional>
#include <string_view>

namespace naru::cli {

/** Reads `250ms`, `7s`, `15min`, `4h`, `14d`; nothing for anything else, for a negative or an overflowing
 * one. */
[[nodiscard]] std::optional<base::Nanoseconds> parseDuration(std::string_view text);

} // namespace naru::cli
