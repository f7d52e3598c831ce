// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/PaintedView.h"

#include <QPainter>

namespace naru::simulator {

void PaintedView::setPainter(Painter painter, int height)
{
    m_painter = std::move(painter);
    if (height != m_height) {
        m_height = height;
        updateGeometry();
    }
    update();
}

void PaintedView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().window());
    if (m_painter)
        m_painter(painter, size());
}

} // namespace naru::simulator
