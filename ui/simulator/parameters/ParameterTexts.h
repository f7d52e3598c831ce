// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/parameters/ParameterRows.h"
#include "wording/Words.h"

/** What a form says of parameters, from what the model says of them. */
namespace naru::simulator {

/** The parameter in a few words: the first part of its explanation, which is the model's own. */
[[nodiscard]] QString labelOf(const sim::ParameterInfo& info, wording::Language language);
/** All that the model says of it. */
[[nodiscard]] QString explanationOf(const sim::ParameterInfo& info, wording::Language language);
/** Its range, its standard and how it is written; several sentences. */
[[nodiscard]] QString valuesOf(const sim::ParameterInfo& info);
/** The value in words: `on`, `1,000/s`, `no limit`. */
[[nodiscard]] QString valueText(const sim::ParameterInfo& info, const sim::Node& value);
/** The name of a block: an item's own, else what the model says of the object or list; what stands at the top
 * has one, too. */
[[nodiscard]] QString headingOf(const ParameterBlock& block, wording::Language language);
/** What the heading stands in: `uags`; may be empty. */
[[nodiscard]] QString contextOf(const ParameterBlock& block, wording::Language language);

} // namespace naru::simulator
