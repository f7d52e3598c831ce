// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/ScenePainter.h"

#include "charts/Hatching.h"
#include "simulator/stage/GlyphPaths.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace naru::simulator {

namespace {

constexpr double arrowLength = 7;
constexpr double discHeight = 18;

/** From a to b, leaving and arriving level. */
void addBend(QPainterPath& path, QPointF a, QPointF b)
{
    const double middle = (a.x() + b.x()) / 2;
    path.cubicTo({middle, a.y()}, {middle, b.y()}, b);
}

void paintArrowHead(QPainter& painter, QPointF from, QPointF to, const QColor& color)
{
    const double angle = std::atan2(to.y() - from.y(), to.x() - from.x());
    const QPointF along(std::cos(angle), std::sin(angle));
    const QPointF across(-along.y(), along.x());
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF{to, to - along * arrowLength + across * arrowLength / 2,
                                  to - along * arrowLength - across * arrowLength / 2});
}

} // namespace

ScenePainter::ScenePainter(const kit::Colors& colors, const Typeset& type)
    : m_colors(colors)
    , m_type(type)
{}

QColor ScenePainter::color(Ink ink) const
{
    const kit::Colors& c = m_colors;
    switch (ink) {
    case Ink::None:
        return Qt::transparent;
    case Ink::Bg:
        return c.bg;
    case Ink::Side:
        return c.side;
    case Ink::Hover:
        return c.hover;
    case Ink::Line:
        return c.line;
    case Ink::Line2:
        return c.line2;
    case Ink::Text:
        return c.text;
    case Ink::Text2:
        return c.text2;
    case Ink::Text3:
        return c.text3;
    case Ink::Accent:
        return c.accent;
    case Ink::Warn:
        return c.warn;
    case Ink::Fail:
        return c.fail;
    case Ink::FailSoft:
        return c.failSoft;
    case Ink::G1:
        return c.g1;
    case Ink::G2:
        return c.g2;
    case Ink::G3:
        return c.g3;
    case Ink::G4:
        return c.g4;
    }
    Q_UNREACHABLE();
}

void ScenePainter::paint(QPainter& painter, const Scene& scene) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const SceneBox& region : scene.regions)
        paint(painter, region);
    for (const SceneLine& line : scene.lines)
        paint(painter, line);
    for (const SceneBox& box : scene.boxes)
        paint(painter, box);
    for (const SceneGlyph& glyph : scene.glyphs)
        paintGlyph(painter, glyph);
    for (const SceneText& text : scene.texts)
        paint(painter, text);
    for (const SceneLine& arrow : scene.arrows)
        paint(painter, arrow);
    for (const SceneDisc& disc : scene.discs)
        paint(painter, disc);
}

void ScenePainter::paintResting(QPainter& painter, const Scene& scene) const
{
    for (const SceneMark& mark : scene.marks) {
        if (mark.rest < 0)
            continue;
        if (mark.dies)
            paintGlyph(painter,
                       {.at = mark.way.last(), .size = 16, .shape = Shape::Failed, .ink = Ink::Fail});
        paintGlyph(painter,
                   {.at = pointOn(mark, mark.rest), .size = 6, .shape = mark.shape, .ink = mark.ink});
    }
}

void ScenePainter::paintFocus(QPainter& painter, const QRectF& place) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_colors.accent, 2));
    painter.drawRoundedRect(place.adjusted(-3, -3, 3, 3), 8, 8);
}

void ScenePainter::paint(QPainter& painter, const SceneBox& box) const
{
    // Lines of whole pixels are sharp when they run through the middle of one.
    const double inset = box.line == Ink::None ? 0 : box.lineWidth / 2;
    const QRectF place = box.place.adjusted(inset, inset, -inset, -inset);
    painter.setBrush(box.fill == Ink::None ? QBrush(Qt::NoBrush) : QBrush(color(box.fill)));
    painter.setPen(Qt::NoPen);
    if (box.line != Ink::None)
        painter.setPen(QPen(color(box.line), box.lineWidth, box.dashed ? Qt::DashLine : Qt::SolidLine));
    if (box.radius > 0) {
        painter.drawRoundedRect(place, box.radius, box.radius);
    } else {
        painter.drawRect(place);
    }
    if (box.hatched)
        charts::hatch(painter, place, color(box.line));
}

