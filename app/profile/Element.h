// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "SourceText.h"
#include "base/Error.h"

#include <QString>
#include <QStringView>

#include <optional>
#include <vector>

namespace naru::profile {

struct Attribute
{
    /** With its prefix. */
    QString name;
    QString value;
};

/** An element as the file has it. Offsets count UTF-16 units of `SourceText::text`. */
struct Element
{
    /** Without its prefix. */
    QString name;
    QString prefix;
    std::vector<Attribute> attributes;
    /** Where its `<` stands. */
    qsizetype offset = 0;
    /** The text before the first child, as it is: in mixed content that is the value. */
    QString text;
    /** Where the first letter of the value stands; that of the element where there is none. */
    qsizetype textOffset = 0;
    /** The first text behind a child that is not blank, which no profile has a use for. */
    QString strayText;
    qsizetype strayOffset = 0;
    std::vector<Element> children;

    /** `text` without the blanks around it. */
    [[nodiscard]] QString value() const { return text.trimmed(); }
    /** The first child of that name; nullptr where there is none. */
    [[nodiscard]] const Element* child(QStringView childName) const;
    /** The value of an attribute, whatever its prefix; nothing where there is none. */
    [[nodiscard]] std::optional<QString> attribute(QStringView attributeName) const;
};

/**
 * The elements of a text that is well-formed XML 1.0; prefixes need not be declared. Its size, depth and
 * number of elements are bounded, see `Reader.h`.
 */
[[nodiscard]] base::Result<Element> readElements(const SourceText& source);

/** The part of a qualified name behind the colon. */
[[nodiscard]] QStringView localName(QStringView qualifiedName);
/** The part before the colon; empty where there is none. */
[[nodiscard]] QStringView prefixOf(QStringView qualifiedName);

} // namespace naru::profile
