// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellDelegate.h"
#include "kit/CellText.h"

#include <QFont>

namespace naru::kit {

/** Paints a `CellText`; a first line that is too long for its column wraps once, then ends in dots. */
class TextCell : public CellDelegate
{
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

protected:
    void paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const override;
    [[nodiscard]] QSize contentSize(const QModelIndex& index) const override;

    void paintLine(QPainter& painter, const QRect& place, const CellLine& line,
                   Qt::Alignment alignment) const;
    [[nodiscard]] QSize lineSize(const CellLine& line) const;
    [[nodiscard]] const QFont& fontOf(const CellLine& line) const;
    [[nodiscard]] int iconSize(const CellLine& line) const;
    [[nodiscard]] int lineHeight(const CellLine& line) const;
    [[nodiscard]] QColor colourOf(Tone tone) const;
};

/** What a cell shows as text, whether it has a `CellText` or not. */
[[nodiscard]] CellText cellTextOf(const QModelIndex& index);

} // namespace naru::kit
