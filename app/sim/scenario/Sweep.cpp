// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Sweep.h"

namespace naru::sim {

namespace {

constexpr std::size_t MostPoints = 100'000;

/** Divides at the commas that stand in no brackets or quotes: `erlang(4, 10ms),10ms` are two values. */
std::vector<std::string> valuesOf(std::string_view text)
{
    std::vector<std::string> values(1);
    int depth = 0;
    bool quoted = false;
    for (const char letter : text) {
        quoted = quoted != (letter == '"');
        if (!quoted && std::string_view("([{").find(letter) != std::string_view::npos)
            ++depth;
        if (!quoted && std::string_view(")]}").find(letter) != std::string_view::npos)
            --depth;
        if (letter == ',' && depth == 0 && !quoted)
            values.emplace_back();
        else
            values.back() += letter;
    }
    return values;
}

} // namespace

SettingParts settingParts(const std::string& setting)
{
    const std::size_t equals = setting.find('=');
    return {setting.substr(0, equals), setting.substr(equals + 1)};
}

std::optional<std::vector<Point>> pointsOf(const std::vector<std::string>& vary)
{
    std::vector<Point> points{{}};
    for (const std::string& one : vary) {
        const SettingParts parts = settingParts(one);
        const std::vector<std::string> values = valuesOf(parts.value);
        if (points.size() * values.size() > MostPoints)
            return {};
        std::vector<Point> more;
        for (const Point& point : points) {
            for (const std::string& value : values) {
                more.push_back(point);
                more.back().push_back(parts.path + '=' + value);
            }
        }
        points = std::move(more);
    }
    return points;
}

Checked<Variant> variantAt(const Scenario& scenario, const Point& point, Models models,
                           const FileReader& files)
{
    Variant variant{scenario, nullptr};
    for (const std::string& setting : point)
        if (auto problem = applySetting(variant.scenario, setting, files))
            return std::unexpected(*std::move(problem));
    auto run = startScenario(variant.scenario, models);
    if (!run)
        return std::unexpected(std::move(run.error()));
    variant.run = *std::move(run);
    return variant;
}

SweptPoint sweptPoint(std::uint64_t number, const Point& settings, const std::vector<Outcome>& outcomes)
{
    return {number, settings, combined(outcomes), combinedAssertions(outcomes), combinedDigest(outcomes)};
}

} // namespace naru::sim
