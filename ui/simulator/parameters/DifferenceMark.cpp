// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/DifferenceMark.h"

#include "kit/Theme.h"

#include <QPainter>

namespace naru::simulator {

DifferenceMark::DifferenceMark(const kit::Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setFixedSize(barWidth, 12);
}

void DifferenceMark::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), m_theme.colors().accent);
}

} // namespace naru::simulator
