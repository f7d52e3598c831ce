// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QStringView>

#include <vector>

namespace naru::profile {

/**
 * Turns offsets into a text into lines and columns, in constant time each. CR, LF and CRLF end a line; a
 * character outside the first plane is one column. The text must outlive it.
 */
class Positions
{
public:
    explicit Positions(QStringView text);

    /** `offset` counts UTF-16 units; one beyond the text is taken as its end. */
    [[nodiscard]] base::Place at(qsizetype offset) const;

private:
    void advance(base::Place& place, qsizetype offset) const;

    QStringView m_text;
    std::vector<base::Place> m_marks;
};

} // namespace naru::profile
