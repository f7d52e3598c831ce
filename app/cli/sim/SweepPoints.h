// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Replications.h"

#include <QJsonObject>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace naru::cli {

/** The settings of one point of a sweep, such as {"pool=100", "cpu.value=60"}. */
using Point = std::vector<std::string>;

/** What a point gave, over its replications. */
struct SweptPoint
{
    /** Among all points of the sweep, from 1 on. */
    std::uint64_t number = 1;
    Point settings;
    sim::Report report;
    std::vector<sim::AssertionResult> assertions;
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

/** The settings as an object of texts. */
[[nodiscard]] QJsonObject settingsJson(const Point& point);

} // namespace naru::cli
