// SPDX-License-Identifier: GPL-3.0-or-later
#include "TypedAnswers.h"

#include <algorithm>

namespace naru::engine {

namespace {

bool asksTheSame(const std::vector<tunnel::FormField>& a, const std::vector<tunnel::FormField>& b)
{
    return std::ranges::equal(a, b, [](const tunnel::FormField& one, const tunnel::FormField& other) {
        return one.name == other.name && one.kind == other.kind && one.label == other.label;
    });
}

} // namespace

void TypedAnswers::note(const tunnel::Form& form, const tunnel::FormAnswer& answer)
{
    // The choice of another group only fetches that group's form.
    if (choosesAnotherGroup(form, answer) || (m_first && !asksTheSame(*m_first, form.fields)))
        return;
    m_first = form.fields;
    m_secrets.clear();
    for (const tunnel::FieldValue& typed : answer.values) {
        const tunnel::FormField* field = form.field(typed.field);
        if (field && field->kind == tunnel::FieldKind::Password)
            m_secrets.push_back(typed);
        else if (field && field->name == QLatin1String("username"))
            m_userName = QString::fromUtf8(typed.value.reveal());
    }
}

} // namespace naru::engine
