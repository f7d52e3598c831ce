// SPDX-License-Identifier: GPL-3.0-or-later
#include "FrameForm.h"

#include "FrameLimits.h"

#include <QJsonArray>

namespace naru::tunnel {

namespace {

constexpr FrameNames<FieldKind, 4> kindNames{{{FieldKind::Text, u"text"},
                                              {FieldKind::Password, u"password"},
                                              {FieldKind::Select, u"select"},
                                              {FieldKind::Token, u"token"}}};

QJsonObject jsonOf(const FormField& field)
{
    QJsonArray choices;
    for (const FieldChoice& choice : field.choices)
        choices.append(QJsonObject{{"name", choice.name}, {"label", choice.label}});
    return {{"name", field.name},       {"label", field.label},   {"kind", frameName(kindNames, field.kind)},
            {"numeric", field.numeric}, {"group", field.isGroup}, {"value", field.value},
            {"choices", choices}};
}

FormField readField(FrameObject& object)
{
    FormField field;
    field.name = object.text(u"name", FrameLimits::name);
    field.label = object.text(u"label", FrameLimits::label);
    field.kind = object.name(u"kind", kindNames);
    field.numeric = object.flag(u"numeric");
    field.isGroup = object.flag(u"group");
    field.value = object.text(u"value", FrameLimits::name);
    object.objects(u"choices", FrameLimits::choices, [&field](FrameObject& choice) {
        field.choices.push_back(
            {choice.text(u"name", FrameLimits::name), choice.text(u"label", FrameLimits::label)});
    });
    return field;
}

} // namespace

QJsonObject jsonOf(const Form& form)
{
    QJsonArray fields;
    for (const FormField& field : form.fields)
        fields.append(jsonOf(field));
    return {{"host", form.host},       {"port", form.port},   {"id", form.id},   {"banner", form.banner},
            {"message", form.message}, {"error", form.error}, {"fields", fields}};
}

Form readForm(FrameObject& object)
{
    Form form;
    form.host = object.text(u"host", FrameLimits::host);
    form.port = static_cast<std::uint16_t>(object.number(u"port", 1, 65535));
    form.id = object.text(u"id", FrameLimits::name);
    form.banner = object.text(u"banner", FrameLimits::message);
    form.message = object.text(u"message", FrameLimits::message);
    form.error = object.text(u"error", FrameLimits::message);
    object.objects(u"fields", FrameLimits::fields,
                   [&form](FrameObject& field) { form.fields.push_back(readField(field)); });
    return form;
}

} // namespace naru::tunnel
