// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/ScenarioSchema.h"

#include "sim/models/Models.h"
#include "sim/scenario/Scenario.h"

#include <algorithm>
#include <array>

namespace naru::simulator {

namespace {

bool isBelow(const std::string& path, std::string_view member)
{
    return path.starts_with(member) &&
           (path.size() == member.size() || path[member.size()] == '.' || path[member.size()] == '[');
}

/** Which control suits it, where the type alone does not say. */
std::string typeOf(const sim::ParameterInfo& info)
{
    if (info.path.starts_with("text."))
        return "paragraph";
    if (info.type != "string")
        return info.type;
    static constexpr std::array Long{"title.en",
                                     "title.ko",
                                     "breaks_when",
                                     "changes[].set",
                                     "assertions[].text.en",
                                     "assertions[].text.ko",
                                     "assertions[].value"};
    return std::ranges::find(Long, info.path) != Long.end() ? "line" : info.type;
}

ParameterSchema schemaOf(std::span<const std::string_view> members)
{
    sim::Scenario scenario;
    const auto all = sim::describeFields([&](sim::Fields& fields) { scenario.fields(fields); });
    std::vector<sim::ParameterInfo> chosen;
    for (const std::string_view member : members) {
        for (sim::ParameterInfo info : all) {
            if (!isBelow(info.path, member))
                continue;
            info.type = typeOf(info);
            if (info.path == "model") {
                info.type = "choice";
                for (const sim::Model* model : sim::allModels())
                    info.choices.emplace_back(model->name());
            }
            chosen.push_back(std::move(info));
        }
    }
    return ParameterSchema(chosen);
}

} // namespace

ParameterSchema aboutSchema()
{
    static constexpr std::array<std::string_view, 10> members{
        "model", "title", "text", "until", "seed", "warmup", "sample", "name", "series", "breaks_when"};
    return schemaOf(members);
}

ParameterSchema changesSchema()
{
    static constexpr std::array<std::string_view, 1> members{"changes"};
    return schemaOf(members);
}

ParameterSchema assertionsSchema()
{
    static constexpr std::array<std::string_view, 1> members{"assertions"};
    return schemaOf(members);
}

} // namespace naru::simulator
