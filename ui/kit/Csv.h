// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace naru::kit {

/**
 * Builds comma separated values as RFC 4180 has them (UTF-8 with a byte order mark, lines end in CRLF), which
 * spreadsheets open as they are. A text that a spreadsheet would take for a formula is kept a text: names
 * come from profiles, and those are hostile.
 */
class Csv
{
public:
    explicit Csv(const QStringList& header);

    void addRow(const QStringList& cells);
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

/** Cells of numbers and dates, the same in every language; what is not known is an empty cell, never 0. */
[[nodiscard]] QString csvCell(std::optional<std::chrono::milliseconds> value);
/** In milliseconds with three decimals. */
[[nodiscard]] QString csvCell(std::optional<base::Nanoseconds> value);
[[nodiscard]] QString csvCell(std::optional<int> value);
/** ISO 8601 in UTC with milliseconds. */
[[nodiscard]] QString csvCell(base::SystemTime time);

} // namespace naru::kit
