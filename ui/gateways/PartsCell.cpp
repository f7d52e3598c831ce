// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/PartsCell.h"

#include "gateways/GatewayTable.h"
#include "kit/Theme.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace naru::gateways {

namespace {

constexpr double barHeight = 12;

double share(const std::optional<base::Nanoseconds>& part, base::Nanoseconds whole)
{
    using Seconds = std::chrono::duration<double>;
    return part && whole.count() > 0 ? Seconds(*part) / Seconds(whole) : 0.0;
}

} // namespace

PartsCell::PartsCell(const kit::Theme& theme, const GatewayTable& table, QObject* parent)
    : TextCell(theme, parent)
    , m_table(table)
{}

QSize PartsCell::contentSize(const QModelIndex& index) const
{
    return {0, TextCell::contentSize(index).height()};
}

void PartsCell::paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    if (!kit::cellTextOf(index).first.text.isEmpty()) {
        TextCell::paintContent(painter, place, option, index);
        return;
    }
    const kit::Colors& colors = theme().colors();
    const ogs::ProbeParts& parts = m_table.row(index.row()).parts;
    const PartsScale& scale = m_table.partsScale();
    // All bars begin at one place; a lookup that took longer than half a bar is cut there.
    const double lookupRoom =
        place.width() * std::min(share(scale.lookup, scale.exchange + scale.lookup), 1.0 / 3);
    const double barRoom = place.width() - lookupRoom - 2;
    const double top = place.center().y() - barHeight / 2 + 0.5;
    const double zero = place.left() + lookupRoom;
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (parts.lookup) {
        const double width = std::clamp(share(parts.lookup, scale.exchange) * barRoom, 1.0, lookupRoom);
        painter.setPen(QPen(colors.text2, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(zero - width - 1, top, width, barHeight - 1));
    }
    const std::array fills{colors.p1, colors.p2, colors.p3, colors.p4};
    const std::array values{parts.tcp, parts.tls, parts.firstByte, parts.close};
    double x = zero + 2;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double width = share(values[i], scale.exchange) * barRoom;
        // The light ones would not stand out from the page by themselves.
        painter.setPen(QPen(colors.p1, 1));
        painter.setBrush(fills[i]);
        painter.drawRect(QRectF(x, top, width, barHeight - 1));
        x += width;
    }
}

} // namespace naru::gateways
