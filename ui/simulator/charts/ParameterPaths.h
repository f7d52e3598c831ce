// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Model.h"

#include <string>
#include <vector>

namespace naru::simulator {

/** A parameter of a scenario that one value can be set for. */
struct ParameterPath
{
    /** Such as `sources[pgw1].streams[1].rate`. */
    std::string path;
    /** As the scenario has it, else the model's default. */
    std::string value;
    /** The model's default; empty where it has none. */
    std::string standard;
    sim::Text text;
};

/** All of them: the model's, with the names of what the scenario's lists hold. */
[[nodiscard]] std::vector<ParameterPath> parameterPaths(const sim::ModelInfo& model,
                                                        const sim::Node& parameters);

} // namespace naru::simulator
