// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"
#include "profile/Field.h"
#include "profile/ProblemCode.h"

#include <QString>

#include <optional>

namespace naru::wording {
class Words;
}

namespace naru::profiles {

class ProfileEditor;

/** What is said below a field. */
struct ShownProblem
{
    profile::Severity severity;
    QString text;
};

/** What is wrong with a value while it is typed, else what the linter says of the field's element. */
[[nodiscard]] std::optional<ShownProblem> problemOf(const profile::Field& field,
                                                    const std::optional<QString>& value,
                                                    std::optional<profile::NodeId> node,
                                                    const ProfileEditor& editor, const wording::Words& words);

/** What an address is written as: a full URL, an IP address, a name; empty where it is none. Translated. */
[[nodiscard]] QString addressKind(const QString& address);

} // namespace naru::profiles
