// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellDelegate.h"
#include "ogs/Location.h"

namespace naru::locations {

class LocationTable;

/** The pairs by which a location is known; the one that matches now is bold, with its mark and word. */
class KeysCell final : public kit::CellDelegate
{
    Q_OBJECT

public:
    KeysCell(const kit::Theme& theme, const LocationTable& table, QObject* parent = nullptr);

protected:
    void paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const override;
    [[nodiscard]] QSize contentSize(const QModelIndex& index) const override;

private:
    void paintPair(QPainter& painter, const QRect& line, const ogs::LocationKey& key, bool matched) const;

    const LocationTable& m_table;
};

} // namespace naru::locations
