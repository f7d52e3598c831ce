// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/Picture.h"

#include <QWidget>

namespace naru::simulator {

/** A widget that is painted by a function and as high as that needs. */
class PaintedView final : public QWidget
{
    Q_OBJECT

public:
    using Painter = std::function<void(QPainter& painter, const QSize& size)>;

    using QWidget::QWidget;

    /** @param height of the whole */
    void setPainter(Painter painter, int height);
    [[nodiscard]] QSize sizeHint() const override { return {500, m_height}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, m_height}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Painter m_painter;
    int m_height = 0;
};

} // namespace naru::simulator
