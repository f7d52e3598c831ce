// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace naru::kit {
class Theme;
}

namespace naru::evidence_ui {

class ComparisonTable;
struct ComparisonRow;

/** Paints a cell of the comparison: a probe's values side by side, the lowest in bold, what a finding is
 * about with a triangle, what was never answered with an octagon. */
class ComparisonCell final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    ComparisonCell(const kit::Theme& theme, const ComparisonTable& table, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /** Of a probe's column, so that all values fit. */
    [[nodiscard]] int probeWidth() const;

private:
    void paintProbe(QPainter& painter, const QRect& place, const QModelIndex& index) const;
    void paintName(QPainter& painter, const QRect& place, const ComparisonRow& row) const;
    void paintRtt(QPainter& painter, const QRect& place, const ComparisonRow& row) const;

    const kit::Theme& m_theme;
    const ComparisonTable& m_table;
};

} // namespace naru::evidence_ui
