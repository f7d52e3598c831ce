// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naru::probe {

/**
 * Raises this process's soft limit of open files, within its hard limit, so that `sockets` probes can be
 * open at once (each holds two descriptors); never lowers it. Returns how many sockets the limit allows
 * beside the rest of the program: `sockets`, or less, at least 1.
 */
[[nodiscard]] int makeRoomForSockets(int sockets);

} // namespace naru::probe
