// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstddef>
#include <optional>
#include <vector>

namespace naru::profile {

/** What was done to the text. */
struct TextSplice
{
    qsizetype offset;
    qsizetype removed;
    qsizetype inserted;

    [[nodiscard]] qsizetype delta() const { return inserted - removed; }
};

/** What an element is known by when its text changes: where it begins, and the number of its name. */
struct ElementMark
{
    qsizetype begin = 0;
    int name = 0;
};

/**
 * For each element after a change, which one it was before; nothing for one that is new. Both lists are in
 * the order of the text. Outside the changed part an element is the one of its name that began at the same
 * character; inside, names are compared from both ends. The answer for the change taken back is the same one
 * the other way round, whatever part of the document the lists cover.
 */
[[nodiscard]] std::vector<std::optional<std::size_t>> keptElements(const std::vector<ElementMark>& before,
                                                                   const std::vector<ElementMark>& after,
                                                                   const TextSplice& change);

} // namespace naru::profile
