// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/RaceLane.h"

#include "connect/RaceScale.h"
#include "kit/QmlWorld.h"
#include "kit/Theme.h"

#include <QPainter>
#include <QQmlEngine>

namespace naru::connect {

namespace {

constexpr double barHeight = 28;
constexpr double betweenProbes = 8;
constexpr double dotRadius = 3.5;
constexpr double tailLength = 28;
/** Right of the end of the axis, for dots and crosses that stand on it. */
constexpr double edge = 8;

} // namespace

RaceLane::RaceLane(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setOpaquePainting(true);
}

void RaceLane::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    m_theme = kit::QmlWorld::themeOf(qmlEngine(this));
    connect(m_theme, &kit::Theme::changed, this, [this] { update(); });
}

void RaceLane::setTrack(const QVariant& track)
{
    m_track = track.value<Track>();
    update();
    Q_EMIT changed();
}

void RaceLane::setNow(double now)
{
    m_now = now;
    update();
}

void RaceLane::setScaleEnd(double end)
{
    m_scaleEnd = end;
    update();
    Q_EMIT changed();
}

void RaceLane::setMiddle(double middle)
{
    m_middle = middle;
    update();
    Q_EMIT changed();
}

double RaceLane::x(double ms) const
{
    return std::clamp(ms / m_scaleEnd, 0.0, 1.0) * (width() - edge);
}

double RaceLane::y(size_t probe) const
{
    const double first = m_middle - betweenProbes * (double(m_track.probes.size()) - 1) / 2;
    return first + betweenProbes * double(probe);
}

void RaceLane::paint(QPainter* painter)
{
    if (!m_theme)
        return;
    painter->fillRect(boundingRect(), m_theme->colors().bg);
    paintGrid(*painter);
    painter->setRenderHint(QPainter::Antialiasing);
    paintBar(*painter);
    for (size_t i = 0; i < m_track.probes.size(); ++i)
        paintProbe(*painter, i);
}

void RaceLane::paintGrid(QPainter& painter) const
{
    const kit::Colors& colors = m_theme->colors();
    for (int part = 0; part <= scaleParts; ++part) {
        const int place = int(x(m_scaleEnd * part / scaleParts));
        painter.fillRect(QRectF(place, 0, 1, height()), part == 0 ? colors.line2 : colors.line);
    }
}

void RaceLane::paintBar(QPainter& painter) const
{
    if (!m_track.lowest)
        return;
    const kit::Colors& colors = m_theme->colors();
    const double end = x(*m_track.lowest);
    const double top = m_middle - barHeight / 2;
    painter.fillRect(QRectF(0, top, end, barHeight), m_track.winner ? colors.accent : colors.g4);
    const double mark = m_track.winner ? 0 : 2;
    painter.fillRect(QRectF(end - mark / 2, top, mark, barHeight), colors.g1);
    // The probes show through the bar as lines.
    painter.setPen(QPen(m_track.winner ? colors.accentLine : colors.g3, 1));
    for (size_t i = 0; i < m_track.probes.size(); ++i)
        painter.drawLine(QPointF(0, y(i)), QPointF(end, y(i)));
}

void RaceLane::paintProbe(QPainter& painter, size_t index) const
{
    const TrackProbe& probe = m_track.probes[index];
    const double height = y(index);
    switch (probe.state) {
    case TrackProbe::State::Waiting:
        break;
    case TrackProbe::State::Running:
        paintRunning(painter, probe, height);
        break;
    case TrackProbe::State::Ended:
        paintEnded(painter, probe, index);
        break;
    case TrackProbe::State::Failed:
        paintDotted(painter, 0, width() - edge, height);
        paintCross(painter, height);
        break;
    }
}

void RaceLane::paintRunning(QPainter& painter, const TrackProbe& probe, double height) const
{
    const kit::Colors& colors = m_theme->colors();
    const double start = m_track.lowest ? x(*m_track.lowest) : 0;
    const double head = x(std::max(0.0, m_now - probe.ms));
    paintDotted(painter, start, head - tailLength, height);
    painter.setPen(QPen(colors.accent, 1.5));
    painter.drawLine(QPointF(std::max(0.0, head - tailLength), height), QPointF(head, height));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawEllipse(QPointF(head, height), dotRadius, dotRadius);
}

void RaceLane::paintEnded(QPainter& painter, const TrackProbe& probe, size_t index) const
{
    const kit::Colors& colors = m_theme->colors();
    const double end = x(probe.ms);
    const double height = y(index);
    const bool isLowest = int(index) == m_track.lowestProbe;
    if (m_track.lowest && !isLowest) {
        painter.setPen(QPen(colors.g3, 1));
        painter.drawLine(QPointF(x(*m_track.lowest), height), QPointF(end, height));
    }
    const QColor ink = m_track.winner && isLowest ? colors.accent : colors.g1;
    painter.setPen(isLowest ? QPen(colors.bg, 1) : QPen(ink, 1.5));
    painter.setBrush(isLowest ? ink : colors.bg);
    const double radius = isLowest ? dotRadius + 1 : dotRadius;
    painter.drawEllipse(QPointF(end, height), radius, radius);
}

void RaceLane::paintCross(QPainter& painter, double height) const
{
    constexpr double arm = 2.5;
    const QPointF middle(width() - edge, height);
    painter.setPen(QPen(m_theme->colors().fail, 1.5));
    painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm));
    painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm));
}

void RaceLane::paintDotted(QPainter& painter, double from, double to, double height) const
{
    constexpr int step = 5;
    const QColor ink = m_theme->colors().line2;
    for (double place = from + step; place < to; place += step)
        painter.fillRect(QRectF(place, height - 0.5, 1, 1), ink);
}

} // namespace naru::connect
