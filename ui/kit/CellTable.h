// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellText.h"

#include <QAbstractTableModel>

namespace naru::kit {

/** A table of `CellText`s. Shown, said by screen readers and in tooltips is the plain text of a cell. */
class CellTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    /** The language has changed. */
    void retranslate();

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const final;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    explicit CellTable(int columns, QObject* parent);

    /** Every cell may show something else. */
    void noteChanges();
    /** `row` and `column` are within the table. */
    [[nodiscard]] virtual CellText cellText(int row, int column) const = 0;
    /** The lines of the cell, unless a table says more. */
    [[nodiscard]] virtual QString plainText(int row, int column) const;
    /** A null one for a column without. */
    [[nodiscard]] virtual QString heading(int column) const = 0;

private:
    int m_columns;
};

} // namespace naru::kit
