// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/TextCell.h"

namespace naru::gateways {

class GatewayTable;

/** A probe's parts as a bar; the lookup stands unfilled before it. Where there is no bar, the reason. */
class PartsCell final : public kit::TextCell
{
    Q_OBJECT

public:
    PartsCell(const kit::Theme& theme, const GatewayTable& table, QObject* parent = nullptr);

protected:
    void paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const override;
    /** Takes what it is given. */
    [[nodiscard]] QSize contentSize(const QModelIndex& index) const override;

private:
    const GatewayTable& m_table;
};

} // namespace naru::gateways
