// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/ProblemCode.h"

#include <QColor>
#include <QString>

namespace naru::kit {
class Colors;
}

namespace naru::profiles {

// A severity is a shape, a word and a colour.

/** Name of its icon. */
[[nodiscard]] QString severityIcon(profile::Severity severity);
/** Translated. */
[[nodiscard]] QString severityWord(profile::Severity severity);
[[nodiscard]] QColor severityColour(profile::Severity severity, const kit::Colors& colors);

} // namespace naru::profiles
