// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellText.h"
#include "simulator/run/Frame.h"

#include <QAbstractTableModel>

namespace naru::kit {
class Speech;
}

namespace naru::simulator {

/**
 * Things of one kind with their numbers at a moment, and their sums; of two runs A's and B's columns, and
 * below B's number B less A. Changes in place: rows stay where they are as long as the run has the same
 * things.
 */
class NodeRows final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit NodeRows(const kit::Speech& speech, QObject* parent = nullptr);

    void show(const std::string& model, const std::string& kind, const FramePtr& frame);
    void retranslate();
    /** The element's, `uag/uag1`; empty for the row of sums. */
    [[nodiscard]] QString idOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Column
    {
        QString heading;
        std::string unit;
        /** Of run B: below its number stands B less A. */
        bool isB = false;
        bool isFailure = false;
    };
    struct Row
    {
        QString id;
        QString name;
        std::string state;
        std::string stateB;
        std::vector<std::optional<double>> figures;
    };

    [[nodiscard]] static std::vector<Row> rowsOf(const std::string& model, const std::string& kind,
                                                 const Frame& frame);
    [[nodiscard]] std::vector<Column> columnsOf(const std::string& model, const std::string& kind,
                                                bool two) const;
    [[nodiscard]] kit::CellText cellText(int row, int column) const;
    [[nodiscard]] kit::CellText stateText(const Row& row) const;

    const kit::Speech& m_speech;
    std::string m_model;
    std::string m_kind;
    bool m_two = false;
    std::vector<Column> m_columns;
    std::vector<Row> m_rows;
};

} // namespace naru::simulator
