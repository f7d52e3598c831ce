// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/Member.h"
#include "sim/kernel/Event.h"

namespace naru::sim::balancer {

/** Which appliance a client's address was sent to. Addresses are counted from 0 on; memory grows to the
 * highest one that came. */
class PersistenceTable
{
public:
    /** Nothing when it never came or was forgotten. */
    [[nodiscard]] std::optional<MemberIndex> find(std::uint32_t source, Time now) const
    {
        return source < m_entries.size() && m_entries[source].until > now
                   ? std::optional(m_entries[source].member)
                   : std::nullopt;
    }
    void remember(std::uint32_t source, MemberIndex member, Time until)
    {
        if (source >= m_entries.size())
            m_entries.resize(source + source / 2 + 64);
        m_entries[source] = {until, member};
    }
    [[nodiscard]] std::size_t memory() const { return m_entries.capacity() * sizeof(Entry); }

private:
    struct Entry
    {
        /** 0: never came. */
        Time until{};
        MemberIndex member = 0;
    };
    std::vector<Entry> m_entries;
};

} // namespace naru::sim::balancer
