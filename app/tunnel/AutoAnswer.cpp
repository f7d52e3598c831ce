// SPDX-License-Identifier: GPL-3.0-or-later
#include "tunnel/AutoAnswer.h"

#include <algorithm>

namespace naru::tunnel {

AutoAnswer::AutoAnswer(KnownUser known, std::vector<FieldValue> secrets, QStringList hosts)
    : m_known(std::move(known))
    , m_secrets(std::move(secrets))
    , m_hosts(std::move(hosts))
{}

std::optional<FormAnswer> AutoAnswer::answerTo(const Form& form) const
{
    if (m_secrets.empty() || !m_hosts.contains(form.host, Qt::CaseInsensitive))
        return std::nullopt;
    FormAnswer answer;
    bool asksForMoreThanChoices = false;
    for (const FormField& field : prefill(form, m_known).fields) {
        const bool isChoice = field.kind == FieldKind::Select;
        const std::optional<base::Secret> value =
            isChoice || !m_submitted.contains(field.name) ? valueFor(field) : std::nullopt;
        if (!value)
            return std::nullopt;
        asksForMoreThanChoices |= !isChoice;
        answer.values.push_back({field.name, *value});
    }
    return asksForMoreThanChoices ? std::optional(answer) : std::nullopt;
}

std::optional<base::Secret> AutoAnswer::valueFor(const FormField& field) const
{
    if (field.kind == FieldKind::Password) {
        const auto secret = std::ranges::find(m_secrets, field.name, &FieldValue::field);
        return secret == m_secrets.end() ? std::nullopt : std::optional(secret->value);
    }
    if (field.kind == FieldKind::Token || field.value.isEmpty())
        return std::nullopt;
    return base::Secret(field.value.toUtf8());
}

AutoAnswer AutoAnswer::after(const Form& form, const FormAnswer& submitted) const
{
    AutoAnswer next = *this;
    if (choosesAnotherGroup(form, submitted))
        return next;
    for (const FieldValue& value : submitted.values) {
        next.m_submitted.insert(value.field);
        const auto secret = std::ranges::find(m_secrets, value.field, &FieldValue::field);
        next.m_hasSubmitted |= secret != m_secrets.end() && secret->value == value.value;
    }
    return next;
}

} // namespace naru::tunnel
