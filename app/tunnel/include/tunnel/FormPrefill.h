// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/Form.h"

#include <optional>

namespace naru::tunnel {

/** What is known of the user and may stand in a form at first; nothing of it is secret. */
struct KnownUser
{
    QString userName;
    /** Name or label of the group, as the profile or the last sign-in has it. */
    QString group;
    /** Of forms that ask for two users. */
    QString secondUserName = {};
    friend bool operator==(const KnownUser&, const KnownUser&) = default;
};

/** More is no name of a user or a group. */
inline constexpr qsizetype maxKnownName = 256;

/** Whether it may be kept as a name of `KnownUser`: 1 to `maxKnownName` characters, none of them a control
 * character, no blanks around it (pure). */
[[nodiscard]] bool isKnownName(QStringView text);

/**
 * The form with the user's names in text fields named `username` and `secondary_username` that are empty, and
 * nowhere else (pure). A password stands nowhere.
 */
[[nodiscard]] Form prefill(Form form, const KnownUser& known);

/** The answer that chooses the known group, or nothing where it is chosen already or not offered (pure). */
[[nodiscard]] std::optional<FormAnswer> chooseGroup(const Form& form, const KnownUser& known);

} // namespace naru::tunnel
