// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Watch.h"

#include <QObject>
#include <QTimer>

namespace naru::engine {

/** Tells when the watch is to measure (off as shipped). Belongs to the engine's thread. */
class WatchTimer final : public QObject
{
    Q_OBJECT

public:
    explicit WatchTimer(const base::Clock& clock, QObject* parent = nullptr);

    /** Plans the next measurement anew. */
    void plan(const ogs::WatchState& state);
    /** It could not measure now: tries again soon. */
    void postpone();

Q_SIGNALS:
    void due();

private:
    const base::Clock& m_clock;
    QTimer m_timer;
};

} // namespace naru::engine
