// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/TrendCell.h"

#include "charts/Decimation.h"
#include "gateways/ChartMarks.h"
#include "gateways/GatewayTable.h"
#include "kit/Theme.h"

#include <QPainter>

#include <algorithm>

namespace naru::gateways {

namespace {

struct Span
{
    double low = 0;
    double high = 0;
};

Span spanOf(const RttLine& line)
{
    Span span{1e12, 0};
    for (const auto& segment : line.segments) {
        for (const RttPoint& point : segment) {
            span.low = std::min(span.low, static_cast<double>(point.rtt.count()));
            span.high = std::max(span.high, static_cast<double>(point.rtt.count()));
        }
    }
    // A gateway that hardly varies is a flat line, not a mountain range.
    const double least = std::max(span.low * 0.2, 4.0);
    span.high = std::max(span.high, span.low + least);
    return span;
}

} // namespace

TrendCell::TrendCell(const kit::Theme& theme, const GatewayTable& table, QObject* parent)
    : CellDelegate(theme, parent)
    , m_table(table)
{}

QSize TrendCell::contentSize(const QModelIndex& /*index*/) const
{
    return {0, 28};
}

void TrendCell::paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& /*option*/,
                             const QModelIndex& index) const
{
    const GatewayRow& row = m_table.row(index.row());
    if (row.line && !row.line->segments.empty()) {
        paintLine(painter, QRectF(place).adjusted(0, 8, -4, -8), row);
        return;
    }
    painter.setFont(theme().small());
    painter.setPen(theme().colors().text3);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, tr("none"));
}

void TrendCell::paintLine(QPainter& painter, const QRectF& place, const GatewayRow& row) const
{
    const kit::Colors& colors = theme().colors();
    const QColor colour = charts::colourOf(row.style, colors);
    const TimeWindow& window = m_table.window();
    const std::chrono::duration<double> whole = window.to - window.from;
    const Span span = spanOf(*row.line);
    const QRectF plot = place.adjusted(0, 0, 0, -6);
    const auto xOf = [&](base::SystemTime at) {
        return plot.left() + std::chrono::duration<double>(at - window.from) / whole * plot.width();
    };
    const auto placeOf = [&](const RttPoint& point) {
        const double share = (static_cast<double>(point.rtt.count()) - span.low) / (span.high - span.low);
        return QPointF(xOf(point.at), plot.bottom() - share * plot.height());
    };

    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, row.style.accent ? 1.5 : 1.2));
    for (const auto& segment : row.line->segments) {
        QList<QPointF> points;
        points.reserve(static_cast<qsizetype>(segment.size()));
        for (const RttPoint& point : segment)
            points.append(placeOf(point));
        const double width = points.constLast().x() - points.constFirst().x();
        painter.drawPolyline(QPolygonF(charts::decimated(points, static_cast<int>(width) + 1)));
    }
    for (const LossMark& loss : row.line->losses)
        drawCross(painter, {xOf(loss.at), place.bottom() - 1}, colors.fail, 3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(placeOf(*row.line->last()), 2, 2);
}

} // namespace naru::gateways
