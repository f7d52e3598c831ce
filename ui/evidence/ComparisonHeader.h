// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace naru::kit {
class Theme;
}

namespace naru::evidence_ui {

class ComparisonTable;

/** Two lines of heads: the probe, and below it what of it stands in each place. */
class ComparisonHeader final : public QHeaderView
{
    Q_OBJECT

public:
    ComparisonHeader(const kit::Theme& theme, const ComparisonTable& table, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int column) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    const kit::Theme& m_theme;
    const ComparisonTable& m_table;
};

/** Where the values of a probe's cell stand, from left to right; what is left over lies between them. */
[[nodiscard]] QList<QRect> valuePlaces(const QRect& cell, const QList<int>& widths);
/** How wide the values of a probe may become, so that they and their heads fit. */
[[nodiscard]] QList<int> valueWidths(const kit::Theme& theme, const ComparisonTable& table);
/** Free of values at the left of a probe's cell, for a mark; and at the right. */
inline constexpr int markWidth = 16;
inline constexpr int cellEdge = 4;

} // namespace naru::evidence_ui
