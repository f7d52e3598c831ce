// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/StageItem.h"

#include "kit/Theme.h"
#include "simulator/stage/ScenePainter.h"

#include <QCursor>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPalette>
#include <QQuickWindow>

#include <algorithm>

namespace naru::simulator {

namespace {

/** A little less than a frame of a screen with 60 a second: what a tick comes late is made up for. */
constexpr int beat = 12;
/** Marks of one snapshot set out spread over at most so much. */
constexpr double longestSpread = 250;
/** Whoever looks again after so many milliseconds sees no marks of what went by meanwhile. */
constexpr double lookedAway = 1000;
constexpr double markSize = 6;

double easedOut(double share)
{
    const double left = 1 - std::clamp(share, 0.0, 1.0);
    return 1 - left * left;
}

} // namespace

StageItem::StageItem(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setOpaquePainting(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    setAcceptHoverEvents(true);
    setActiveFocusOnTab(true);
}

void StageItem::setModel(StageModel* model)
{
    if (m_model == model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    if (m_model) {
        connect(m_model, &StageModel::sceneChanged, this, &StageItem::takeScene);
        connect(m_model, &StageModel::currentChanged, this, [this] { update(); });
        m_model->setSize(size());
    }
    takeScene();
    Q_EMIT modelChanged();
}

bool StageItem::isMoving() const
{
    return m_model && m_model->isPlaying() && !m_model->theme().reduceMotion();
}

void StageItem::takeScene()
{
    m_isStale = true;
    if (isMoving() && m_model->run() == m_run) {
        const double since = m_sinceScene.isValid() ? static_cast<double>(m_sinceScene.elapsed()) : 0;
        if (since > lookedAway)
            m_travels.clear();
        m_travels.take(m_model->scene(), Travels::Milliseconds(m_model->theme().moveDuration()),
                       Travels::Milliseconds(std::min(since, longestSpread)));
    } else {
        m_travels.clear();
        if (isMoving())
            m_travels.take(m_model->scene(), {}, {});
    }
    m_run = m_model ? m_model->run() : 0;
    m_sinceScene.start();
    if (m_travels.isEmpty()) {
        m_beat.stop();
    } else if (!m_beat.isActive()) {
        m_clock.start();
        m_beat.start(beat, Qt::PreciseTimer, this);
    }
    update();
}

void StageItem::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_beat.timerId()) {
        QQuickPaintedItem::timerEvent(event);
        return;
    }
    m_travels.advance(Travels::Milliseconds(static_cast<double>(m_clock.nsecsElapsed()) / 1e6));
    m_clock.start();
    if (m_travels.isEmpty())
        m_beat.stop();
    update();
}

void StageItem::paint(QPainter* painter)
{
    if (!m_model) {
        painter->fillRect(boundingRect(), QGuiApplication::palette().window());
        return;
    }
    const ScenePainter scenes(m_model->theme().colors(), m_model->type());
    if (m_isStale)
        paintStill(scenes);
    painter->drawImage(QPointF(), m_still);
    painter->setRenderHint(QPainter::Antialiasing);
    if (isMoving())
        paintMarks(*painter, scenes);
    const SceneSpot* current = m_hasFocus ? m_model->scene().find(m_model->current()) : nullptr;
    // What is not on the stage at the moment, such as a session that has ended, has no place.
    if (current && !current->place.isEmpty())
        scenes.paintFocus(*painter, current->place);
}

void StageItem::paintStill(const ScenePainter& painter)
{
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1.0;
    const QSize pixels = (size() * ratio).toSize();
    if (m_still.size() != pixels)
        m_still = QImage(pixels, QImage::Format_RGB32);
    m_still.setDevicePixelRatio(ratio);
    m_still.fill(painter.color(Ink::Bg));
    QPainter onStill(&m_still);
    painter.paint(onStill, m_model->scene());
    if (!isMoving())
        painter.paintResting(onStill, m_model->scene());
    m_isStale = false;
}

void StageItem::paintMarks(QPainter& painter, const ScenePainter& scenes) const
{
    for (const Travels::Traveller& traveller : m_travels.all()) {
        if (traveller.share() < 0)
            continue;
        const SceneMark& mark = traveller.mark;
        if (mark.dies && traveller.share() >= 1) {
            scenes.paintGlyph(painter,
                              {.at = mark.way.last(), .size = 16, .shape = Shape::Failed, .ink = Ink::Fail});
            continue;
        }
        scenes.paintGlyph(painter, {.at = pointOn(mark, easedOut(traveller.share())),
                                    .size = markSize,
                                    .shape = mark.shape,
                                    .ink = mark.ink});
    }
}

void StageItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (m_model && now.size() != before.size())
        m_model->setSize(now.size());
}

void StageItem::keyPressEvent(QKeyEvent* event)
{
    if (!m_model) {
        event->ignore();
        return;
    }
    // Whoever types after a click wants to see where.
    m_hasFocus = true;
    update();
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!m_model->current().isEmpty())
            m_model->pickCurrent();
        break;
    case Qt::Key_Escape:
        m_model->pick({});
        break;
    default:
        if (event->modifiers() & ~Qt::KeypadModifier || !m_model->walk(event->key()))
            event->ignore();
        break;
    }
}

void StageItem::focusInEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusInEvent(event);
    m_hasFocus = event->reason() != Qt::MouseFocusReason;
    if (m_hasFocus && m_model && m_model->current().isEmpty())
        m_model->walk(Qt::Key_Home);
    update();
}

void StageItem::focusOutEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusOutEvent(event);
    m_hasFocus = false;
    update();
}

void StageItem::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    if (!m_model)
        return;
    const SceneSpot* spot = m_model->scene().spotAt(event->position());
    m_model->setCurrent(spot ? spot->id : QString());
    m_model->pickCurrent();
}

void StageItem::hoverMoveEvent(QHoverEvent* event)
{
    const bool isSpot = m_model && m_model->scene().spotAt(event->position());
    setCursor(isSpot ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

} // namespace naru::simulator
