// SPDX-License-Identifier: GPL-3.0-or-later
#include "tunnel/Form.h"

#include <algorithm>

namespace naru::tunnel {

const FormField* Form::field(QStringView name) const
{
    const auto found =
        std::ranges::find_if(fields, [name](const FormField& field) { return field.name == name; });
    return found == fields.end() ? nullptr : &*found;
}

const FormField* Form::group() const
{
    const auto found = std::ranges::find_if(fields, &FormField::isGroup);
    return found == fields.end() ? nullptr : &*found;
}

const base::Secret* FormAnswer::value(QStringView field) const
{
    const auto found =
        std::ranges::find_if(values, [field](const FieldValue& value) { return value.field == field; });
    return found == values.end() ? nullptr : &found->value;
}

bool choosesAnotherGroup(const Form& form, const FormAnswer& answer)
{
    const FormField* group = form.group();
    const base::Secret* chosen = group ? answer.value(group->name) : nullptr;
    return chosen && chosen->reveal() != group->value.toUtf8();
}

} // namespace naru::tunnel
