// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace naru::kit {
class Theme;
}

namespace naru::profiles {

/** A row of the server list: what it can be dragged by, name over address, its RTT, what is wrong with it. */
class ServerCell final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int rowHeight = 48;

    explicit ServerCell(const kit::Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const kit::Theme& m_theme;
};

} // namespace naru::profiles
