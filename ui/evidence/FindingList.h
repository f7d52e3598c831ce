// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/FindingLines.h"

#include <QAbstractListModel>

namespace naru::evidence_ui {

/** Lines of findings as a list; what a screen reader says is all of a line. */
class FindingList final : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setLines(std::vector<FindingLine> lines);
    [[nodiscard]] const FindingLine& line(int row) const { return m_lines.at(static_cast<std::size_t>(row)); }
    /** Of the check. */
    [[nodiscard]] int findings() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<FindingLine> m_lines;
};

} // namespace naru::evidence_ui
