// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/SourceLanguage.h"

namespace naru::simulator {

/** JSON in its colours, for a `kit::SourceView`. */
[[nodiscard]] const kit::SourceLanguage& jsonLanguage();

} // namespace naru::simulator
