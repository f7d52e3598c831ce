// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/RowHeader.h"

namespace naru::gateways {

/** Heads of the table; that of the parts says which colour is which. */
class GatewayHeader final : public kit::RowHeader
{
    Q_OBJECT

public:
    using RowHeader::RowHeader;

    /** Of the parts of a probe, in their order. */
    [[nodiscard]] static QStringList partNames();
    [[nodiscard]] int contentWidth(int column) const override;

protected:
    void paintContent(QPainter& painter, const QRect& place, int column) const override;
};

} // namespace naru::gateways
