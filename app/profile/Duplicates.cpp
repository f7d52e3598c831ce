// SPDX-License-Identifier: GPL-3.0-or-later
#include "Duplicates.h"

namespace naru::profile {

std::optional<ProblemCode> Duplicates::add(const HostEntry& host)
{
    // No XML text holds U+0000, so it parts names without doubt.
    const QString way = (host.target ? host.target->text() : host.address) + QChar::Null + host.group;
    const QString entry = host.name + QChar::Null + way;

    std::optional<ProblemCode> problem;
    if (m_entries.contains(entry))
        problem = ProblemCode::DuplicateHostEntry;
    else if (m_names.contains(host.name))
        problem = ProblemCode::DuplicateHostName;
    else if (host.target && m_ways.contains(way))
        problem = ProblemCode::DuplicateTarget;

    m_names.insert(host.name);
    m_ways.insert(way);
    m_entries.insert(entry);
    return problem;
}

} // namespace naru::profile