void ScenePainter::paint(QPainter& painter, const SceneLine& line) const
{
    if (line.points.size() < 2)
        return;
    const QColor ink = color(line.ink);
    QPen pen(ink, line.width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (line.dash == SceneLine::Dash::Dashed)
        pen.setDashPattern({4 / line.width, 3 / line.width});
    else if (line.dash == SceneLine::Dash::Dotted)
        pen.setDashPattern({1 / line.width, 3 / line.width});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    if (line.curved) {
        QPainterPath path(line.points.first());
        for (qsizetype i = 1; i < line.points.size(); ++i)
            addBend(path, line.points.at(i - 1), line.points.at(i));
        painter.drawPath(path);
    } else {
        painter.drawPolyline(line.points);
    }
    if (line.arrow)
        paintArrowHead(painter, line.points.at(line.points.size() - 2), line.points.last(), ink);
}

void ScenePainter::paint(QPainter& painter, const SceneText& text) const
{
    painter.setPen(color(text.ink));
    painter.setFont(m_type.font(text.face));
    painter.drawText(text.place, static_cast<int>(text.align) | Qt::AlignVCenter | Qt::TextSingleLine,
                     text.text);
}

void ScenePainter::paint(QPainter& painter, const SceneDisc& disc) const
{
    const double width = std::max(discHeight, m_type.width(disc.number, Face::SmallStrong) + 10);
    const QRectF place(disc.at.x() - width / 2, disc.at.y() - discHeight / 2, width, discHeight);
    const bool toCome = disc.when == SceneDisc::When::ToCome;
    painter.setPen(toCome ? QPen(m_colors.text3, 1) : QPen(Qt::NoPen));
    painter.setBrush(toCome                              ? m_colors.bg
                     : disc.when == SceneDisc::When::Now ? m_colors.accent
                                                         : m_colors.g1);
    painter.drawRoundedRect(place, discHeight / 2, discHeight / 2);
    painter.setPen(toCome                              ? m_colors.text2
                   : disc.when == SceneDisc::When::Now ? m_colors.onAccent
                                                       : m_colors.bg);
    painter.setFont(m_type.font(Face::SmallStrong));
    painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, disc.number);
}

void ScenePainter::paintGlyph(QPainter& painter, const SceneGlyph& glyph) const
{
    const QColor ink = color(glyph.ink);
    const GlyphPath& path = glyphPath(glyph.shape);
    painter.save();
    painter.translate(glyph.at);
    painter.scale(glyph.size / glyphGrid, glyph.size / glyphGrid);
    if (!path.filled.isEmpty())
        painter.fillPath(path.filled, ink);
    if (!path.stroked.isEmpty())
        painter.strokePath(path.stroked, QPen(ink, glyphStroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (!path.cut.isEmpty())
        painter.strokePath(path.cut,
                           QPen(m_colors.bg, glyphStroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
    if (glyph.ring != Ink::None) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color(glyph.ring), 1.5));
        const double radius = glyph.size / 2 + 3.5;
        painter.drawEllipse(glyph.at, radius, radius);
    }
}

QPointF pointOn(const SceneMark& mark, double share)
{
    const qsizetype pieces = mark.way.size() / 2;
    if (pieces < 1)
        return mark.way.value(0);
    const double along = std::clamp(share, 0.0, 1.0) * static_cast<double>(pieces);
    const auto piece = std::min(static_cast<qsizetype>(along), pieces - 1);
    const double t = along - static_cast<double>(piece);
    const QPointF a = mark.way.at(2 * piece);
    const QPointF b = mark.way.at(2 * piece + 1);
    if (!mark.curved)
        return a + (b - a) * t;
    const double middle = (a.x() + b.x()) / 2;
    // The same bend as the line's, by its formula: a path would be made anew for each mark of each frame.
    const double u = 1 - t;
    return {u * u * u * a.x() + 3 * u * u * t * middle + 3 * u * t * t * middle + t * t * t * b.x(),
            (u * u * u + 3 * u * u * t) * a.y() + (3 * u * t * t + t * t * t) * b.y()};
}

} // namespace naru::simulator
