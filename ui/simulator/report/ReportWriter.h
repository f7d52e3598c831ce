// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "charts/Look.h"
#include "sim/scenario/Replications.h"
#include "simulator/charts/TimeMark.h"
#include "simulator/run/Frame.h"
#include "wording/Words.h"

#include <QByteArray>

namespace naru::simulator {

/** All that a report says; a value. */
struct ReportInput
{
    sim::ModelInfo model;
    /** As it was opened, and with all changes that were made since: of A, and of B where there is one. */
    sim::Scenario opened;
    sim::Scenario recorded;
    std::optional<sim::Scenario> recordedB;
    /** Never null. */
    FramePtr frame;
    std::vector<TimeMark> marks;
    /** Of the scenario, as the command names it. */
    QString file;
    /** Over replications; empty where none were run. */
    std::vector<sim::Difference> differences;
    std::uint64_t replications = 0;
    /** What B had otherwise than A there, as settings; empty: it was the other run. */
    std::vector<std::string> comparedWith{};
    base::SystemTime madeAt{};
    QString version;
};

/**
 * The run as one HTML file that needs nothing else: no scripts, pictures inline, every text escaped. In one
 * language, or in several one below the other. Needs a QApplication, for the charts; window thread.
 * @param look of the charts: Look::ofPaper
 */
[[nodiscard]] QByteArray htmlReport(const ReportInput& input, const std::vector<wording::Language>& languages,
                                    const charts::Look& look);

} // namespace naru::simulator
