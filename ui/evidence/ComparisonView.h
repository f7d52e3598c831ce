// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace naru::kit {
class Theme;
}

namespace naru::evidence_ui {

class ComparisonCell;
class ComparisonTable;

/** Log against capture: the arrows go from cell to cell, and the selected one is the connection that is shown
 * in full. Scrolls sideways where there are many probes. */
class ComparisonView final : public QTableView
{
    Q_OBJECT

public:
    ComparisonView(const kit::Theme& theme, ComparisonTable& table, QWidget* parent = nullptr);

    /** After contents have changed. */
    void fitColumns();
    /** As high as its rows, up to a bound. */
    [[nodiscard]] QSize sizeHint() const override;
    /** Wide enough for three probes where there is room for them beside the packets. */
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void connectionWished(std::size_t connection);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    /** So that the names fit, within bounds. */
    [[nodiscard]] int nameWidth() const;

    const kit::Theme& m_theme;
    ComparisonTable& m_table;
    ComparisonCell* m_cell;
};

} // namespace naru::evidence_ui
