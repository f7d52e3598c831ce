// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/LanguageButton.h"

#include "kit/Theme.h"

#include <QPainter>
#include <QPainterPath>

namespace naru::shell {

LanguageButton::LanguageButton(const kit::Theme& theme, const QString& name, bool left, QWidget* parent)
    : QAbstractButton(parent)
    , m_theme(theme)
    , m_left(left)
{
    setText(name);
    setAccessibleName(name);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

QSize LanguageButton::sizeHint() const
{
    const QFontMetrics metrics(m_theme.smallStrong());
    return {metrics.horizontalAdvance(text()) + 2 * kit::Theme::space(2) + 4, kit::Theme::smallControl};
}

void LanguageButton::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& colors = m_theme.colors();

    // One box of both halves, each drawing its own part of it.
    const double overlap = width();
    const QRectF half = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const QRectF box = m_left ? half.adjusted(0, 0, overlap, 0) : half.adjusted(-overlap, 0, 0, 0);
    painter.setClipRect(rect());
    painter.setPen(QPen(colors.line2, 1));
    painter.setBrush(isChecked() || underMouse() ? colors.hover : colors.bg);
    painter.drawRoundedRect(box, kit::Theme::radius, kit::Theme::radius);
    if (m_left)
        painter.fillRect(QRectF(width() - 1, 0, 1, height()), colors.line2);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colors.accent, kit::Theme::focusWidth));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    }
    painter.setPen(isChecked() ? colors.text : colors.text2);
    painter.setFont(isChecked() ? m_theme.smallStrong() : m_theme.small());
    painter.drawText(rect(), Qt::AlignCenter, text());
}

} // namespace naru::shell
