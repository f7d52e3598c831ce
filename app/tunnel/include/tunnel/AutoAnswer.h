// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/FormPrefill.h"

#include <QStringList>

#include <optional>
#include <set>
#include <vector>

namespace naru::tunnel {

/**
 * Answers forms with stored secrets, each at most once in an attempt (C-OC-01). A value (pure): the next form
 * is given to what `after` returned.
 *
 * A secret goes only into a field of kind `Password` with the name that it was stored under, and only to a
 * host that may have it. A form with any other question that nothing is known for is left to a person: a
 * one-time code is never answered here.
 */
class AutoAnswer
{
public:
    /** `hosts`: names that the secrets may go to, as `Form::host`. */
    AutoAnswer(KnownUser known, std::vector<FieldValue> secrets, QStringList hosts);

    /** The answer to submit without asking, or nothing: a person is to be asked. */
    [[nodiscard]] std::optional<FormAnswer> answerTo(const Form& form) const;
    /** To be kept after a submit, of a person's answer too: none of its fields is answered again. The choice
     * of another group is no submit. */
    [[nodiscard]] AutoAnswer after(const Form& form, const FormAnswer& submitted) const;
    /** Whether a stored secret was submitted in this attempt: when the form comes again, it was wrong. */
    [[nodiscard]] bool hasSubmitted() const { return m_hasSubmitted; }

private:
    /** Of a field as it stands in the prefilled form. */
    [[nodiscard]] std::optional<base::Secret> valueFor(const FormField& field) const;

    KnownUser m_known;
    std::vector<FieldValue> m_secrets;
    QStringList m_hosts;
    std::set<QString> m_submitted;
    bool m_hasSubmitted = false;
};

} // namespace naru::tunnel
