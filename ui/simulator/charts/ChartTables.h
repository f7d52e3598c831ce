// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/run/Frame.h"

#include <QByteArray>

/** What is behind the charts as CSV files for spreadsheets, with the columns of `naructl sim run --csv`. */
namespace naru::simulator {

/** All series up to now, a row a moment; of two runs with `A ` and `B ` before the names. A gap is an empty
 * cell. */
[[nodiscard]] QByteArray seriesCsv(const Frame& frame);
/** The figures of the report, of both runs one below the other. */
[[nodiscard]] QByteArray metricsCsv(const Frame& frame);

} // namespace naru::simulator
