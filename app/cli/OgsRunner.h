// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"
#include "base/Clock.h"
#include "engine/Engine.h"

#include <QObject>

namespace naru::cli {

/** One run of the engine from the command line: progress, interruption, result. */
class OgsRunner final : public QObject
{
    Q_OBJECT

public:
    /** `console` must outlive the runner. */
    OgsRunner(const engine::Places& places, const Console& console, bool why);

    /** Runs an event loop until the run is over; returns the exit status. */
    [[nodiscard]] int run(const profile::Profile& profile, const engine::Settings& settings,
                          const engine::RunRequest& request);

private:
    void showProgress(const engine::RunReportPtr& report) const;
    void showResult(const engine::RunReportPtr& report);

    base::MachineClock m_clock;
    const Console& m_console;
    bool m_why;
    bool m_interrupted = false;
    int m_status = 0;
    engine::Engine m_engine;
};

/** What a finished run means to a script. */
[[nodiscard]] int exitStatus(const ogs::RunReport& report);

} // namespace naru::cli
