// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naru::base {

/** From now on a crash of this process writes no memory to a file, and no other process of the user's may
 * read it: for programs that hold passwords. Not undone. */
void forbidCoreDumps();

} // namespace naru::base
