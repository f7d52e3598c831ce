// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

#include <vector>

namespace naru::kit {

class RowHeader;
class Theme;

/** How wide a column of a `RowTable` is. */
struct ColumnWidth
{
    /** Of the content, in px. */
    int least = 0;
    /** Never narrower than what is in it (of the first rows) or than its head. */
    bool fitContent = true;
    /** Its part of what is left over; 0 for none. */
    int stretch = 0;
};

/**
 * A table of whole rows, as the pages show them: a line below each row, hover and selection across the full
 * width, heads in small type. A tree view without a tree, because that one lets rows differ in height.
 */
class RowTable : public QTreeView
{
    Q_OBJECT

public:
    static constexpr int lowestRow = 44;
    static constexpr int rowPadding = 6;

    RowTable(const Theme& theme, RowHeader* header, QWidget* parent = nullptr);

    /** One for each column; those left over get none. Columns are as wide as the table together. */
    void setColumnWidths(std::vector<ColumnWidth> widths);
    /** After contents have changed. */
    void fitColumns();
    [[nodiscard]] bool isFirstColumn(int column) const;
    [[nodiscard]] bool isLastColumn(int column) const;

Q_SIGNALS:
    /** The Delete key, on the current row. */
    void deletePressed(const QModelIndex& index);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    [[nodiscard]] int neededWidth(int column) const;

    const Theme& m_theme;
    RowHeader* m_header;
    std::vector<ColumnWidth> m_widths;
    QPersistentModelIndex m_hovered;
};

} // namespace naru::kit
