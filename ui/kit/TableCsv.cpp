// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/TableCsv.h"

#include "kit/Csv.h"

#include <QAbstractItemModel>

namespace naru::kit {

QByteArray csvOf(const QAbstractItemModel& table)
{
    const int columns = table.columnCount();
    QStringList cells;
    for (int column = 0; column < columns; ++column)
        cells.append(table.headerData(column, Qt::Horizontal).toString());
    Csv csv(cells);
    for (int row = 0; row < table.rowCount(); ++row) {
        cells.clear();
        for (int column = 0; column < columns; ++column)
            cells.append(table.index(row, column).data().toString());
        csv.addRow(cells);
    }
    return csv.bytes();
}

} // namespace naru::kit
