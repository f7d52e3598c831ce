// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace naru::kit {
class Theme;
}

namespace naru::evidence_ui {

class FindingList;

/** Paints a finding: shape and title, how sure it is as bars and a word, its text, what to do, its grounds.
 * As high as its words need at the width of the view. */
class FindingCell final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    FindingCell(const kit::Theme& theme, const FindingList& list, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /** Of the column that says how sure a finding is. */
    static constexpr int certaintyWidth = 96;

private:
    void paintBars(QPainter& painter, const QRect& place, int bars, const QString& word) const;
    /** Draws the texts below each other, or measures them alone; their height. */
    int layText(QPainter* painter, const QRect& place, const QModelIndex& index) const;

    const kit::Theme& m_theme;
    const FindingList& m_list;
};

} // namespace naru::evidence_ui
