// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/XlateTable.h"

#include <algorithm>

namespace naru::sim::cluster {

bool isStale(Time idle, Time timeout, std::uint32_t references)
{
    return idle > timeout && references == 0;
}

const Xlate* XlateTable::find(std::uint32_t host) const
{
    const auto found = m_ofHost.find(host);
    return found == m_ofHost.end() ? nullptr : &m_xlates[found->second];
}

bool XlateTable::knows(NodeIndex node, std::uint32_t host) const
{
    const Xlate* xlate = find(host);
    return xlate != nullptr && xlate->known.has(node);
}

bool XlateTable::provide(std::uint32_t host, NodeSet knowing, Time now, Time timeout)
{
    if (const auto found = m_ofHost.find(host); found != m_ofHost.end()) {
        m_xlates[found->second].known |= knowing;
        return true;
    }
    std::size_t place = m_xlates.size();
    if (m_xlates.size() >= m_addresses) {
        const auto stale = std::ranges::find_if(m_xlates, [&](const Xlate& xlate) {
            return isStale(now - xlate.since, timeout, xlate.references);
        });
        if (stale == m_xlates.end())
            return false;
        place = static_cast<std::size_t>(stale - m_xlates.begin());
        m_ofHost.erase(stale->host);
    } else {
        m_xlates.emplace_back();
    }
    m_xlates[place] = {host, 0, now, knowing};
    m_ofHost[host] = place;
    return true;
}

void XlateTable::addReference(std::uint32_t host)
{
    if (const auto found = m_ofHost.find(host); found != m_ofHost.end())
        ++m_xlates[found->second].references;
}

void XlateTable::dropReference(std::uint32_t host)
{
    if (const auto found = m_ofHost.find(host);
        found != m_ofHost.end() && m_xlates[found->second].references > 0)
        --m_xlates[found->second].references;
}

void XlateTable::forget(NodeSet nodes)
{
    for (Xlate& xlate : m_xlates)
        xlate.known -= nodes;
}

std::size_t XlateTable::stale(Time now, Time timeout) const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_xlates, [&](const Xlate& xlate) { return isStale(now - xlate.since, timeout, xlate.references); }));
}

} // namespace naru::sim::cluster
