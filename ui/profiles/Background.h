// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Background.h"

namespace naru::profiles {

using kit::inBackground;

} // namespace naru::profiles
