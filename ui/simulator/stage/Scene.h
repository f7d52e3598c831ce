// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/stage/Typeset.h"

#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace naru::simulator {

/** A colour by its name in the theme, so that a scene is the same in every theme. */
enum class Ink : std::uint8_t {
    None,
    Bg,
    Side,
    Hover,
    Line,
    Line2,
    Text,
    Text2,
    Text3,
    Accent,
    Warn,
    Fail,
    FailSoft,
    G1,
    G2,
    G3,
    G4,
};

/** States and roles are shapes; each goes with a word. */
enum class Shape : std::uint8_t {
    None,
    /** Filled disc with a check. */
    Good,
    /** Triangle. */
    Attention,
    /** Octagon with a cross. */
    Failed,
    /** Ring with an i. */
    Note,
    /** Open ring. */
    Off,
    /** Struck ring. */
    Stale,
    /** Square with two bars. */
    Quiesced,
    Disc,
    Diamond,
    DoubleRing,
    Tag,
    /** A secondary connection. */
    Square,
};

/** A rectangle with rounded corners: a region, a box, a bar. */
struct SceneBox
{
    QRectF place;
    Ink fill = Ink::None;
    Ink line = Ink::None;
    double lineWidth = 1;
    double radius = 0;
    bool dashed = false;
    /** Struck with slanted lines in the colour of the outline: what is refused. */
    bool hatched = false;
};

struct SceneText
{
    /** The baseline box of the line; the text stands in it as aligned and is never wider. */
    QRectF place;
    QString text;
    Face face = Face::Small;
    Ink ink = Ink::Text;
    Qt::Alignment align = Qt::AlignLeft;
    /** Shortened to fit; the whole stands in the name of its spot. */
    bool elided = false;
};

struct SceneGlyph
{
    QPointF at;
    double size = 14;
    Shape shape = Shape::None;
    Ink ink = Ink::Text;
    /** Drawn around it: the one that is meant. */
    Ink ring = Ink::None;
};

/** A way over the stage: straight pieces, or one bend from its first to its last point. */
struct SceneLine
{
    enum class Dash : std::uint8_t { Solid, Dashed, Dotted };

    QPolygonF points;
    Ink ink = Ink::Line2;
    double width = 1;
    Dash dash = Dash::Solid;
    bool arrow = false;
    /** Leaves and arrives level, like an S. */
    bool curved = false;
};

/** The number of a step on its arrow. */
struct SceneDisc
{
    enum class When : std::uint8_t { Done, Now, ToCome };

    QPointF at;
    QString number;
    When when = When::Done;
};

/** What travels over the stage once. */
struct SceneMark
{
    /** The same in later scenes of a run. */
    std::uint64_t id = 0;
    /** Its links in pairs of points, from and to: what lies between two pairs is passed unseen. */
    QPolygonF way;
    /** Each link is an S, as its line is. */
    bool curved = false;
    Shape shape = Shape::Disc;
    Ink ink = Ink::G1;
    /** Where it stands in a still picture, 0 to 1 of the way. */
    double rest = 0.5;
    /** It ends on its way, with an octagon. */
    bool dies = false;
};

/** What can be pointed at, picked and read aloud. */
struct SceneSpot
{
    /** The element's or mark's: `uag/uag1`, `session/46`, `flow/3`. */
    QString id;
    QRectF place;
    /** What it is, with its name, whole. */
    QString name;
    /** Its state in words; may be empty. */
    QString state;
    /** Its numbers in words; may be empty. */
    QString detail;
    /** Stands inside this one, by id: a mark in its box. Left out of the walk by arrows and of the tree. */
    QString within{};
    /** What is picked with it where that is another one, by id. */
    QString picks{};

    [[nodiscard]] const QString& picked() const { return picks.isEmpty() ? id : picks; }
};

/**
 * What a stage shows, as values: made by pure functions from a snapshot and a size, drawn by `ScenePainter`,
 * asked by whoever points at it. Drawn in the order of its members. Pixels, (0, 0) is the stage's corner.
 */
struct Scene
{
    QSizeF size;
    std::vector<SceneBox> regions;
    std::vector<SceneLine> lines;
    std::vector<SceneBox> boxes;
    std::vector<SceneGlyph> glyphs;
    std::vector<SceneText> texts;
    std::vector<SceneLine> arrows;
    std::vector<SceneDisc> discs;
    std::vector<SceneMark> marks;
    std::vector<SceneSpot> spots;

    /** The spot at a point: marks before the boxes that hold them. Nothing where there is none. */
    [[nodiscard]] const SceneSpot* spotAt(QPointF point) const;
    [[nodiscard]] const SceneSpot* find(const QString& id) const;
};

/** Whether a spot is a stop of the walk by arrow keys. */
[[nodiscard]] inline bool isStop(const SceneSpot& spot)
{
    return spot.within.isEmpty();
}
/** The stop nearest to `from` towards an arrow key, or nothing. */
[[nodiscard]] const SceneSpot* nextSpot(const Scene& scene, const SceneSpot& from, Qt::Key key);
/** The spot after `from` (or before it) among the marks in its box; `from` may be the box. */
[[nodiscard]] const SceneSpot* nextWithin(const Scene& scene, const SceneSpot& from, bool forward);

} // namespace naru::simulator
