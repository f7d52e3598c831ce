// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace naru::simulator {

/** What a new scenario of a model begins with: the least that runs and shows something. */
[[nodiscard]] std::string templateOf(std::string_view model);

} // namespace naru::simulator
