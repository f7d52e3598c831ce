// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/Columns.h"

namespace naru::wording {

namespace {

/** East Asian wide ranges that names of gateways use; emoji count as wide, too. */
bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) || (c >= 0xAC00 && c <= 0xD7A3) ||
           (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF60) ||
           (c >= 0x1F300 && c <= 0x1FAFF);
}

int cellsOf(const QString& text)
{
    int cells = 0;
    for (const char32_t c : text.toUcs4())
        cells += isWide(c) ? 2 : 1;
    return cells;
}

} // namespace

QString padded(const QString& text, int cells, Qt::Alignment side)
{
    const QString blanks(std::max(0, cells - cellsOf(text)), QLatin1Char(' '));
    return side == Qt::AlignRight ? QString(blanks + text) : QString(text + blanks);
}

} // namespace naru::wording
