// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Run.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace naru::sim {

/** A code that a model uses in its results, series or snapshots, explained. */
struct CodeInfo
{
    std::string code;
    std::string unit;
    Text text;
};

/** What a model is, for `describe` and for screens. */
struct ModelInfo
{
    std::string name;
    Text title;
    Text text;
    std::vector<ParameterInfo> parameters;
    std::vector<CodeInfo> metrics;
    std::vector<CodeInfo> series;
    /** Codes of what its event log can tell of, in the model's order. */
    std::vector<std::string> events{};
};

/** A kind of simulation. Immutable; safe from any thread. */
class Model
{
public:
    virtual ~Model() = default;
    [[nodiscard]] virtual std::string_view name() const = 0;
    [[nodiscard]] virtual ModelInfo describe() const = 0;
    /** Checks the parameters and makes a run at time 0. */
    [[nodiscard]] virtual Checked<std::unique_ptr<Run>>
    start(const Node& parameters, const TraceLookup& traces, const RunSettings& settings) const = 0;
};

using Models = std::span<const Model* const>;

/** Nothing where there is none of that name. */
[[nodiscard]] const Model* findModel(Models models, std::string_view name);

} // namespace naru::sim
