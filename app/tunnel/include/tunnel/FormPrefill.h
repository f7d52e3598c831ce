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
    friend bool operator==(const KnownUser&, const KnownUser&) = default;
};

/**
 * The form with the user's name in a text field named `username` that is empty, and nowhere else (pure). A
 * password stands nowhere.
 */
[[nodiscard]] Form prefill(Form form, const KnownUser& known);

/** The answer that chooses the known group, or nothing where it is chosen already or not offered (pure). */
[[nodiscard]] std::optional<FormAnswer> chooseGroup(const Form& form, const KnownUser& known);

} // namespace naru::tunnel
