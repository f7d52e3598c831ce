// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"

#include <QString>
#include <QStringView>

#include <vector>

/** Reads parts of a text that is known to be well-formed, without the XML library: for what it does not say,
 * where each character stands. */
namespace naru::profile {

/** Text without its markup, and where each of its units stands in the source. */
struct MappedText
{
    struct Unit
    {
        TextRange source;
        /** Number of the run of text or CDATA section that it stands in. */
        int piece = 0;
        bool isCData = false;
    };

    QString text;
    std::vector<Unit> units;
};

/** The text of a part of the source that holds no elements: references resolved, line ends as one LF,
 * comments and processing instructions left out. */
[[nodiscard]] QString readText(QStringView source, TextRange range);
[[nodiscard]] MappedText mapText(QStringView source, TextRange range);

/** The attributes of the start tag that begins at `begin`. */
[[nodiscard]] std::vector<DocumentAttribute> readAttributes(QStringView source, qsizetype begin);

[[nodiscard]] inline bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\n' || c == u'\r';
}
[[nodiscard]] inline bool isLineEnd(QChar c)
{
    return c == u'\n' || c == u'\r';
}

} // namespace naru::profile
