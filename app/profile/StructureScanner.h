// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QString>
#include <QStringView>

#include <expected>
#include <vector>

namespace naru::profile {

/** Where an element stands, in UTF-16 units of the text. */
struct ElementSpan
{
    /** Its `<`. */
    qsizetype begin = 0;
    /** Behind the start tag. */
    qsizetype contentBegin = 0;
    /** The `<` of the end tag; behind the tag where there is one alone. */
    qsizetype contentEnd = 0;
    qsizetype end = 0;
    /** Length of its name with the prefix, which follows the `<`. */
    int nameSize = 0;

    /** `<a/>`. */
    [[nodiscard]] bool isEmptyTag() const { return contentBegin == end; }
    void shift(qsizetype by)
    {
        begin += by;
        contentBegin += by;
        contentEnd += by;
        end += by;
    }
};

struct ScannedElement
{
    ElementSpan span;
    /** Number of the element around it; -1 for none. */
    int parent = -1;
};

struct ScanFault
{
    base::ErrorCode code;
    qsizetype offset = 0;
    /** What the XML library says. */
    QString technical;
};

/** Each before those inside it, in the order of the text. */
using ScannedElements = std::expected<std::vector<ScannedElement>, ScanFault>;

struct ScanBounds
{
    int depth;
    int elements;
};

/**
 * The elements of a text that is well-formed XML 1.0, one at least; prefixes need not be declared. Document
 * type declarations are refused. `QXmlStreamReader` decides what is well-formed.
 */
[[nodiscard]] ScannedElements scanDocument(const QString& text, ScanBounds bounds);

/** The elements of a text that may stand inside an element. */
[[nodiscard]] ScannedElements scanContent(QStringView text, ScanBounds bounds);

} // namespace naru::profile
