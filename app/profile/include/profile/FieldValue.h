// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Field.h"
#include "profile/ProblemCode.h"

#include <QByteArray>
#include <QStringView>

#include <optional>

namespace naru::profile {

/** A value as it was understood; nothing and a problem where it was not; both where it is only odd. */
template <class T>
struct Understood
{
    std::optional<T> value;
    std::optional<ProblemCode> problem;
};

// All of these take a value without blanks around it. Pure.

[[nodiscard]] Understood<bool> readBoolean(QStringView value);
/** Within the bounds of `field`. */
[[nodiscard]] Understood<int> readNumber(QStringView value, const Field& field);
/** The index of the choice in `field.choices`. */
[[nodiscard]] Understood<int> readChoice(QStringView value, const Field& field);
/** Bytes of hexadecimal digits, which may have colons, blanks or hyphens between them. */
[[nodiscard]] std::optional<QByteArray> readHexadecimal(QStringView value);
/** The 64 bytes of a pin, from hexadecimal digits or Base64. */
[[nodiscard]] std::optional<QByteArray> readPin(QStringView value);

/**
 * What is wrong with a value of this field, while it is typed or in a file; nothing where it is good. An
 * empty text is good, an empty boolean, number or choice is `EmptyValue`.
 */
[[nodiscard]] std::optional<ProblemCode> problemOfValue(QStringView value, const Field& field);

} // namespace naru::profile
