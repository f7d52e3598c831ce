// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Switch.h"

#include "kit/Theme.h"

#include <QEvent>
#include <QPainter>

namespace naru::kit {

namespace {

constexpr double trackWidth = 32;
constexpr double trackHeight = 18;
constexpr double knobInset = 4;

} // namespace

Switch::Switch(const Theme& theme, QWidget* parent)
    : QCheckBox(parent)
    , m_theme(theme)
{
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QCheckBox::toggled, this, &Switch::retranslate);
    retranslate();
}

QSize Switch::sizeHint() const
{
    const QFontMetrics metrics(m_theme.medium());
    const int word = std::max(metrics.horizontalAdvance(tr("On")), metrics.horizontalAdvance(tr("Off")));
    return {int(trackWidth) + Theme::space(3) + word, Theme::control};
}

bool Switch::hitButton(const QPoint& place) const
{
    return rect().contains(place);
}

void Switch::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QCheckBox::changeEvent(event);
}

void Switch::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& colors = m_theme.colors();
    const QRectF track(0.5, (height() - trackHeight) / 2, trackWidth, trackHeight);
    const bool isOn = isChecked();
    const QColor outline = isEnabled() ? colors.text3 : colors.line2;
    painter.setPen(QPen(isOn && isEnabled() ? colors.accent : outline, 1));
    painter.setBrush(!isOn ? (underMouse() && isEnabled() ? colors.hover : colors.bg)
                           : (isEnabled() ? colors.accent : colors.line2));
    painter.drawRoundedRect(track, trackHeight / 2, trackHeight / 2);

    const double knob = trackHeight - 2 * knobInset;
    const double left = isOn ? track.right() - knobInset - knob : track.left() + knobInset;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isOn ? (isEnabled() ? colors.onAccent : colors.bg) : outline);
    painter.drawEllipse(QRectF(left, track.top() + knobInset, knob, knob));

    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isOn ? colors.text : colors.accent, Theme::focusWidth));
        painter.drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5), trackHeight / 2, trackHeight / 2);
    }
    painter.setPen(isEnabled() ? colors.text2 : colors.text3);
    painter.setFont(m_theme.medium());
    painter.drawText(rect().adjusted(int(trackWidth) + Theme::space(3), 0, 0, 0),
                     Qt::AlignVCenter | Qt::AlignLeft, text());
}

void Switch::retranslate()
{
    setText(isChecked() ? tr("On") : tr("Off"));
    updateGeometry();
}

} // namespace naru::kit
