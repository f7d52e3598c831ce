// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Secret.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace naru::tunnel {

enum class FieldKind {
    Text,
    Password,
    Select,
    /** Made from a software token's secret; we have none, so a person types it. */
    Token,
};

/** One of the values of a `Select`. */
struct FieldChoice
{
    /** What is sent. */
    QString name;
    /** What is shown. */
    QString label;
    friend bool operator==(const FieldChoice&, const FieldChoice&) = default;
};

/** A question of a gateway. */
struct FormField
{
    /** The gateway's own name of it, such as `username`. */
    QString name;
    QString label;
    FieldKind kind = FieldKind::Text;
    /** Digits only. */
    bool numeric = false;
    /** The choice of the group: another value than `value` makes the gateway send another form. */
    bool isGroup = false;
    /** What stands in it at first; empty for passwords and tokens, always. Of a `Select` a choice's name. */
    QString value;
    std::vector<FieldChoice> choices;
    friend bool operator==(const FormField&, const FormField&) = default;
};

/**
 * A form that a gateway wants filled in. All texts are the gateway's, of bounded length and without control
 * characters: plain text, never markup. Hidden fields are not in it: they go back as they came.
 */
struct Form
{
    /** Where the answer goes: lower case, IPv6 without brackets. Another host than the request's where the
     * gateway redirected; its certificate was judged like the first one's. Empty where the question is about
     * the user's own key (its password or PIN): nothing of that answer is sent to anybody. */
    QString host;
    std::uint16_t port = 443;
    /** The gateway's name of the form, such as `main`. */
    QString id;
    QString banner;
    /** What it asks for, or why it asks again: "Login failed." comes here. */
    QString message;
    QString error;
    std::vector<FormField> fields;

    /** The field of this name; null where there is none. */
    [[nodiscard]] const FormField* field(QStringView name) const;
    /** The choice of the group; null where there is none. */
    [[nodiscard]] const FormField* group() const;
    friend bool operator==(const Form&, const Form&) = default;
};

/** The value of one field. */
struct FieldValue
{
    QString field;
    /** UTF-8, at most `maxValueBytes`, without a zero byte; of a `Select` a choice's name. */
    base::Secret value;
    friend bool operator==(const FieldValue&, const FieldValue&) = default;
};

/** Larger values are no answers. */
inline constexpr qsizetype maxValueBytes = 16 * 1024;

/**
 * What goes back, to the host that asked and to no other. A field that is not in it keeps its value. Where
 * the group is another than the form's, only the group goes, and the gateway's form for that group is asked
 * next.
 */
struct FormAnswer
{
    std::vector<FieldValue> values;

    /** The value for a field; null where there is none. */
    [[nodiscard]] const base::Secret* value(QStringView field) const;
    friend bool operator==(const FormAnswer&, const FormAnswer&) = default;
};

/** Whether an answer only chooses another group. */
[[nodiscard]] bool choosesAnotherGroup(const Form& form, const FormAnswer& answer);

} // namespace naru::tunnel
