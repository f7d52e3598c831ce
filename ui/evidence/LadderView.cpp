// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/LadderView.h"

#include "evidence/LadderPainter.h"
#include "kit/Access.h"
#include "kit/Theme.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

namespace naru::evidence_ui {

using kit::Theme;

namespace {
constexpr int lineStep = 24;
} // namespace

LadderView::LadderView(const Theme& theme, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_theme(theme)
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    kit::sayRole(*this, QAccessible::Chart);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalScrollBar()->setSingleStep(lineStep);
    viewport()->setAutoFillBackground(false);
}

void LadderView::setLadder(Ladder ladder)
{
    m_ladder = std::move(ladder);
    m_selected.reset();
    verticalScrollBar()->setValue(0);
    fitScrolling();
    setAccessibleDescription(m_ladder.isEmpty() ? QString() : m_ladder.text(0));
    viewport()->update();
}

void LadderView::setZoom(double zoom)
{
    const double kept = std::clamp(zoom, leastZoom, mostZoom);
    if (qFuzzyCompare(kept, m_zoom))
        return;
    // What stands in the middle stays there.
    QScrollBar* bar = verticalScrollBar();
    const double middle = bar->value() + viewport()->height() / 2.0;
    const double ratio = kept / m_zoom;
    m_zoom = kept;
    fitScrolling();
    bar->setValue(qRound(middle * ratio - viewport()->height() / 2.0));
    viewport()->update();
}

void LadderView::select(std::size_t row)
{
    if (row >= m_ladder.rows().size())
        return;
    m_selected = row;
    const LadderPainter painter(m_theme, m_ladder, viewport()->width(), m_zoom);
    const int y = qRound(painter.yOf(row));
    QScrollBar* bar = verticalScrollBar();
    constexpr int margin = 60;
    if (y < bar->value() + margin)
        bar->setValue(y - margin);
    else if (y > bar->value() + viewport()->height() - margin)
        bar->setValue(y - viewport()->height() + margin);
    setAccessibleDescription(m_ladder.text(row));
    QAccessibleEvent said(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&said);
    viewport()->update();
}

void LadderView::fitScrolling()
{
    const LadderPainter painter(m_theme, m_ladder, viewport()->width(), m_zoom);
    const int height = m_ladder.isEmpty() ? 0 : qRound(painter.height());
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
}

void LadderView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.colors().bg);
    if (!m_ladder.isEmpty()) {
        const int scrolled = verticalScrollBar()->value();
        painter.translate(0, -scrolled);
        const QRectF clip(0, scrolled, viewport()->width(), viewport()->height());
        LadderPainter(m_theme, m_ladder, viewport()->width(), m_zoom).paint(painter, clip, m_selected);
        painter.resetTransform();
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.colors().accent, Theme::focusWidth));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

void LadderView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitScrolling();
}

void LadderView::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    setZoom(event->angleDelta().y() > 0 ? m_zoom * zoomStep : m_zoom / zoomStep);
    event->accept();
}

void LadderView::keyPressEvent(QKeyEvent* event)
{
    const std::size_t last = m_ladder.isEmpty() ? 0 : m_ladder.rows().size() - 1;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        setZoom(m_zoom * zoomStep);
        break;
    case Qt::Key_Minus:
        setZoom(m_zoom / zoomStep);
        break;
    case Qt::Key_0:
        setZoom(1);
        break;
    case Qt::Key_Down:
        select(m_selected ? std::min(*m_selected + 1, last) : 0);
        break;
    case Qt::Key_Up:
        select(m_selected && *m_selected > 0 ? *m_selected - 1 : 0);
        break;
    case Qt::Key_Home:
        select(0);
        break;
    case Qt::Key_End:
        select(last);
        break;
    case Qt::Key_PageDown:
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
        break;
    case Qt::Key_PageUp:
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepSub);
        break;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void LadderView::mousePressEvent(QMouseEvent* event)
{
    if (m_ladder.isEmpty())
        return;
    const LadderPainter painter(m_theme, m_ladder, viewport()->width(), m_zoom);
    if (const auto row = painter.rowAt(event->position().y() + verticalScrollBar()->value()))
        select(*row);
}

void LadderView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void LadderView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace naru::evidence_ui
