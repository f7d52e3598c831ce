// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "sim/scenario/Text.h"

#include <expected>
#include <optional>
#include <string>

namespace naru::sim {

/** What is wrong with a scenario. `wording` says it in a language. */
enum class ProblemCode {
    TooLarge,
    NotUtf8,
    /** detail: what stands there; expected: what should. */
    NotJson,
    TooDeep,
    MemberTwice,
    MemberMissing,
    /** detail: the member; expected: the nearest one that exists, if any. */
    MemberUnknown,
    /** expected: code of the type, such as "duration" or "list". */
    WrongType,
    /** detail: the text; expected: the type it should have been. */
    BadValue,
    /** expected: the range, such as "1..100". */
    OutOfRange,
    /** expected: the choices, divided by commas. */
    NotAChoice,
    TooMany,
    ModelUnknown,
    /** detail: the path. */
    PathUnknown,
    /** The parameter can't be changed while a run is under way. */
    NotWhileRunning,
    /** A name that nothing has; detail: the name. */
    NameUnknown,
    NameTwice,
    /** detail: what the assertion asks for, which the model doesn't report. */
    MetricUnknown,
    /** A file that the scenario names; detail: the file. */
    FileUnreadable,
    /** The model's own rule forbids it: `rule` and `reason` say which and why. */
    AgainstRule,
};

struct Problem
{
    ProblemCode code = ProblemCode::NotJson;
    /** Where in the file; nothing for what came from elsewhere, such as `--set`. */
    std::optional<base::Place> place{};
    /** Which parameter, such as `peers[2].rate`; may be empty. */
    std::string path{};
    std::string detail{};
    std::string expected{};
    std::string rule{};
    Text reason{};
    friend bool operator==(const Problem&, const Problem&) = default;
};

template <class T>
using Checked = std::expected<T, Problem>;

} // namespace naru::sim
