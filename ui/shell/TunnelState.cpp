// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/TunnelState.h"

#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QEvent>
#include <QPainter>

namespace naru::shell {

namespace {
constexpr int iconSize = 14;
constexpr int gap = 6;
} // namespace

TunnelState::TunnelState(const kit::Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    retranslate();
}

QSize TunnelState::sizeHint() const
{
    return {iconSize + gap + QFontMetrics(m_theme.small()).horizontalAdvance(m_word) + 1,
            kit::Theme::smallControl};
}

void TunnelState::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TunnelState::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QColor ink = m_theme.colors().text2;
    kit::Icons::paint(painter, QStringLiteral("off"),
                      QRectF(0, (height() - iconSize) / 2.0, iconSize, iconSize), ink);
    painter.setPen(ink);
    painter.setFont(m_theme.small());
    painter.drawText(rect().adjusted(iconSize + gap, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, m_word);
}

void TunnelState::retranslate()
{
    m_word = tr("Not connected");
    setAccessibleName(m_word);
    updateGeometry();
    update();
}

} // namespace naru::shell
