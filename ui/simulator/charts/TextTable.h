// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace naru::simulator {

/** A table as it is read. */
struct TextTable
{
    QStringList headings;
    std::vector<QStringList> rows;
    /** Columns from this one on are numbers. */
    int firstNumber = 1;
};

} // namespace naru::simulator
