// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Fields.h"

#include <algorithm>

namespace naru::sim {

namespace {

class TreeComparison
{
public:
    explicit TreeComparison(std::span<const ParameterInfo> parameters)
        : m_parameters(parameters)
    {}

    /** @param pattern the path as `describe` writes it @param path the path itself */
    std::optional<std::string> difference(const Node& before, const Node& after, const std::string& pattern,
                                          const std::string& path) const
    {
        if (before.kind == Node::Kind::Object && after.kind == Node::Kind::Object)
            return ofObjects(before, after, pattern, path);
        if (before.kind == Node::Kind::List && after.kind == Node::Kind::List &&
            before.items.size() == after.items.size())
            return ofItems(before, after, pattern, path);
        if (mayChange(pattern) || writeJson(before) == writeJson(after))
            return {};
        return path;
    }

private:
    std::optional<std::string> ofObjects(const Node& before, const Node& after, const std::string& pattern,
                                         const std::string& path) const
    {
        for (const Node::Member& member : after.members) {
            const Node* other = before.find(member.name);
            const std::string dot = pattern.empty() ? "" : ".";
            const auto found = difference(other == nullptr ? Node() : *other, member.value,
                                          pattern + dot + member.name, path + dot + member.name);
            if (found)
                return found;
        }
        return {};
    }

    std::optional<std::string> ofItems(const Node& before, const Node& after, const std::string& pattern,
                                       const std::string& path) const
    {
        for (std::size_t i = 0; i < after.items.size(); ++i) {
            const bool isStruct = after.items[i].kind == Node::Kind::Object;
            const auto found =
                difference(before.items[i], after.items[i], isStruct ? pattern + "[]" : pattern,
                           path + '[' + std::to_string(i + 1) + ']');
            if (found)
                return found;
        }
        return {};
    }

    [[nodiscard]] bool mayChange(const std::string& pattern) const
    {
        const auto found = std::ranges::find(m_parameters, pattern, &ParameterInfo::path);
        return found == m_parameters.end() || found->whileRunning;
    }

    std::span<const ParameterInfo> m_parameters;
};

} // namespace

std::optional<std::string> fixedDifference(const Node& before, const Node& after,
                                           std::span<const ParameterInfo> parameters)
{
    return TreeComparison(parameters).difference(before, after, {}, {});
}

} // namespace naru::sim
