// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"
#include "profile/Profile.h"

namespace naru::profiles {

/** A document that says what a profile says which is no file: a typed address, the demo, a sample. Counts as
 * saved; without undo. Pure. */
[[nodiscard]] profile::Document documentOf(const profile::Profile& profile);

} // namespace naru::profiles
