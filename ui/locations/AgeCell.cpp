// SPDX-License-Identifier: GPL-3.0-or-later
#include "locations/AgeCell.h"

#include "kit/TextCell.h"
#include "kit/Theme.h"
#include "locations/LocationTable.h"

#include <QPainter>

namespace naru::locations {

namespace {

constexpr int ring = 42;
constexpr double thickness = 3;
/** Of the row, so that entries keep apart. */
constexpr int height = 68;
/** Of a circle, as QPainter counts it. */
constexpr int fullCircle = 360 * 16;

} // namespace

AgeCell::AgeCell(const kit::Theme& theme, const LocationTable& table, QObject* parent)
    : CellDelegate(theme, parent)
    , m_table(table)
{}

QSize AgeCell::contentSize(const QModelIndex& /*index*/) const
{
    return {ring + 4, height};
}

void AgeCell::paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& /*option*/,
                           const QModelIndex& index) const
{
    const kit::Colors& colors = theme().colors();
    const LocationEntry& entry = m_table.entry(index.row());
    const QRectF circle(place.left() + 2, place.center().y() - ring / 2.0 + 0.5, ring, ring);
    painter.setBrush(Qt::NoBrush);
    QPen pen(entry.staleness ? colors.g3 : colors.line2, thickness, Qt::SolidLine, Qt::FlatCap);
    if (entry.staleness)
        pen.setDashPattern({1.6, 1.1});
    painter.setPen(pen);
    painter.drawEllipse(circle);
    if (!entry.staleness) {
        painter.setPen(
            QPen(entry.nearlyOver ? colors.warn : colors.accent, thickness, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(circle, fullCircle / 4, -qRound(entry.ageShare * fullCircle));
    }
    painter.setFont(theme().smallStrong());
    painter.setPen(entry.staleness ? colors.text2 : colors.text);
    painter.drawText(circle, Qt::AlignCenter, kit::cellTextOf(index).first.text);
}

} // namespace naru::locations
