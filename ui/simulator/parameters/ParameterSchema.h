// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Model.h"

#include <vector>

namespace naru::simulator {

/** A model's parameters as the tree that their paths stand for. */
class ParameterSchema
{
public:
    struct Entry
    {
        sim::ParameterInfo info;
        /** The last part of its path. */
        std::string name;
        /** Of an object, or of each item of a list. */
        std::vector<Entry> members;

        [[nodiscard]] bool isList() const { return info.type == "list"; }
        [[nodiscard]] bool isObject() const { return info.type == "object"; }
    };

    ParameterSchema() = default;
    explicit ParameterSchema(const std::vector<sim::ParameterInfo>& parameters);

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    /** The entry of a path such as `uags[uag1].weight`, whatever the items are called; or null. */
    [[nodiscard]] const Entry* find(std::string_view path) const;
    /** A new item of a list, with nothing in it but a name that none of these has. */
    [[nodiscard]] static sim::Node newItem(const Entry& list, const sim::Node& items);

private:
    std::vector<Entry> m_entries;
};

} // namespace naru::simulator
