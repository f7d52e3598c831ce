// SPDX-License-Identifier: GPL-3.0-or-later
#include "FormBridge.h"

#include "ClearText.h"
#include "FrameLimits.h"
#include "ServerText.h"

#include <algorithm>
#include <cstring>
#include <openconnect.h>

namespace naru::signin {

namespace {

using namespace tunnel;

/** Nothing for those that no person sees. */
std::optional<FieldKind> kindOf(const oc_form_opt& option)
{
    if (option.flags & OC_FORM_OPT_IGNORE)
        return std::nullopt;
    switch (option.type) {
    case OC_FORM_OPT_TEXT:
        return FieldKind::Text;
    case OC_FORM_OPT_PASSWORD:
        return FieldKind::Password;
    case OC_FORM_OPT_SELECT:
        return FieldKind::Select;
    case OC_FORM_OPT_TOKEN:
        return FieldKind::Token;
    default:
        return std::nullopt;
    }
}

/** Names go back to the server and into our map of answers: one that is cut would be another. */
bool isName(const char* name)
{
    return name && strnlen(name, FrameLimits::name + 1) <= static_cast<std::size_t>(FrameLimits::name);
}

const oc_form_opt_select& selectOf(const oc_form_opt& option)
{
    return reinterpret_cast<const oc_form_opt_select&>(option);
}

bool addChoices(const oc_form_opt_select& select, FormField& field)
{
    for (int i = 0; i < select.nr_choices; ++i) {
        const oc_choice& choice = *select.choices[i];
        if (!isName(choice.name))
            return false;
        field.choices.push_back(
            {QString::fromUtf8(choice.name), plainText(choice.label, FrameLimits::label)});
    }
    field.value = field.choices.empty() ? QString() : field.choices.front().name;
    return true;
}

/** Nothing where a name is too long. */
std::optional<FormField> fieldOf(const oc_form_opt& option, FieldKind kind)
{
    if (!isName(option.name))
        return std::nullopt;
    FormField field;
    field.name = QString::fromUtf8(option.name);
    field.label = plainText(option.label, FrameLimits::label);
    field.kind = kind;
    field.numeric = option.flags & OC_FORM_OPT_NUMERIC;
    if (kind == FieldKind::Text)
        field.value = plainText(option._value, FrameLimits::name);
    if (kind == FieldKind::Select && !addChoices(selectOf(option), field))
        return std::nullopt;
    return field;
}

/** Sets a field to what was answered, or to what stood in it. */
bool fillOption(oc_form_opt& option, FieldKind kind, const base::Secret* given)
{
    if (given)
        return openconnect_set_option_value(&option, ClearText(*given).get()) == 0;
    const bool hasChoices = kind == FieldKind::Select && selectOf(option).nr_choices > 0;
    return openconnect_set_option_value(&option, hasChoices ? selectOf(option).choices[0]->name : "") == 0;
}

bool isPossible(const FormAnswer& answer)
{
    return std::ranges::none_of(answer.values, [](const FieldValue& value) {
        return value.value.reveal().size() > maxValueBytes || value.value.reveal().contains('\0');
    });
}

} // namespace

const char* FormBridge::groupOf(const oc_auth_form& form) const
{
    const oc_form_opt_select* select = form.authgroup_opt;
    if (!select || select->nr_choices == 0)
        return nullptr;
    for (int i = 0; i < select->nr_choices; ++i) {
        if (m_group == select->choices[i]->name)
            return select->choices[i]->name;
    }
    const bool isOne = form.authgroup_selection >= 0 && form.authgroup_selection < select->nr_choices;
    return select->choices[isOne ? form.authgroup_selection : 0]->name;
}

std::optional<Form> FormBridge::formOf(const oc_auth_form& form) const
{
    Form result;
    result.id = plainText(form.auth_id, FrameLimits::name);
    result.banner = plainText(form.banner, FrameLimits::message);
    result.message = plainText(form.message, FrameLimits::message);
    result.error = plainText(form.error, FrameLimits::message);
    std::size_t choices = 0;
    for (const oc_form_opt* option = form.opts; option; option = option->next) {
        const std::optional<FieldKind> kind = kindOf(*option);
        if (!kind)
            continue;
        std::optional<FormField> field = fieldOf(*option, *kind);
        if (!field)
            return std::nullopt;
        if (*kind == FieldKind::Select && &selectOf(*option) == form.authgroup_opt) {
            field->isGroup = true;
            field->value = QString::fromUtf8(groupOf(form));
        }
        choices += field->choices.size();
        result.fields.push_back(std::move(*field));
        if (result.fields.size() > FrameLimits::fields || choices > FrameLimits::choices)
            return std::nullopt;
    }
    return result;
}

bool FormBridge::isAboutOwnKey(const oc_auth_form& form)
{
    const QByteArrayView id(form.auth_id);
    return id.startsWith("openconnect_") || id.startsWith("pkcs11_");
}

FormBridge::Filled FormBridge::fill(oc_auth_form& form, const FormAnswer& answer)
{
    if (!isPossible(answer))
        return Filled::Impossible;
    oc_form_opt* groupOption = form.authgroup_opt ? &form.authgroup_opt->form : nullptr;
    if (const char* current = groupOf(form)) {
        const base::Secret* chosen = answer.value(QString::fromUtf8(groupOption->name));
        const std::string group = chosen ? ClearText(*chosen).get() : current;
        if (openconnect_set_option_value(groupOption, group.c_str()) != 0)
            return Filled::Impossible;
        m_group = group;
        if (group != current)
            return Filled::OtherGroup;
    }
    for (oc_form_opt* option = form.opts; option; option = option->next) {
        const std::optional<FieldKind> kind = kindOf(*option);
        if (kind && option != groupOption &&
            !fillOption(*option, *kind, answer.value(QString::fromUtf8(option->name))))
            return Filled::Impossible;
    }
    return Filled::Ready;
}

} // namespace naru::signin
