// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Assertion.h"
#include "sim/scenario/Model.h"

#include <functional>

namespace naru::sim {

/** A change that a scenario plans. */
struct PlannedChange
{
    Time at{};
    std::string set;
    Node to;

    void fields(Fields& fields);
};

/** A list of numbers, in the scenario or in a column of a CSV file beside it. */
struct Trace
{
    std::string name;
    /** Read when `values` is empty. */
    std::string file;
    std::int64_t column = 1;
    std::vector<double> values;

    void fields(Fields& fields);

private:
    Node m_given;
};

/** A model with its parameters, what happens in the run, and what must come out. docs/simulator.md describes
 * the form. */
struct Scenario
{
    std::string format = "naru-scenario-1";
    std::string name;
    std::string model;
    Text title;
    Text text;
    std::int64_t seed = 1;
    Time until = std::chrono::seconds(60);
    Time warmup{};
    Time sample = std::chrono::seconds(1);
    std::vector<std::string> series;
    std::vector<Trace> traces;
    Node parameters = Node::object();
    std::vector<PlannedChange> changes;
    std::vector<Assertion> assertions;
    /** `path=value`: the one change of a parameter under which an assertion must fail. */
    std::string breaksWhen;
    /** Where the file names the model; nothing for a scenario that is in no file. */
    std::optional<base::Place> modelPlace{};

    void fields(Fields& fields);
    [[nodiscard]] TraceLookup lookup() const;
    [[nodiscard]] RunSettings settings() const;
};

/** How long a run may be at most. */
/** All whole numbers up to it are exact in JSON. */
inline constexpr std::int64_t LargestSeed = std::int64_t{1} << 53;
inline constexpr Time LongestRun = std::chrono::hours(366 * 24);

/** Reads a file that a scenario names; nothing where it can't. Given by who may read files. */
using FileReader = std::function<std::optional<std::string>(const std::string& name)>;

/** Reads the form; the parameters are checked when a run starts. */
[[nodiscard]] Checked<Scenario> readScenario(std::string_view bytes, const FileReader& files = {});
/** The scenario as JSON; reads back as the same. */
[[nodiscard]] std::string writeScenario(Scenario scenario);
/** Applies `path=value` to the parameters. A value of the form `@NAME` is a table in a CSV file. */
[[nodiscard]] std::optional<Problem> applySetting(Scenario& scenario, std::string_view setting,
                                                  const FileReader& files = {});
/** Checks everything that can be checked before the run, and makes it. */
[[nodiscard]] Checked<std::unique_ptr<Run>> startScenario(const Scenario& scenario, Models models);

} // namespace naru::sim
