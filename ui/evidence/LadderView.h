// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Ladder.h"

#include <QAbstractScrollArea>

#include <optional>

namespace naru::kit {
class Theme;
}

namespace naru::evidence_ui {

/**
 * A ladder that can be scrolled and zoomed: wheel and arrows go through it, Ctrl with the wheel, + and −
 * zoom, 0 goes back. The packet that the arrows stand on is said by screen readers.
 */
class LadderView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    static constexpr double leastZoom = 0.25;
    static constexpr double mostZoom = 8;
    /** Of one key, one turn of the wheel, one click. */
    static constexpr double zoomStep = 1.25;

    explicit LadderView(const kit::Theme& theme, QWidget* parent = nullptr);

    void setLadder(Ladder ladder);
    [[nodiscard]] const Ladder& ladder() const { return m_ladder; }
    [[nodiscard]] double zoom() const { return m_zoom; }
    /** Kept within the bounds above. */
    void setZoom(double zoom);
    [[nodiscard]] std::optional<std::size_t> selected() const { return m_selected; }
    void select(std::size_t row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void fitScrolling();

    const kit::Theme& m_theme;
    Ladder m_ladder;
    double m_zoom = 1;
    std::optional<std::size_t> m_selected;
};

} // namespace naru::evidence_ui
