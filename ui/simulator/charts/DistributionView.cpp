// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/DistributionView.h"

#include "kit/Speech.h"
#include "kit/Theme.h"

#include <QPainter>

#include <algorithm>

namespace naru::simulator {

DistributionView::DistributionView(const kit::Theme& theme, const kit::Speech& speech, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_speech(speech)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void DistributionView::setDistributions(Distributions distributions)
{
    const bool resized = distributions.rows.size() != m_shown.rows.size() ||
                         distributions.windows.size() != m_shown.windows.size();
    m_shown = std::move(distributions);
    setAccessibleName(tr("Chart: distributions"));
    setAccessibleDescription(tr("The table behind it says the same in figures."));
    if (resized)
        updateGeometry();
    update();
}

QSize DistributionView::sizeHint() const
{
    constexpr int lowest = 80;
    return {500, std::max(lowest, DistributionPainter::heightOf(m_shown))};
}

void DistributionView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.colors().bg);
    if (m_shown.rows.empty() && m_shown.windows.empty()) {
        painter.setFont(m_theme.medium());
        painter.setPen(m_theme.colors().text2);
        painter.drawText(rect().adjusted(24, 12, -24, 0), Qt::AlignHCenter | Qt::TextWordWrap,
                         tr("This run has no distributions. Its figures are in the table."));
    }
    paintDistributions(painter, charts::Look::ofScreen(m_theme), m_speech.words(), m_shown, width());
}

} // namespace naru::simulator
