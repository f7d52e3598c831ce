// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/Form.h"

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
 * The form with what is known standing where it belongs, and only there (pure): the user's name in a text
 * field named `username` that is empty, the group in the choice of the group where it is one of the choices.
 * A password stands nowhere.
 */
[[nodiscard]] Form prefill(Form form, const KnownUser& known);

} // namespace naru::tunnel
