// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"

namespace naru::profile {

enum class DifferenceKind { Added, Removed, Changed, Moved };

/** One way in which two profiles differ in what they say; blanks, comments and quotes are none. */
struct Difference
{
    DifferenceKind kind;
    /** Where it is in the old and in the new document; the one of an element that is not there is empty. */
    Path oldPath;
    Path newPath;
    /** The element, or the one whose attribute it is; nothing where there is no such element on that side. */
    std::optional<NodeId> oldNode;
    std::optional<NodeId> newNode;
    /** The value, or that of the attribute; of a host entry its name. */
    QString oldValue;
    QString newValue;
};

/**
 * What has to be done to the old profile to say what the new one says, in the new file's order, removals
 * where they stood. Host entries are the same where name or else target and group are the same; other
 * elements where they have the same name, those of a list where they have the same value.
 */
[[nodiscard]] std::vector<Difference> compare(const Document& before, const Document& after);

} // namespace naru::profile
