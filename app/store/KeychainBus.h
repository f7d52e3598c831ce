// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naru::store {

/**
 * libsecret's connection to the session bus is GLib's own for the whole process, and GLib ends a process
 * whose session bus goes (SIGTERM): a tunnel would end with the desktop that its secret came from. Tells GLib
 * not to. To be called when libsecret has connected; does nothing where GLib's bus is not in the process.
 */
void outliveSessionBus();

} // namespace naru::store
