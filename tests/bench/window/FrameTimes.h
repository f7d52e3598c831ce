// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Figures.h"

#include <QObject>
#include <QQuickWindow>

#include <optional>

namespace naru::bench {

/** Intervals between the frames of a scene while it is recorded. */
class FrameTimes final : public QObject
{
public:
    explicit FrameTimes(QQuickWindow& scene)
    {
        // Drawn in the window's thread, as QQuickWidget does.
        connect(&scene, &QQuickWindow::afterRendering, this, &FrameTimes::note, Qt::DirectConnection);
    }

    void record(bool on)
    {
        m_on = on;
        m_last.reset();
    }
    void print() { m_intervals.print("frame interval"); }

private:
    void note()
    {
        if (!m_on)
            return;
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
