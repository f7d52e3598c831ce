// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "DocumentTree.h"

#include <QString>
#include <QStringView>

#include <optional>

/** How a text is laid out, so that what is written into it looks like what is there. */
namespace naru::profile {

/** Of the first line; LF where there is one line. */
[[nodiscard]] LineEnd lineEndOf(QStringView text);
[[nodiscard]] QStringView textOf(LineEnd lineEnd);

/** The blanks before `offset` on its line; nothing where something else stands there. */
[[nodiscard]] std::optional<QStringView> indentBefore(QStringView text, qsizetype offset);

/** What a level is indented by: that of the first element below the root which is deeper than it. Two blanks
 * where the file has lines, but no indent; nothing where elements follow each other without line ends. */
[[nodiscard]] std::optional<QString> indentUnit(QStringView text, const DocumentTree& tree);

/** Where the line begins behind `offset`, if only blanks stand before its end; nothing otherwise. */
[[nodiscard]] std::optional<qsizetype> nextLine(QStringView text, qsizetype offset);

/**
 * An element with the comments that people mean it by: those right above it and the one behind it on its
 * line. `low` is where the element before it ends, or the content of its parent begins.
 */
[[nodiscard]] TextRange withComments(QStringView text, TextRange element, qsizetype low);

/** With the blanks behind it, where they end its line. */
[[nodiscard]] TextRange withBlanks(QStringView text, TextRange range);

/** The part to remove so that no blank line stays: the range with its line where nothing else stands there.
 */
[[nodiscard]] TextRange withLine(QStringView text, TextRange range);

} // namespace naru::profile
