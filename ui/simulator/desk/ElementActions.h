// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Node.h"

#include <QString>

#include <string>
#include <vector>

namespace naru::simulator {

/** One parameter and what it is set to. */
struct SettingWish
{
    std::string path;
    sim::Node value;
};

/** Something that a user does to a thing on the stage. It is nothing but changes of parameters, so that the
 * run records it like any other change. */
struct ElementAction
{
    /** What an icon and tests know it by: `kill`, `revive`, `quiesce` … */
    std::string code;
    QString text;
    /** What will come of it. */
    QString explanation;
    std::vector<SettingWish> settings;
};

/**
 * What can be done to an element at the moment, in the language of the moment.
 * @param id `uag/uag1`, `node/n2`, `server/pcrf/pcrf1` …; empty: what is about the whole model
 * @param now the parameters as they are
 * @param start as the scenario has them: what "back to" leads to
 */
[[nodiscard]] std::vector<ElementAction> actionsFor(const QString& id, const sim::Node& now,
                                                    const sim::Node& start);

} // namespace naru::simulator
