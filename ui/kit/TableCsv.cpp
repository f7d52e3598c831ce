// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/TableCsv.h"

#include "kit/Csv.h"

#include <QAbstractItemModel>

namespace naru::kit {

namespace {

/** As it is, where the table has it so; else as it is shown. */
QString plain(const QVariant& raw, const QVariant& shown)
{
    return (raw.isValid() ? raw : shown).toString();
}

} // namespace

QByteArray csvOf(const QAbstractItemModel& table)
{
    const int columns = table.columnCount();
    QStringList cells;
    for (int column = 0; column < columns; ++column)
        cells.append(plain(table.headerData(column, Qt::Horizontal, Qt::EditRole),
                           table.headerData(column, Qt::Horizontal)));
    Csv csv(cells);
    for (int row = 0; row < table.rowCount(); ++row) {
        cells.clear();
        for (int column = 0; column < columns; ++column)
            cells.append(plain(table.index(row, column).data(Qt::EditRole), table.index(row, column).data()));
        csv.addRow(cells);
    }
    return csv.bytes();
}

} // namespace naru::kit
