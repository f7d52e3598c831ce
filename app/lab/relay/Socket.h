// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Descriptor.h"

#include <cstdint>
#include <string>

namespace naru::lab::relay {

/** A TCP connection; not open where nobody takes it. */
[[nodiscard]] Descriptor connectTo(const std::string& address, std::uint16_t port);
/** Not open where the address can't be had. */
[[nodiscard]] Descriptor listenOn(const std::string& address, std::uint16_t port);
/** A tunnel's packets are not to wait for each other. */
void sendAtOnce(const Descriptor& socket);

} // namespace naru::lab::relay
