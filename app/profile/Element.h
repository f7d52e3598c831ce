// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "QualifiedName.h"
#include "profile/Document.h"

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

/** An element as the file has it. Offsets count UTF-16 units of `Document::text`. */
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

/** All elements of a document. */
[[nodiscard]] Element readElements(const Document& document);

} // namespace naru::profile
