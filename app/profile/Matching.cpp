// SPDX-License-Identifier: GPL-3.0-or-later
#include "Matching.h"

#include <QHash>

#include <algorithm>

namespace naru::profile {

namespace {

QString valueOfChild(const Document& document, NodeId id, QStringView name)
{
    const auto child = document.child(id, name);
    return child ? document.value(*child) : QString();
}

QString targetOfEntry(const Document& document, NodeId entry)
{
    const QString address = valueOfChild(document, entry, u"HostAddress");
    return address.isEmpty() ? QString()
                             : QString(address + u'/' + valueOfChild(document, entry, u"UserGroup"));
}

std::map<QString, std::vector<NodeId>> childrenByName(const Document& document, NodeId id)
{
    std::map<QString, std::vector<NodeId>> byName;
    for (const NodeId child : document.children(id))
        byName[document.name(child)].push_back(child);
    return byName;
}

/** Positions of a longest series that rises: what need not move. */
std::vector<bool> risingSeries(const std::vector<std::ptrdiff_t>& values)
{
    std::vector<std::size_t> tails;
    std::vector<std::optional<std::size_t>> before(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto at =
            std::lower_bound(tails.begin(), tails.end(), values[i],
                             [&](std::size_t tail, std::ptrdiff_t value) { return values[tail] < value; });
        if (at != tails.begin())
            before[i] = *std::prev(at);
        if (at == tails.end())
            tails.push_back(i);
        else
            *at = i;
    }
    std::vector<bool> isIn(values.size());
    std::optional<std::size_t> at = tails.empty() ? std::nullopt : std::optional(tails.back());
    for (; at; at = before[*at])
        isIn[*at] = true;
    return isIn;
}

} // namespace

Matching::Matching(const Document& before, const Document& after)
    : m_before(before)
    , m_after(after)
{
    pair(before.root(), after.root());
}

void Matching::pair(NodeId old, NodeId fresh)
{
    m_newOf[old] = fresh;
    m_oldOf[fresh] = old;
    matchChildren(old, fresh);
}

void Matching::matchChildren(NodeId old, NodeId fresh)
{
    const auto olds = childrenByName(m_before, old);
    for (const auto& [name, news] : childrenByName(m_after, fresh)) {
        const auto alike = olds.find(name);
        if (alike != olds.end())
            matchAlike(alike->second, news, name == u"HostEntry");
    }
}

void Matching::matchAlike(Nodes olds, Nodes news, bool areHosts)
{
    const Nodes allOlds = olds;
    const Nodes allNews = news;
    if (areHosts) {
        pairByKey(olds, news, [](const Document& document, NodeId id) { return nameOfEntry(document, id); });
        pairByKey(olds, news, targetOfEntry);
    } else if (olds.size() > 1 || news.size() > 1) {
        pairByKey(olds, news, contentOf);
    }
    // What is left of hosts are other hosts; of a list of values, the next one is what became of it.
    for (std::size_t i = 0; !areHosts && i < std::min(olds.size(), news.size()); ++i)
        pair(olds[i], news[i]);
    findMoved(allOlds, allNews);
}

template <class Key>
void Matching::pairByKey(Nodes& olds, Nodes& news, const Key& key)
{
    QHash<QString, std::vector<NodeId>> byKey;
    for (auto old = olds.rbegin(); old != olds.rend(); ++old)
        byKey[key(m_before, *old)].push_back(*old);
    byKey.remove(QString());
    std::erase_if(news, [&](NodeId fresh) {
        const auto found = byKey.find(key(m_after, fresh));
        if (found == byKey.end() || found->empty())
            return false;
        pair(found->back(), fresh);
        found->pop_back();
        return true;
    });
    std::erase_if(olds, [this](NodeId old) { return m_newOf.contains(old); });
}

void Matching::findMoved(const Nodes& olds, const Nodes& news)
{
    std::map<NodeId, std::ptrdiff_t> places;
    for (std::size_t i = 0; i < olds.size(); ++i)
        places[olds[i]] = static_cast<std::ptrdiff_t>(i);
    Nodes kept;
    std::vector<std::ptrdiff_t> order;
    for (const NodeId fresh : news) {
        if (const auto old = oldOf(fresh)) {
            kept.push_back(fresh);
            order.push_back(places[*old]);
        }
    }
    const std::vector<bool> stays = risingSeries(order);
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (!stays[i])
            m_moved.insert(kept[i]);
    }
}

std::optional<NodeId> Matching::partner(const std::map<NodeId, NodeId>& partners, NodeId id)
{
    const auto found = partners.find(id);
    return found == partners.end() ? std::nullopt : std::optional(found->second);
}

QString contentOf(const Document& document, NodeId id)
{
    QString content = document.value(id);
    for (const DocumentAttribute& attribute : document.attributes(id))
        content += u'\n' + attribute.name + u'=' + attribute.value;
    for (const NodeId child : document.children(id))
        content += u'\n' + document.name(child) + u'{' + contentOf(document, child) + u'}';
    return content;
}

QString nameOfEntry(const Document& document, NodeId entry)
{
    const QString name = valueOfChild(document, entry, u"HostName");
    return name.isEmpty() ? valueOfChild(document, entry, u"HostAddress") : name;
}

} // namespace naru::profile
