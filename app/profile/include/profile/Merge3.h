// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Compare.h"

namespace naru::profile {

/** Whose version of a part is taken. */
enum class MergeSide { Mine, Theirs };

/** A part of a profile that one side, or both, have changed since the common base. */
struct MergePart
{
    /** The names on the way; host entries by their name: `ServerList/HostEntry{Seoul}/HostAddress`. */
    QString key;
    /** Nothing where that side left the part as it was. */
    std::optional<Difference> mine;
    std::optional<Difference> theirs;
    /** Both changed it, and not to the same. */
    bool isConflict = false;
    /** Theirs where only they changed it; mine in all other cases. The user may choose otherwise. */
    MergeSide side = MergeSide::Mine;
};

/** Compares both with the base, part by part. */
[[nodiscard]] std::vector<MergePart> findMergeParts(const Document& base, const Document& mine,
                                                    const Document& theirs);

/** My document with all parts whose side is theirs changed to theirs: edits as any others, one step of undo.
 * Errors as those of edits. */
[[nodiscard]] base::Result<Document> mergeDocuments(const Document& base, const Document& mine,
                                                    const Document& theirs,
                                                    const std::vector<MergePart>& parts);

} // namespace naru::profile
