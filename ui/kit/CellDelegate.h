// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace naru::kit {

class Theme;

/**
 * Base of the delegates of a `RowTable`: a delegate paints what is in a cell, the table what lies behind it.
 * The first and the last column keep the page's margin free, the others a gap on their right.
 */
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CellDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const final;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const final;

    /** Between a cell's content and the next column. */
    static constexpr int gap = 16;
    /** The part of a cell, or of a header's section, that its content may fill. */
    [[nodiscard]] static QRect contentRect(const QRect& cell, bool first, bool last);
    /** By how much a cell is wider than its content. */
    [[nodiscard]] static int insets(bool first, bool last);

protected:
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    /** Painted antialiased; the painter's state is restored afterwards. */
    virtual void paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const = 0;
    /** Without insets; the height of the row is the largest of its cells, plus the table's padding. */
    [[nodiscard]] virtual QSize contentSize(const QModelIndex& index) const = 0;

private:
    const Theme& m_theme;
};

} // namespace naru::kit
