// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naru::signin {

/**
 * Takes from this process what it never needs: no core file and no look into its memory by others of the same
 * user, an end with the process that started it, and no way to run any program: what a server sends can't be
 * run even if the library wanted to. False where the kernel refuses.
 */
[[nodiscard]] bool confine();

} // namespace naru::signin
