// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Replications.h"

#include <memory>

/** A scenario run for each combination of values of some parameters. */
namespace naru::sim {

/** The settings of one point of a sweep, such as {"pool=100", "cpu.value=60"}. */
using Point = std::vector<std::string>;

/** What a point gave, over its replications. */
struct SweptPoint
{
    /** Among all points of the sweep, from 1 on. */
    std::uint64_t number = 1;
    Point settings;
    Report report;
    std::vector<AssertionResult> assertions;
    std::string digest;
};

/** A setting's path and value. @param setting holds an equals sign */
struct SettingParts
{
    std::string path;
    std::string value;
};
[[nodiscard]] SettingParts settingParts(const std::string& setting);

/** Every combination of the values of `path=a,b,c`; the last parameter varies fastest. Commas between
 * brackets or quotes divide nothing. Nothing where there are more than 100,000. */
[[nodiscard]] std::optional<std::vector<Point>> pointsOf(const std::vector<std::string>& vary);

/** A scenario with the settings of a point, and its run, which stands at the start. */
struct Variant
{
    Scenario scenario;
    std::unique_ptr<Run> run;
};
/** What is wrong with the settings is found at once: by starting it. */
[[nodiscard]] Checked<Variant> variantAt(const Scenario& scenario, const Point& point, Models models,
                                         const FileReader& files = {});
/** @param outcomes of the point, in the order of their replications */
[[nodiscard]] SweptPoint sweptPoint(std::uint64_t number, const Point& settings,
                                    const std::vector<Outcome>& outcomes);

} // namespace naru::sim
