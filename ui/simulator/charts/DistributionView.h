// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/charts/DistributionPainter.h"

#include <QWidget>

namespace naru::kit {
class Speech;
class Theme;
} // namespace naru::kit

namespace naru::simulator {

/** Shows `Distributions`; the table behind it says the same. */
class DistributionView final : public QWidget
{
    Q_OBJECT

public:
    DistributionView(const kit::Theme& theme, const kit::Speech& speech, QWidget* parent = nullptr);

    void setDistributions(Distributions distributions);
    [[nodiscard]] const Distributions& distributions() const { return m_shown; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const kit::Theme& m_theme;
    const kit::Speech& m_speech;
    Distributions m_shown;
};

} // namespace naru::simulator
