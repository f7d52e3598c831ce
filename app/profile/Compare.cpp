// SPDX-License-Identifier: GPL-3.0-or-later
#include "Differences.h"

#include <algorithm>

namespace naru::profile {

namespace {

/** Goes through the elements of two documents side by side. */
class Comparison
{
public:
    Comparison(const Document& before, const Document& after, const Matching& matching)
        : m_before(before)
        , m_after(after)
        , m_matching(matching)
    {}

    std::vector<Difference> run()
    {
        compareElements(m_before.root(), m_after.root());
        return std::move(m_differences);
    }

private:
    void compareElements(NodeId old, NodeId fresh)
    {
        const QString was = m_before.value(old);
        const QString is = m_after.value(fresh);
        if (was != is)
            add(DifferenceKind::Changed, old, fresh, was, is);
        compareAttributes(old, fresh);
        auto removed = m_before.children(old).begin();
        for (const NodeId child : m_after.children(fresh)) {
            const auto partner = m_matching.oldOf(child);
            if (partner && !m_matching.isMoved(child))
                addRemoved(removed, old, *partner);
            compareChild(child, partner);
        }
        addRemoved(removed, old, std::nullopt);
    }

    void compareChild(NodeId child, std::optional<NodeId> partner)
    {
        if (!partner) {
            add(DifferenceKind::Added, std::nullopt, child, {}, saying(m_after, child));
            return;
        }
        if (m_matching.isMoved(child))
            add(DifferenceKind::Moved, *partner, child, saying(m_before, *partner), saying(m_after, child));
        compareElements(*partner, child);
    }

    /** Those without a partner that stand before `end`. */
    void addRemoved(std::vector<NodeId>::const_iterator& at, NodeId parent, std::optional<NodeId> end)
    {
        for (; at != m_before.children(parent).end() && *at != end; ++at) {
            if (!m_matching.newOf(*at))
                add(DifferenceKind::Removed, *at, std::nullopt, saying(m_before, *at), {});
        }
    }

    void compareAttributes(NodeId old, NodeId fresh)
    {
        const auto isDeclaration = [](const QString& name) { return name.startsWith(u"xmlns"); };
        const std::vector<DocumentAttribute> was = m_before.attributes(old);
        const std::vector<DocumentAttribute> is = m_after.attributes(fresh);
        const auto find = [](const std::vector<DocumentAttribute>& in, const QString& name) {
            return std::find_if(in.begin(), in.end(), [&](const auto& it) { return it.name == name; });
        };
        for (const DocumentAttribute& attribute : was) {
            const auto other = find(is, attribute.name);
            if (!isDeclaration(attribute.name) && other == is.end())
                add(DifferenceKind::Removed, old, fresh, attribute.value, {}, attribute.name);
        }
        for (const DocumentAttribute& attribute : is) {
            const auto other = find(was, attribute.name);
            if (isDeclaration(attribute.name) || (other != was.end() && other->value == attribute.value))
                continue;
            const bool isNew = other == was.end();
            add(isNew ? DifferenceKind::Added : DifferenceKind::Changed, old, fresh,
                isNew ? QString() : other->value, attribute.value, attribute.name);
        }
    }

    void add(DifferenceKind kind, std::optional<NodeId> old, std::optional<NodeId> fresh, const QString& was,
             const QString& is, const QString& attribute = {})
    {
        Difference difference{kind, {}, {}, old, fresh, was, is};
        if (old)
            difference.oldPath = m_before.pathOf(*old);
        if (fresh)
            difference.newPath = m_after.pathOf(*fresh);
        difference.oldPath.attribute = attribute;
        difference.newPath.attribute = attribute;
        m_differences.push_back(std::move(difference));
    }

    static QString saying(const Document& document, NodeId id)
    {
        return document.name(id) == u"HostEntry" ? nameOfEntry(document, id) : document.value(id);
    }

    const Document& m_before;
    const Document& m_after;
    const Matching& m_matching;
    std::vector<Difference> m_differences;
};

} // namespace

std::vector<Difference> differencesOf(const Document& before, const Document& after, const Matching& matching)
{
    return Comparison(before, after, matching).run();
}

std::vector<Difference> compare(const Document& before, const Document& after)
{
    return differencesOf(before, after, Matching(before, after));
}

} // namespace naru::profile
