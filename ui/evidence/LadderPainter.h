// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Ladder.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace naru::kit {
class Theme;
}

namespace naru::evidence_ui {

/** Draws a ladder, on the screen and into files. */
class LadderPainter
{
    Q_DECLARE_TR_FUNCTIONS(naru::evidence_ui::LadderPainter)

public:
    /** `width` in px; `zoom` stretches the time. */
    LadderPainter(const kit::Theme& theme, const Ladder& ladder, double width, double zoom);

    [[nodiscard]] double height() const;
    /** Draws what of it lies in `clip`. */
    void paint(QPainter& painter, const QRectF& clip, std::optional<std::size_t> selected = {}) const;
    /** The row that is nearest; nothing for an empty ladder. */
    [[nodiscard]] std::optional<std::size_t> rowAt(double y) const;
    [[nodiscard]] double yOf(std::size_t row) const;

private:
    void paintLines(QPainter& painter) const;
    void paintRow(QPainter& painter, std::size_t row, bool isSelected) const;
    void paintLabel(QPainter& painter, const LadderRow& row, double y, bool isSelected) const;
    void paintGap(QPainter& painter, const LadderGap& gap) const;
    void paintPhase(QPainter& painter, const LadderPhase& phase) const;

    const kit::Theme& m_theme;
    const Ladder& m_ladder;
    double m_client;
    double m_gateway;
    double m_width;
    double m_zoom;
};

} // namespace naru::evidence_ui
