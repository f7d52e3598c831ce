// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Fix.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace naru::test {

/** A profile that has a problem, and one beside it that has not. */
struct LintCase
{
    profile::ProblemCode code;
    QByteArray bad;
    QByteArray good;
    /** What the fix makes of `bad`, byte by byte; nothing where there is no fix. */
    std::optional<QByteArray> fixed = {};
    profile::FixKind kind = profile::FixKind::ChangesMeaning;
};

/** At least one for each code but `TooMany`. */
[[nodiscard]] std::vector<LintCase> lintCases();

} // namespace naru::test
