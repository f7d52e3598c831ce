// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/charts/TextTable.h"

#include <QAbstractTableModel>

namespace naru::simulator {

/** A table of texts, which is set as a whole. */
class PlainTable final : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setContent(TextTable content);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    TextTable m_content;
};

} // namespace naru::simulator
