// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Profile.h"

#include <QSet>

#include <optional>

namespace naru::profile {

/** Knows the host entries that were there, and says how the next one repeats an earlier one. */
class Duplicates
{
public:
    /**
     * `DuplicateHostEntry` for the same name, target and group, `DuplicateHostName` for the same name,
     * `DuplicateTarget` for the same target and group. Two groups behind one target are no problem (OGS-00).
     */
    [[nodiscard]] std::optional<ProblemCode> add(const HostEntry& host);

private:
    QSet<QString> m_names;
    /** Target and group; what the file says where there is no target. */
    QSet<QString> m_ways;
    QSet<QString> m_entries;
};

} // namespace naru::profile
