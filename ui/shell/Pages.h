// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"

#include <vector>

namespace naru::shell {

/** The pages of the window in the order of the rail, owned by `parent`. */
[[nodiscard]] std::vector<kit::Page*> makePages(const kit::Surroundings& surroundings, QWidget* parent);

} // namespace naru::shell
