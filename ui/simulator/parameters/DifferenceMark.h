// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace naru::kit {
class Theme;
}

namespace naru::simulator {

/** The bar that stands beside what differs, for the legend that explains it. */
class DifferenceMark final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int barWidth = 3;

    explicit DifferenceMark(const kit::Theme& theme, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const kit::Theme& m_theme;
};

} // namespace naru::simulator
