// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace naru::sim {

/** The known name that a misspelled one most likely means; empty where none is near. */
[[nodiscard]] std::string nearest(std::string_view wrong, std::span<const std::string> known);

} // namespace naru::sim
