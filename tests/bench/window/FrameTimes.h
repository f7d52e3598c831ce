// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Figures.h"

#include <QEvent>
#include <QObject>
#include <QQuickWidget>

#include <optional>

namespace naru::bench {

/** Intervals between the frames of a scene while it is recorded. */
class FrameTimes final : public QObject
{
public:
    explicit FrameTimes(QQuickWidget& scene)
    {
        // The software renderer tells of no frame of its own: what the widget paints is what people see.
        scene.installEventFilter(this);
    }

    void record(bool on)
    {
        m_on = on;
        m_last.reset();
    }
    void makeRoom(std::size_t count) { m_intervals.makeRoom(count); }
    void print() { m_intervals.print("frame interval"); }

protected:
    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (m_on && event->type() == QEvent::Paint)
            note();
        return QObject::eventFilter(object, event);
    }

private:
    void note()
    {
        const base::SteadyTime now = std::chrono::steady_clock::now();
        if (m_last)
            m_intervals.add(now - *m_last);
        m_last = now;
    }

    bool m_on = false;
    std::optional<base::SteadyTime> m_last;
    Figures m_intervals;
};

} // namespace naru::bench
