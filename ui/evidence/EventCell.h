// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellDelegate.h"

namespace naru::kit {
class RowTable;
}

namespace naru::evidence_ui {

/** Paints the sentence of an event in as many lines as it needs: rows are as high as their longest one. Where
 * the table gives all rows one height, it is one line, cut where the cell ends. */
class EventCell final : public kit::CellDelegate
{
    Q_OBJECT

public:
    /** `table` is what it paints in. */
    EventCell(const kit::Theme& theme, kit::RowTable& table);

protected:
    void paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const override;
    [[nodiscard]] QSize contentSize(const QModelIndex& index) const override;

private:
    kit::RowTable& m_table;
    bool m_isLayoutDue = false;
};

} // namespace naru::evidence_ui
