// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/SegmentButton.h"

#include "kit/Theme.h"

#include <QPainter>

namespace naru::kit {

SegmentButton::SegmentButton(const Theme& theme, bool first, bool last, QWidget* parent)
    : QAbstractButton(parent)
    , m_theme(theme)
    , m_first(first)
    , m_last(last)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

QSize SegmentButton::sizeHint() const
{
    const QFontMetrics metrics(m_theme.smallStrong());
    return {metrics.horizontalAdvance(text()) + 2 * Theme::space(3),
            std::max(Theme::smallControl + 2, metrics.height() + Theme::space(2))};
}

void SegmentButton::resizeEvent(QResizeEvent* event)
{
    // Where there is too little room for the words, they are a tooltip.
    const bool fits =
        QFontMetrics(m_theme.smallStrong()).horizontalAdvance(text()) <= width() - Theme::space(1);
    setToolTip(fits ? QString() : text());
    QAbstractButton::resizeEvent(event);
}

void SegmentButton::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& colors = m_theme.colors();
    const double beyond = width();
    const QRectF box = QRectF(rect()).adjusted(m_first ? 0.5 : -beyond, 0.5, m_last ? -0.5 : beyond, -0.5);
    painter.setPen(QPen(colors.line2, 1));
    const QColor chosen = isEnabled() ? colors.soft : colors.hover;
    painter.setBrush(isChecked() ? chosen : underMouse() && isEnabled() ? colors.hover : colors.bg);
    painter.drawRoundedRect(box, Theme::radius, Theme::radius);
    if (!m_last)
        painter.fillRect(QRectF(width() - 1, 0, 1, height()), colors.line2);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colors.accent, Theme::focusWidth));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), Theme::radius - 1, Theme::radius - 1);
    }
    painter.setPen(!isEnabled() ? colors.text3 : isChecked() ? colors.text : colors.text2);
    painter.setFont(isChecked() ? m_theme.smallStrong() : m_theme.small());
    painter.drawText(rect(), Qt::AlignCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() - Theme::space(1)));
}

} // namespace naru::kit
