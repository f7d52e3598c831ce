// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "connect/Lane.h"

#include <QQuickPaintedItem>
#include <QVariant>

namespace naru::kit {
class Colors;
class Theme;
} // namespace naru::kit

namespace naru::connect {

/**
 * Draws one lane of the race: x is the time since a probe's SYN. Its probes run as dots at one speed; an
 * answer stops its dot; the bar ends at the lowest. One painted item a visible row, however many dots.
 */
class RaceLane : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QVariant track READ track WRITE setTrack NOTIFY changed)
    /** Time since the start of the run, ms; matters while a probe runs. */
    Q_PROPERTY(double now READ now WRITE setNow NOTIFY changed)
    /** End of the axis, ms. */
    Q_PROPERTY(double scaleEnd READ scaleEnd WRITE setScaleEnd NOTIFY changed)
    /** Middle of the bar within the item. */
    Q_PROPERTY(double middle READ middle WRITE setMiddle NOTIFY changed)

public:
    explicit RaceLane(QQuickItem* parent = nullptr);

    [[nodiscard]] QVariant track() const { return QVariant::fromValue(m_track); }
    [[nodiscard]] double now() const { return m_now; }
    [[nodiscard]] double scaleEnd() const { return m_scaleEnd; }
    [[nodiscard]] double middle() const { return m_middle; }
    void setTrack(const QVariant& track);
    void setNow(double now);
    void setScaleEnd(double end);
    void setMiddle(double middle);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

protected:
    void componentComplete() override;

private:
    [[nodiscard]] double x(double ms) const;
    [[nodiscard]] double y(size_t probe) const;
    void paintGrid(QPainter& painter) const;
    void paintBar(QPainter& painter) const;
    void paintProbe(QPainter& painter, size_t index) const;
    void paintRunning(QPainter& painter, const TrackProbe& probe, double y) const;
    void paintEnded(QPainter& painter, const TrackProbe& probe, size_t index) const;
    void paintCross(QPainter& painter, double y) const;
    void paintDotted(QPainter& painter, double from, double to, double y) const;

    Track m_track;
    double m_now = 0;
    double m_scaleEnd = 1000;
    double m_middle = 28;
    const kit::Theme* m_theme = nullptr;
};

} // namespace naru::connect
