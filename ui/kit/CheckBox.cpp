// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/CheckBox.h"

#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QPainter>

namespace naru::kit {

namespace {

constexpr double boxSize = 16;
constexpr double boxRadius = 4;
constexpr int wordsLeft = 24;

} // namespace

CheckBox::CheckBox(const Theme& theme, QWidget* parent)
    : QCheckBox(parent)
    , m_theme(theme)
{
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize CheckBox::sizeHint() const
{
    const QFontMetrics metrics(m_theme.medium());
    return {wordsLeft + metrics.horizontalAdvance(text()) + Theme::space(1), Theme::control};
}

bool CheckBox::hitButton(const QPoint& place) const
{
    return rect().contains(place);
}

void CheckBox::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& colors = m_theme.colors();
    const QRectF box(1.5, (height() - boxSize) / 2 + 0.5, boxSize - 1, boxSize - 1);
    const QColor full = isEnabled() ? colors.accent : colors.line2;
    const QColor outline = isEnabled() ? colors.ctl : colors.line2;
    painter.setPen(QPen(isChecked() ? full : outline, 1));
    if (isChecked())
        painter.setBrush(full);
    else
        painter.setBrush(underMouse() && isEnabled() ? colors.hover : colors.bg);
    painter.drawRoundedRect(box, boxRadius, boxRadius);
    if (isChecked())
        Icons::paint(painter, QStringLiteral("check"), box.adjusted(1, 1, -1, -1),
                     isEnabled() ? colors.onAccent : colors.bg);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isChecked() ? colors.text : colors.accent, Theme::focusWidth));
        painter.drawRoundedRect(box, boxRadius, boxRadius);
    }
    painter.setPen(isEnabled() ? colors.text : colors.text3);
    painter.setFont(m_theme.medium());
    painter.drawText(rect().adjusted(wordsLeft, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
}

} // namespace naru::kit
