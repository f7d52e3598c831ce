// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellDelegate.h"

namespace naru::gateways {

class GatewayTable;
struct GatewayRow;

/** A gateway's history as a small line without axes, each with a scale of its own; lost probes as crosses. */
class TrendCell final : public kit::CellDelegate
{
    Q_OBJECT

public:
    TrendCell(const kit::Theme& theme, const GatewayTable& table, QObject* parent = nullptr);

protected:
    void paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const override;
    [[nodiscard]] QSize contentSize(const QModelIndex& index) const override;

private:
    void paintLine(QPainter& painter, const QRectF& place, const GatewayRow& row) const;

    const GatewayTable& m_table;
};

} // namespace naru::gateways
