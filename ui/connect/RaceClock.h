// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QObject>
#include <QTimer>
#include <qqmlintegration.h>

namespace naru::connect {

/** Time since the start of the run, so that running dots move between two reports. */
class RaceClock final : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS
    /** Milliseconds. */
    Q_PROPERTY(double now READ now NOTIFY ticked)

public:
    /** `clock` must outlive it. */
    explicit RaceClock(const base::Clock& clock, QObject* parent = nullptr);

    [[nodiscard]] double now() const { return m_now; }
    /** A report says how much time has passed; the clock goes on from there. */
    void setElapsed(double milliseconds);
    void stop();
    /** With reduced motion the dots advance in steps. */
    void setReduceMotion(bool reduce);

Q_SIGNALS:
    void ticked();

private:
    void tick();

    const base::Clock& m_clock;
    QTimer m_timer;
    base::SteadyTime m_reported{};
    double m_elapsed = 0;
    double m_now = 0;
};

} // namespace naru::connect
