// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellDelegate.h"

namespace naru::locations {

class LocationTable;

/** A ring that fills with age: full at expiry, amber in the last day, broken when the entry is not used. */
class AgeCell final : public kit::CellDelegate
{
    Q_OBJECT

public:
    AgeCell(const kit::Theme& theme, const LocationTable& table, QObject* parent = nullptr);

protected:
    void paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const override;
    [[nodiscard]] QSize contentSize(const QModelIndex& index) const override;

private:
    const LocationTable& m_table;
};

} // namespace naru::locations
