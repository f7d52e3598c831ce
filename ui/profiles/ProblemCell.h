// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace naru::kit {
class Theme;
}

namespace naru::profiles {

/** A row of the problems: its shape, its sentence, its place as a link, and the button of its fix. */
class ProblemCell final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int rowHeight = 36;

    explicit ProblemCell(const kit::Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /** Where the fix's button is drawn in a row; empty where there is none. */
    [[nodiscard]] QRect fixPlace(const QRect& row, const QModelIndex& index) const;

Q_SIGNALS:
    void placeClicked(const QModelIndex& index);
    void fixClicked(const QModelIndex& index);

protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    const kit::Theme& m_theme;
};

} // namespace naru::profiles
