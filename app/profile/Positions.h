// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "LineIndex.h"

namespace naru::profile {

/** Lines and columns of a text that does not change. It must outlive this. */
class Positions
{
public:
    explicit Positions(QStringView text)
        : m_text(text)
    {}

    /** See `LineIndex::at`. */
    [[nodiscard]] base::Place at(qsizetype offset) const { return m_lines.at(m_text, offset); }

private:
    QStringView m_text;
    LineIndex m_lines;
};

} // namespace naru::profile
