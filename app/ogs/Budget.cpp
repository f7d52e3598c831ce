// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Budget.h"

namespace naru::ogs {

namespace {

int countOf(const std::map<QString, int>& counts, const QString& address)
{
    const auto found = counts.find(address);
    return found == counts.end() ? 0 : found->second;
}

} // namespace

Budget::Budget(const std::vector<ConnectionCount>& made, base::SystemTime now)
{
    for (const ConnectionCount& count : made) {
        if (count.at > now - window && count.at <= now && count.connections > 0)
            m_used[count.address] += count.connections;
    }
}

void Budget::addTarget(const QString& address)
{
    ++m_targets[address];
}

bool Budget::take(const QString& address, int index)
{
    const int reserve = index == 0 ? 0 : countOf(m_targets, address);
    if (used(address) + reserve >= limit)
        return false;
    ++m_used[address];
    return true;
}

bool Budget::takePreflight(const QString& address)
{
    if (limit - used(address) <= countOf(m_targets, address))
        return false;
    ++m_used[address];
    return true;
}

int Budget::used(const QString& address) const
{
    return countOf(m_used, address);
}

} // namespace naru::ogs
