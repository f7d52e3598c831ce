// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/ParameterPaths.h"

namespace naru::simulator {

namespace {

using sim::Node;

std::string valueText(const Node& value)
{
    return value.kind == Node::Kind::String ? value.text : sim::writeJsonLine(value);
}

/** Replaces the `[]` of a pattern by what the lists hold. @param node where the rest of the pattern begins */
void expand(const sim::ParameterInfo& info, const std::string& done, std::string_view rest, const Node* node,
            std::vector<ParameterPath>& paths)
{
    const std::size_t dot = rest.find('.');
    const std::string_view part = rest.substr(0, dot);
    const std::string_view behind = dot == rest.npos ? std::string_view() : rest.substr(dot + 1);
    const bool isList = part.ends_with("[]");
    const std::string member(isList ? part.substr(0, part.size() - 2) : part);
    const std::string path = done.empty() ? member : done + '.' + member;
    const Node* value = node != nullptr ? node->find(member) : nullptr;
    if (isList) {
        if (value == nullptr)
            return;
        for (std::size_t i = 0; i < value->items.size(); ++i)
            expand(info, path + '[' + sim::itemName(*value, i) + ']', behind, &value->items[i], paths);
    } else if (!behind.empty()) {
        expand(info, path, behind, value, paths);
    } else {
        paths.push_back(
            {path, value != nullptr ? valueText(*value) : info.standard, info.standard, info.text});
    }
}

} // namespace

std::vector<ParameterPath> parameterPaths(const sim::ModelInfo& model, const sim::Node& parameters)
{
    std::vector<ParameterPath> paths;
    for (const sim::ParameterInfo& info : model.parameters)
        if (info.type != "list" && info.type != "object" && !info.path.ends_with("name"))
            expand(info, {}, info.path, &parameters, paths);
    return paths;
}

} // namespace naru::simulator
