// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/TunnelState.h"

#include "kit/EngineView.h"
#include "kit/Icons.h"
#include "kit/Speech.h"

#include <QPainter>

namespace naru::shell {

namespace {
constexpr int iconSize = 14;
constexpr int gap = 6;
} // namespace

TunnelState::TunnelState(const kit::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    const kit::SessionView* session = &surroundings.engine.session();
    connect(session, &kit::SessionView::statusChanged, this, &TunnelState::refresh);
    connect(session, &kit::SessionView::questionChanged, this, &TunnelState::refresh);
    connect(&surroundings.speech, &kit::Speech::changed, this, &TunnelState::refresh);
    refresh();
}

QSize TunnelState::sizeHint() const
{
    return {iconSize + gap + QFontMetrics(m_surroundings.theme.small()).horizontalAdvance(m_mark.word) + 1,
            kit::Theme::smallControl};
}

void TunnelState::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QColor ink = m_mark.colour(m_surroundings.theme);
    kit::Icons::paint(painter, m_mark.icon, QRectF(0, (height() - iconSize) / 2.0, iconSize, iconSize), ink);
    painter.setPen(ink);
    painter.setFont(m_surroundings.theme.small());
    painter.drawText(rect().adjusted(iconSize + gap, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, m_mark.word);
}

void TunnelState::refresh()
{
    StateMark mark = StateMark::of(m_surroundings.engine.session(), m_surroundings.speech.words());
    if (mark == m_mark)
        return;
    m_mark = std::move(mark);
    setAccessibleName(m_mark.word);
    updateGeometry();
    update();
}

} // namespace naru::shell
