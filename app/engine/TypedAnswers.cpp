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

bool asksForPassword(const tunnel::Form& form)
{
    return std::ranges::find(form.fields, tunnel::FieldKind::Password, &tunnel::FormField::kind) !=
           form.fields.end();
}

} // namespace

void TypedAnswers::note(const tunnel::Form& form, const tunnel::FormAnswer& answer)
{
    // The choice of another group only fetches that group's form.
    if (choosesAnotherGroup(form, answer) || (m_first && !asksTheSame(*m_first, form.fields)))
        return;
    const bool isAgain = m_first.has_value();
    const bool asksForName = form.field(u"username") != nullptr;
    m_secrets.clear();
    // A form with the name alone comes before the first one; a password alone that is asked for twice may be
    // a code the second time, which looks the same at some gateways: of neither anything is kept then.
    if (asksForPassword(form))
        m_first = form.fields;
    const bool mayBeCode = isAgain && !asksForName;
    for (const tunnel::FieldValue& typed : answer.values) {
        const tunnel::FormField* field = form.field(typed.field);
        if (field && field->kind == tunnel::FieldKind::Password && !mayBeCode)
            m_secrets.push_back(typed);
        else if (field && field->name == QLatin1String("username"))
            m_userName = QString::fromUtf8(typed.value.reveal());
    }
}

} // namespace naru::engine
