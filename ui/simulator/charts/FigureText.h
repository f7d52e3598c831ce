// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Estimate.h"

#include <QLocale>
#include <QString>

#include <optional>
#include <string_view>

namespace naru::simulator {

/** A number with at most four digits that matter, whole ones in full and grouped; `–` for none, `−` as minus.
 */
[[nodiscard]] QString numberText(const QLocale& locale, std::optional<double> value);
/** The same with its unit as the models write it: `500/s`, `67 %`, `12.4 ms`; "1" is no unit. */
[[nodiscard]] QString figureText(const QLocale& locale, std::optional<double> value, std::string_view unit);
/** A difference: with `+` or `−` before it. */
[[nodiscard]] QString differenceText(const QLocale& locale, std::optional<double> value,
                                     std::string_view unit);

/** Its ends: `12 ms … 15 ms`; `–` for none. */
[[nodiscard]] QString intervalText(const QLocale& locale, const std::optional<sim::Interval>& interval,
                                   std::string_view unit);

} // namespace naru::simulator
