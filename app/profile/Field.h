// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Findings.h"

#include <QLatin1StringView>
#include <QStringView>

#include <optional>

namespace naru::profile {

/** What the value of an element may be. A structure holds elements that only the linter looks into. */
enum class FieldKind { Boolean, Number, Choice, Text, Structure };

/** One row of the table of what `ClientInitialization` may hold; facts of the public format. */
struct Field
{
    /** Below `ClientInitialization`. */
    QLatin1StringView path;
    FieldKind kind;
    /** Of a choice, with blanks between them. */
    QLatin1StringView choices = {};
    /** Of a number, both inclusive. */
    int lowest = 0;
    int highest = 0;
    /** Belongs in the file of the local policy. */
    bool isLocalPolicy = false;
};

/** nullptr where no such element belongs in `ClientInitialization`. */
[[nodiscard]] const Field* findField(QStringView path);
/** Whether elements may stand behind its value: then a line break behind the value is what AnyConnect's own
 * editor writes. */
[[nodiscard]] bool isMixed(const Field& field);

/** A value as it was understood; nothing and a problem where it was not. */
template <class T>
struct Understood
{
    std::optional<T> value;
    std::optional<ProblemCode> problem;
};

[[nodiscard]] Understood<bool> readBoolean(QStringView value);
/** Within the bounds of `field`. */
[[nodiscard]] Understood<int> readNumber(QStringView value, const Field& field);
/** The index of the choice in `field.choices`. */
[[nodiscard]] Understood<int> readChoice(QStringView value, const Field& field);

/** Says what is wrong with the value of `element` and with its `UserControllable`. */
void checkField(const Element& element, const Field& field, const QString& path, Findings& findings);

/** Says where there are blanks around a value. */
void checkBlanks(const Element& element, const QString& path, Findings& findings);
/** Says where text stands behind the children of an element. */
void checkStrayText(const Element& element, const QString& path, Findings& findings);
/** Says where text stands between elements. */
void checkNoText(const Element& element, const QString& path, Findings& findings);

} // namespace naru::profile
