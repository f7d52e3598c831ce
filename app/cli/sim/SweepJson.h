// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Sweep.h"

#include <QJsonObject>

namespace naru::cli {

/** The settings as an object of texts. */
[[nodiscard]] QJsonObject settingsJson(const sim::Point& point);

} // namespace naru::cli
