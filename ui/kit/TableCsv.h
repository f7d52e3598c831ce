// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QAbstractItemModel;

namespace naru::kit {

/** A table as a CSV file: its headings, then its rows, in the words in which it is shown. */
[[nodiscard]] QByteArray csvOf(const QAbstractItemModel& table);

} // namespace naru::kit
