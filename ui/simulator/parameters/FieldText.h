// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Fields.h"

#include <QString>

/**
 * Values of parameters as text that is typed, and back. Pure. Beside the types of `sim::ParameterInfo` there
 * are those of a scenario's own form: `line` and `paragraph`, strings that are long, and `value`, any JSON.
 */
namespace naru::simulator {

/** What a field shows: `1,000` and, behind it, `/s`. */
struct FieldText
{
    QString text;
    QString unit;
    friend bool operator==(const FieldText&, const FieldText&) = default;
};

/** The value as it is typed; for what is switched or chosen, too. */
[[nodiscard]] FieldText fieldText(const sim::ParameterInfo& info, const sim::Node& value);
/**
 * Reads what was typed. A number without a unit has the one that the field shows; nothing at all stands for
 * "no limit" where the parameter may have none. The problem says what should stand there, with the last part
 * of the parameter's name as its path.
 */
[[nodiscard]] sim::Checked<sim::Node> readField(const sim::ParameterInfo& info, const QString& text,
                                                const QString& unit);
/** What it is where a scenario does not name it. */
[[nodiscard]] sim::Node standardOf(const sim::ParameterInfo& info);
/** What it may be: `1..256`; empty where there is nothing to say. */
[[nodiscard]] QString rangeOf(const sim::ParameterInfo& info);

} // namespace naru::simulator
