// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QStringView>

#include <vector>

namespace naru::profile {

/**
 * Turns offsets into a text into lines and columns: in constant time each, once the text up to there has been
 * gone through. CR, LF and CRLF end a line; a character outside the first plane is one column. Not for two
 * threads at a time: what it has gone through is kept.
 */
class LineIndex
{
public:
    /** `offset` counts UTF-16 units; one beyond the text is taken as its end. Always the same text, until
     * `forget`. */
    [[nodiscard]] base::Place at(QStringView text, qsizetype offset) const;
    /** The text has changed at `offset` or behind it. */
    void forget(qsizetype offset);

private:
    mutable std::vector<base::Place> m_marks;
};

} // namespace naru::profile
