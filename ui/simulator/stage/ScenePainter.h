// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Colors.h"
#include "simulator/stage/Scene.h"

class QPainter;

namespace naru::simulator {

/** Draws scenes in the colours of a theme. */
class ScenePainter
{
public:
    ScenePainter(const kit::Colors& colors, const Typeset& type);

    /** All but the marks that travel, over a page of the theme. */
    void paint(QPainter& painter, const Scene& scene) const;
    /** Those that are shown in a still picture, at their places of rest. */
    void paintResting(QPainter& painter, const Scene& scene) const;
    void paintGlyph(QPainter& painter, const SceneGlyph& glyph) const;
    /** Around what has the focus. */
    void paintFocus(QPainter& painter, const QRectF& place) const;
    [[nodiscard]] QColor color(Ink ink) const;

private:
    void paint(QPainter& painter, const SceneBox& box) const;
    void paint(QPainter& painter, const SceneLine& line) const;
    void paint(QPainter& painter, const SceneText& text) const;
    void paint(QPainter& painter, const SceneDisc& disc) const;

    kit::Colors m_colors;
    Typeset m_type;
};

/** Where a mark stands on its way. @param share 0 to 1 */
[[nodiscard]] QPointF pointOn(const SceneMark& mark, double share);

} // namespace naru::simulator
