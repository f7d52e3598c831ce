// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace naru::helper {

// What the program can be started as. Each returns the exit status.

/** Serves one caller on standard input and output: a tunnel with a device, which needs root; or with a port a
    SOCKS proxy, which anybody may have. */
[[nodiscard]] int serve(std::optional<std::uint16_t> socksPort);

/** Undoes what a helper left that was killed together with its watcher. Nothing to do is success; so is a
   tunnel that lives. Needs root. */
[[nodiscard]] int restore();

/** openconnect's script: hands the environment to the helper and ends as it says. */
[[nodiscard]] int beScript();

/** The same, then becomes ocproxy. */
[[nodiscard]] int beProxy(std::uint16_t port);

} // namespace naru::helper
