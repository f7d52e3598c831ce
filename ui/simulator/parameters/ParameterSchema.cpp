// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/ParameterSchema.h"

#include <algorithm>
#include <span>

namespace naru::simulator {

namespace {

using Entry = ParameterSchema::Entry;

/** Takes from the front all that lie below `prefix`. */
std::vector<Entry> membersOf(const std::string& prefix, std::span<const sim::ParameterInfo>& left)
{
    std::vector<Entry> members;
    while (!left.empty() && left.front().path.starts_with(prefix)) {
        const sim::ParameterInfo& info = left.front();
        left = left.subspan(1);
        Entry entry{info, info.path.substr(prefix.size()), {}};
        if (entry.isList())
            entry.members = membersOf(info.path + "[].", left);
        else if (entry.isObject())
            entry.members = membersOf(info.path + '.', left);
        // An object that the description does not look into is any JSON.
        if (entry.isObject() && entry.members.empty())
            entry.info.type = "value";
        members.push_back(std::move(entry));
    }
    return members;
}

bool hasName(const sim::Node& items, const std::string& name)
{
    return std::ranges::any_of(items.items, [&](const sim::Node& item) {
        const sim::Node* own = item.find("name");
        return own != nullptr && own->text == name;
    });
}

} // namespace

ParameterSchema::ParameterSchema(const std::vector<sim::ParameterInfo>& parameters)
{
    std::span<const sim::ParameterInfo> left(parameters);
    m_entries = membersOf({}, left);
}

const Entry* ParameterSchema::find(std::string_view path) const
{
    const std::vector<Entry>* members = &m_entries;
    const Entry* entry = nullptr;
    while (!path.empty()) {
        const std::size_t end = std::min(path.find_first_of(".["), path.size());
        const auto found = std::ranges::find(*members, path.substr(0, end), &Entry::name);
        if (found == members->end())
            return nullptr;
        entry = &*found;
        members = &entry->members;
        path.remove_prefix(end);
        if (path.starts_with('['))
            path.remove_prefix(std::min(path.find(']'), path.size() - 1) + 1);
        if (path.starts_with('.'))
            path.remove_prefix(1);
    }
    return entry;
}

sim::Node ParameterSchema::newItem(const Entry& list, const sim::Node& items)
{
    sim::Node item = sim::Node::object();
    const auto own = std::ranges::find(list.members, "name", &Entry::name);
    if (own == list.members.end())
        return item;
    // `uag1` is followed by `uag2`.
    std::string stem = own->info.standard;
    while (!stem.empty() && stem.back() >= '0' && stem.back() <= '9')
        stem.pop_back();
    std::string name = own->info.standard;
    for (int number = 2; hasName(items, name); ++number)
        name = stem + std::to_string(number);
    item.members.push_back({"name", {}, sim::Node::string(name)});
    return item;
}

} // namespace naru::simulator
