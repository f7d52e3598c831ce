// SPDX-License-Identifier: GPL-3.0-or-later
#include "tunnel/FormPrefill.h"

#include <algorithm>

namespace naru::tunnel {

bool isKnownName(QStringView text)
{
    const auto isControl = [](QChar c) { return c.category() == QChar::Other_Control; };
    return !text.isEmpty() && text.size() <= maxKnownName && text == text.trimmed() &&
           std::none_of(text.begin(), text.end(), isControl);
}

Form prefill(Form form, const KnownUser& known)
{
    for (FormField& field : form.fields) {
        if (field.kind != FieldKind::Text || !field.value.isEmpty())
            continue;
        if (field.name == u"username")
            field.value = known.userName;
        else if (field.name == u"secondary_username")
            field.value = known.secondUserName;
    }
    return form;
}

std::optional<FormAnswer> chooseGroup(const Form& form, const KnownUser& known)
{
    const FormField* group = form.group();
    if (!group || known.group.isEmpty())
        return std::nullopt;
    const auto found = std::ranges::find_if(group->choices, [&known](const FieldChoice& choice) {
        return choice.name == known.group || choice.label == known.group;
    });
    if (found == group->choices.end() || found->name == group->value)
        return std::nullopt;
    return FormAnswer{{{group->name, base::Secret(found->name.toUtf8())}}};
}

} // namespace naru::tunnel
