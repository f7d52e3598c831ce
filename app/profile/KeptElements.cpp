// SPDX-License-Identifier: GPL-3.0-or-later
#include "KeptElements.h"

#include <algorithm>

namespace naru::profile {

namespace {

using Marks = std::vector<ElementMark>;

/** Numbers of the elements from `first` until `last`, which is not one of them. */
struct Part
{
    std::size_t first;
    std::size_t last;

    [[nodiscard]] std::size_t size() const { return last - first; }
};

/** Those that begin from one offset of the text until another. */
Part partOf(const Marks& marks, qsizetype begin, qsizetype end)
{
    const auto number = [&](qsizetype offset) {
        const auto at = std::partition_point(marks.begin(), marks.end(),
                                             [offset](const ElementMark& it) { return it.begin < offset; });
        return static_cast<std::size_t>(at - marks.begin());
    };
    return {number(begin), number(end)};
}

class Matching
{
public:
    Matching(const Marks& before, const Marks& after)
        : m_before(before)
        , m_after(after)
        , m_kept(after.size())
    {}

    void byPlace(Part before, Part after, qsizetype delta)
    {
        for (std::size_t old = before.first, now = after.first; old < before.last && now < after.last;) {
            const qsizetype moved = m_before[old].begin + delta;
            const qsizetype begin = m_after[now].begin;
            if (moved == begin)
                keepIfSameName(old, now);
            old += moved <= begin ? 1 : 0;
            now += begin <= moved ? 1 : 0;
        }
    }

    void byName(Part before, Part after)
    {
        const std::size_t both = std::min(before.size(), after.size());
        std::size_t front = 0;
        while (front < both && keepIfSameName(before.first + front, after.first + front))
            ++front;
        for (std::size_t back = 1; back <= both - front; ++back) {
            if (!keepIfSameName(before.last - back, after.last - back))
                return;
        }
    }

    std::vector<std::optional<std::size_t>> take() { return std::move(m_kept); }

private:
    bool keepIfSameName(std::size_t old, std::size_t now)
    {
        if (m_before[old].name != m_after[now].name)
            return false;
        m_kept[now] = old;
        return true;
    }

    const Marks& m_before;
    const Marks& m_after;
    std::vector<std::optional<std::size_t>> m_kept;
};

} // namespace

std::vector<std::optional<std::size_t>> keptElements(const Marks& before, const Marks& after,
                                                     const TextSplice& change)
{
    const Part old = partOf(before, change.offset, change.offset + change.removed);
    const Part now = partOf(after, change.offset, change.offset + change.inserted);
    Matching matching(before, after);
    matching.byPlace({0, old.first}, {0, now.first}, 0);
    matching.byName(old, now);
    matching.byPlace({old.last, before.size()}, {now.last, after.size()}, change.delta());
    return matching.take();
}

} // namespace naru::profile
