// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/SourceLanguage.h"

namespace naru::profiles {

/** XML in its colours, for a `kit::SourceView`. */
[[nodiscard]] const kit::SourceLanguage& xmlLanguage();

} // namespace naru::profiles
