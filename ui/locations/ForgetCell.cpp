// SPDX-License-Identifier: GPL-3.0-or-later
#include "locations/ForgetCell.h"

#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QMouseEvent>
#include <QPainter>

namespace naru::locations {

namespace {

constexpr int iconSize = 14;
constexpr int iconGap = 6;
constexpr int padding = 10;

} // namespace

QSize ForgetCell::contentSize(const QModelIndex& /*index*/) const
{
    const QFontMetrics metrics(theme().small());
    return {metrics.horizontalAdvance(tr("Forget")) + iconSize + iconGap + 2 * padding, kit::Theme::control};
}

void ForgetCell::paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const kit::Colors& colors = theme().colors();
    const QSize size = contentSize(index);
    const QRect button(place.right() + 1 - size.width(), place.center().y() - size.height() / 2, size.width(),
                       size.height());
    const bool hovered = option.widget && option.widget->underMouse() &&
                         button.contains(option.widget->mapFromGlobal(QCursor::pos()));
    if (hovered) {
        painter.setPen(QPen(colors.line2, 1));
        painter.setBrush(colors.bg);
        painter.drawRoundedRect(QRectF(button).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    const QRectF icon(button.left() + padding, button.center().y() - iconSize / 2.0 + 0.5, iconSize,
                      iconSize);
    kit::Icons::paint(painter, QStringLiteral("forget"), icon, colors.text);
    painter.setFont(theme().small());
    painter.setPen(colors.text);
    painter.drawText(button.adjusted(padding + iconSize + iconGap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("Forget"));
}

bool ForgetCell::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                             const QModelIndex& index)
{
    if (event->type() == QEvent::MouseButtonRelease &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) {
        Q_EMIT clicked(index);
        return true;
    }
    return CellDelegate::editorEvent(event, model, option, index);
}

} // namespace naru::locations
