// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/Form.h"

#include <optional>
#include <string>

struct oc_auth_form;

namespace naru::signin {

/** Between the library's forms and ours, within one sign-in. */
class FormBridge
{
public:
    /** What a person is to be asked; nothing where the form is larger than a frame may hold. Host and port
     * are left to the caller. A form without a field needs no answer of a person's. */
    [[nodiscard]] std::optional<tunnel::Form> formOf(const oc_auth_form& form) const;

    /** Whether a form calls itself one of the library's own, about the password or PIN of the user's key. */
    [[nodiscard]] static bool isAboutOwnKey(const oc_auth_form& form);

    /** What the library does with an answer. */
    enum class Filled {
        /** The form can be sent. */
        Ready,
        /** Another group is chosen: the library fetches its form. */
        OtherGroup,
        /** A value that can't be one, or that the form does not offer. */
        Impossible,
    };
    /** Puts an answer into the library's form. */
    [[nodiscard]] Filled fill(oc_auth_form& form, const tunnel::FormAnswer& answer);

private:
    /** The name of the group that the form is for; null where there is no choice. */
    [[nodiscard]] const char* groupOf(const oc_auth_form& form) const;

    /** Chosen last; the server need not mark it in the form that it sends then. */
    std::string m_group;
};

} // namespace naru::signin
