// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/charts/TimeMark.h"
#include "simulator/run/Frame.h"

#include <QSlider>

#include <vector>

namespace naru::kit {
class Theme;
}

namespace naru::simulator {

/**
 * The timeline below the stage: how far the run is, what was computed ahead, flags for changes and bookmarks,
 * ticks for the moments that going back is quick to. A slider for the keyboard and for those who hear: left
 * and right go by a hundredth, Home to the start.
 */
class ScrubBar final : public QSlider
{
    Q_OBJECT

public:
    explicit ScrubBar(const kit::Theme& theme, QWidget* parent = nullptr);

    void show(const Frame& frame);
    using QSlider::show;
    /** By time. */
    void setMarks(std::vector<TimeMark> marks);
    [[nodiscard]] const std::vector<TimeMark>& marks() const { return m_marks; }

Q_SIGNALS:
    void timeWished(naru::sim::Time moment);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void sliderChange(SliderChange change) override;

private:
    [[nodiscard]] double placeOf(sim::Time moment) const;
    [[nodiscard]] sim::Time momentAt(double place) const;
    [[nodiscard]] QString saying(const QPoint& place) const;
    void paintFlags(QPainter& painter) const;

    const kit::Theme& m_theme;
    std::vector<TimeMark> m_marks;
    std::vector<sim::Time> m_checkpoints;
    sim::Time m_now{};
    sim::Time m_computed{};
    sim::Time m_until{};
    bool m_following = false;
};

} // namespace naru::simulator
