// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"

#include <QString>

#include <optional>

namespace naru::profiles {

// A text document of Qt has one character for each line end; the file may have two. In what follows a shown
// text is `QTextDocument::toRawText`: paragraph separators in place of line ends.

/** The file's text as it is shown. */
[[nodiscard]] QString shownText(const QString& source);
/** Where a place in the shown text lies in the source, and the other way. Linear. */
[[nodiscard]] qsizetype sourceOffset(const QString& source, qsizetype shown);
[[nodiscard]] qsizetype shownOffset(const QString& source, qsizetype offset);

/** The one part in which two texts differ. */
struct TextEdit
{
    /** Of the text before. */
    profile::TextRange range;
    QString text;
};

/** Nothing where they are equal. */
[[nodiscard]] std::optional<TextEdit> differenceOf(const QString& before, const QString& after);

/** The difference between the source and the shown text that came of it, as an edit of the source. */
[[nodiscard]] std::optional<TextEdit> editOfSource(const QString& source, profile::LineEnd lineEnd,
                                                   const QString& shown);

} // namespace naru::profiles
