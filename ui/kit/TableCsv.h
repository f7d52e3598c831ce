// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QAbstractItemModel;

namespace naru::kit {

/** A table as a CSV file: its headings, then its rows, as they are where the table tells them so
 * (Qt::EditRole), else in the words in which they are shown. */
[[nodiscard]] QByteArray csvOf(const QAbstractItemModel& table);

} // namespace naru::kit
