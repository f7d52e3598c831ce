// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/GatewayHeader.h"

#include "gateways/GatewayTable.h"
#include "kit/Theme.h"

#include <QPainter>

#include <array>

namespace naru::gateways {

namespace {

constexpr int square = 9;
constexpr int squareGap = 4;
constexpr int distance = 9;

} // namespace

QStringList GatewayHeader::partNames()
{
    return {tr("Lookup"), tr("TCP"), tr("TLS"), tr("First byte"), tr("Close")};
}

int GatewayHeader::contentWidth(int column) const
{
    int width = RowHeader::contentWidth(column);
    if (column != GatewayTable::Parts)
        return width;
    const QFontMetrics metrics(theme().small());
    for (const QString& name : partNames())
        width += distance + square + squareGap + metrics.horizontalAdvance(name);
    return width;
}

void GatewayHeader::paintContent(QPainter& painter, const QRect& place, int column) const
{
    RowHeader::paintContent(painter, place, column);
    if (column != GatewayTable::Parts)
        return;
    const kit::Colors& colors = theme().colors();
    const QFontMetrics metrics(theme().small());
    const std::array fills{QColor(Qt::transparent), colors.p1, colors.p2, colors.p3, colors.p4};
    int x = place.left() + RowHeader::contentWidth(column);
    int part = 0;
    for (const QString& name : partNames()) {
        x += distance;
        const QRectF box(x + 0.5, place.center().y() - square / 2.0 + 0.5, square - 1, square - 1);
        painter.setPen(QPen(part == 0 ? colors.text2 : colors.p1, 1));
        painter.setBrush(fills[static_cast<std::size_t>(part)]);
        painter.drawRect(box);
        x += square + squareGap;
        painter.setPen(colors.text2);
        // What there is no room for is in the tooltip.
        if (x >= place.right())
            break;
        painter.drawText(QRect(x, place.top(), place.right() - x, place.height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(name, Qt::ElideRight, place.right() - x));
        x += metrics.horizontalAdvance(name);
        ++part;
    }
}

} // namespace naru::gateways
