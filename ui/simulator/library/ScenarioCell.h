// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace naru::kit {
class Theme;
}

namespace naru::simulator {

/** A row of the library: a heading, or a scenario's picture and title; below the chosen one what it shows. */
class ScenarioCell final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ScenarioCell(const kit::Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /** As high as its words need in the width of the view; the current row has more. */
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /** The titles' place, for who renames one: its left edge in the row. */
    static constexpr int titleLeft = 54;

private:
    void paintHeading(QPainter& painter, const QRect& row, const QModelIndex& index) const;
    void paintTitle(QPainter& painter, const QRect& row, const QModelIndex& index, bool isChosen) const;
    [[nodiscard]] int titleHeight(const QModelIndex& index, int width, bool isChosen) const;
    [[nodiscard]] int aboutHeight(const QModelIndex& index, int width) const;

    const kit::Theme& m_theme;
};

} // namespace naru::simulator
