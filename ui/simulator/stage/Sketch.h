// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/stage/SceneMaker.h"
#include "simulator/stage/StageWords.h"

#include <QStringList>

#include <optional>

namespace naru::simulator {

/** What the makers of scenes share: it puts things on a scene in the manner of the stage. */
class Sketch
{
public:
    static constexpr double radius = 6;
    static constexpr double glyph = 14;

    explicit Sketch(const SceneInput& input);

    [[nodiscard]] const SceneInput& input() const { return m_input; }
    [[nodiscard]] double width() const { return m_input.size.width(); }
    [[nodiscard]] double height() const { return m_input.size.height(); }
    /** Of the stage: 24, less where it is narrow. */
    [[nodiscard]] double margin() const { return width() < 600 ? 12 : 24; }
    [[nodiscard]] double line(Face face = Face::Small) const { return m_input.type.lineHeight(face); }
    [[nodiscard]] double widthOf(const QString& text, Face face = Face::Small) const
    {
        return m_input.type.width(text, face);
    }
    [[nodiscard]] Scene& scene() { return m_scene; }
    /** An element's state. */
    [[nodiscard]] StateLook look(const sim::Element& element) const;
    /** What an element is, with its name: "Appliance uag1". */
    [[nodiscard]] QString named(const sim::Element& element) const;
    /** Of something that is no element: "Session 46". */
    [[nodiscard]] QString named(std::string_view kind, const QString& name) const;
    [[nodiscard]] bool isSelected(const std::string& id) const;

    /** A line of text in a place; shortened where it has to be. Empty text puts nothing. */
    void text(const QRectF& place, const QString& text, Face face = Face::Small, Ink ink = Ink::Text,
              Qt::Alignment align = Qt::AlignLeft);
    /** The name on a box, in S where M has no room. */
    void title(const QRectF& place, const QString& text, Qt::Alignment align = Qt::AlignLeft);
    /** The first of the wordings that fits, else the last one, shortened. */
    void firstFitting(const QRectF& place, const QStringList& wordings, Face face = Face::Small,
                      Ink ink = Ink::Text, Qt::Alignment align = Qt::AlignLeft);
    /** Broken at blanks into at most so many lines; the last is shortened. Returns how many there are. */
    int wrapped(const QRectF& place, const QString& text, int most, Ink ink = Ink::Text);
    /** Shape and word from the left; only the shape where there is no room for words. */
    void state(const QRectF& place, const StateLook& look, Qt::Alignment align = Qt::AlignLeft);
    /** The outlined box of an element, accented where it is selected. */
    void box(const QRectF& place, const std::string& id, bool dashed = false);
    void spot(const std::string& id, const QRectF& place, const QString& name, const QString& state = {},
              const QString& detail = {}, const QString& within = {});

    [[nodiscard]] Scene take() { return std::move(m_scene); }

private:
    const SceneInput& m_input;
    Scene m_scene;
};

/** Grouped, whole; – for what is not known. */
[[nodiscard]] QString grouped(std::optional<double> number);
/** Dots on a grid in a place. */
struct DotGrid
{
    DotGrid(const QRectF& place, double step);

    [[nodiscard]] int capacity() const { return columns * rows; }
    [[nodiscard]] QPointF at(int index) const;

    QRectF place;
    double step;
    int columns;
    int rows;
};
/** How many one dot stands for, so that `count` fits: 1, 2, 5, 10, 20, … */
[[nodiscard]] std::int64_t perDot(std::int64_t count, int capacity);

} // namespace naru::simulator
