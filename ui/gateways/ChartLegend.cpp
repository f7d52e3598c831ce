// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/ChartLegend.h"

#include "gateways/ChartMarks.h"
#include "kit/Theme.h"

#include <QPainter>

namespace naru::gateways {

namespace {

constexpr int markWidth = 18;
constexpr int distance = 20;

} // namespace

ChartLegend::ChartLegend(const kit::Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    retranslate();
}

void ChartLegend::retranslate()
{
    setAccessibleName(tr("Cross: lost probe. Triangle: retransmission. Unit: ms."));
    updateGeometry();
    update();
}

QSize ChartLegend::sizeHint() const
{
    const QFontMetrics metrics(m_theme.small());
    return {2 * (markWidth + distance) + metrics.horizontalAdvance(tr("Lost probe")) +
                metrics.horizontalAdvance(tr("Retransmission")) + metrics.horizontalAdvance(tr("Unit ms")),
            20};
}

void ChartLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& colors = m_theme.colors();
    const QFontMetrics metrics(m_theme.small());
    const double middle = height() / 2.0;
    int x = 0;
    const auto text = [&](const QString& words) {
        painter.setFont(m_theme.small());
        painter.setPen(colors.text2);
        painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter, words);
        x += metrics.horizontalAdvance(words) + distance;
    };
    drawCross(painter, {x + 4.0, middle}, colors.fail);
    x += markWidth;
    text(tr("Lost probe"));
    drawTriangle(painter, {x + 5.0, middle}, colors.warn);
    x += markWidth;
    text(tr("Retransmission"));
    text(tr("Unit ms"));
}

} // namespace naru::gateways
