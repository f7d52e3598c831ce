// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellDelegate.h"

namespace naru::locations {

/** A button in a row. By keyboard the table's Delete key does the same. */
class ForgetCell final : public kit::CellDelegate
{
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

Q_SIGNALS:
    void clicked(const QModelIndex& index);

protected:
    void paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const override;
    [[nodiscard]] QSize contentSize(const QModelIndex& index) const override;
};

} // namespace naru::locations
