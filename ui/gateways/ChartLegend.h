// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace naru::kit {
class Theme;
}

namespace naru::gateways {

/** What the marks of the chart mean, and its unit. */
class ChartLegend final : public QWidget
{
    Q_OBJECT

public:
    explicit ChartLegend(const kit::Theme& theme, QWidget* parent = nullptr);

    void retranslate();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const kit::Theme& m_theme;
};

} // namespace naru::gateways
