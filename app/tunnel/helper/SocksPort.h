// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace naru::helper {

/** Whether a port of 127.0.0.1 is free to listen on. */
[[nodiscard]] bool isPortFree(std::uint16_t port);

/** Whether something on 127.0.0.1 takes connections at the port. */
[[nodiscard]] bool isPortAnswered(std::uint16_t port);

} // namespace naru::helper
