// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/ParameterRows.h"

#include "simulator/parameters/FieldText.h"

namespace naru::simulator {

namespace {

using Entry = ParameterSchema::Entry;

class Walk
{
public:
    std::vector<ParameterBlock> take() { return std::move(m_blocks); }

    /** @param node null where the tree has none */
    void block(ParameterBlock head, const std::vector<Entry>& members, const sim::Node* node)
    {
        const std::size_t at = m_blocks.size();
        const std::string prefix = head.path.empty() ? "" : head.path + '.';
        const std::string numbered = head.numbered.empty() ? "" : head.numbered + '.';
        const Place within{head.item, head.item.isEmpty() ? head.entry : nullptr};
        m_blocks.push_back(std::move(head));
        for (const Entry& member : members) {
            const sim::Node* given = node == nullptr ? nullptr : node->find(member.name);
            const std::string path = prefix + member.name;
            if (member.isList())
                list(member, path, numbered + member.name, within, given);
            else if (member.isObject())
                block({.path = path,
                       .numbered = numbered + member.name,
                       .entry = &member,
                       .item = {},
                       .within = within.item,
                       .withinObject = within.object,
                       .rows = {}},
                      member.members, given);
            else
                m_blocks[at].rows.push_back({path, numbered + member.name, &member,
                                             given != nullptr ? *given : standardOf(member.info),
                                             given != nullptr});
        }
    }

private:
    /** Where a block stands: in an item of a list, or in an object. */
    struct Place
    {
        QString item;
        const Entry* object = nullptr;
    };

    void list(const Entry& entry, const std::string& path, const std::string& numbered, const Place& within,
              const sim::Node* given)
    {
        static const std::vector<sim::Node> none;
        const std::vector<sim::Node>& items = given != nullptr ? given->items : none;
        m_blocks.push_back({.path = path,
                            .numbered = numbered,
                            .entry = &entry,
                            .item = {},
                            .within = within.item,
                            .withinObject = within.object,
                            .rows = {},
                            .items = items.size(),
                            .isList = true});
        for (std::size_t i = 0; i < items.size(); ++i) {
            const std::string number = std::to_string(i + 1);
            const std::string key = sim::itemName(*given, i);
            block({.path = path + '[' + key + ']',
                   .numbered = numbered + '[' + number + ']',
                   .entry = &entry,
                   .item = QString::fromStdString(key),
                   .within = within.item,
                   .withinObject = within.object,
                   .rows = {}},
                  entry.members, &items[i]);
        }
    }

    std::vector<ParameterBlock> m_blocks;
};

} // namespace

std::vector<ParameterBlock> blocksOf(const ParameterSchema& schema, const sim::Node& tree)
{
    Walk walk;
    walk.block({}, schema.entries(), &tree);
    return walk.take();
}

Setting settingFor(const sim::Node& tree, const std::string& path, const sim::Node& value)
{
    Setting setting{path, value};
    for (;;) {
        const std::size_t dot = setting.path.find_last_of('.');
        if (dot == std::string::npos)
            return setting;
        const std::string parent = setting.path.substr(0, dot);
        if (sim::findPath(tree, parent) != nullptr)
            return setting;
        sim::Node object = sim::Node::object();
        object.members.push_back({setting.path.substr(dot + 1), {}, std::move(setting.value)});
        setting = {parent, std::move(object)};
    }
}

bool areSame(const sim::Node& a, const sim::Node& b)
{
    return sim::writeJsonLine(a) == sim::writeJsonLine(b);
}

} // namespace naru::simulator
