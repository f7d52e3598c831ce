// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "EndWatcher.h"
#include "LoopLag.h"
#include "SocketSlots.h"
#include "base/Clock.h"
#include "ogs/Plan.h"
#include "ogs/ProbeEvent.h"

#include <QSslConfiguration>

#include <functional>
#include <memory>

namespace naru::probe {

class Resolver;

/** What the parts of one run share; the run owns it and outlives them. */
struct RunContext
{
    const base::Clock& clock;
    Resolver& resolver;
    const base::SteadyTime start;
    const ogs::ProbeKind kind;
    const std::optional<ogs::Proxy> proxy;
    const base::Nanoseconds step;
    const bool sequential;
    const QSslConfiguration tls;
    const std::unique_ptr<EndWatcher> ends;
    LoopLag lag;
    SocketSlots sockets;
    ogs::Budget budget;
    std::function<void(ogs::ProbeEvent)> tell;

    /** Time since the run's start, as events carry it. */
    [[nodiscard]] base::Nanoseconds elapsed() const { return clock.steady() - start; }
};

} // namespace naru::probe
