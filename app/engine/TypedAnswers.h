// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/Form.h"

#include <QString>

#include <optional>
#include <vector>

namespace naru::engine {

/**
 * What a person typed in one attempt and what of it may be used again: the password of the first form that
 * asks for one, as it was typed last. What later forms ask for may be a one-time code, which is never sent
 * twice; where a code looks like that first form, nothing is used again. A value (pure).
 */
class TypedAnswers
{
public:
    /** An answer that goes to the gateway. */
    void note(const tunnel::Form& form, const tunnel::FormAnswer& answer);

    /** Fields of kind Password in the first form that has any, with what was typed. */
    [[nodiscard]] const std::vector<tunnel::FieldValue>& secrets() const { return m_secrets; }
    /** What was typed as the user's name; empty where nobody was asked. */
    [[nodiscard]] const QString& userName() const { return m_userName; }

private:
    /** The first form that asked for a password: where it comes again, its answer was refused. */
    std::optional<std::vector<tunnel::FormField>> m_first;
    std::vector<tunnel::FieldValue> m_secrets;
    QString m_userName;
};

} // namespace naru::engine
