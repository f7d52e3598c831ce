// SPDX-License-Identifier: GPL-3.0-or-later
#include "UndoStack.h"

#include <algorithm>

namespace naru::profile {

namespace {

/** Makes one splice of two where the second only touches what the first inserted. */
bool join(Splice& first, const Splice& second)
{
    const qsizetype at = second.offset - first.offset;
    const bool isInside = at >= 0 && at + second.removed.size() <= first.inserted.size();
    const bool keepsNodes = second.nodes.gone.empty() && second.nodes.came.empty() &&
                            first.nodes.gone.empty() && first.nodes.came.empty();
    if (!isInside || !keepsNodes)
        return false;
    first.inserted.replace(at, second.removed.size(), second.inserted);
    return true;
}

void append(std::vector<TextChange>& changes, const UndoStep& step)
{
    for (const Splice& splice : step.splices)
        changes.push_back(splice.change());
}

} // namespace

UndoStep UndoStep::reversed() const
{
    UndoStep step{{}, merge, encodingAfter, encodingBefore};
    for (auto splice = splices.rbegin(); splice != splices.rend(); ++splice)
        step.splices.push_back(splice->reversed());
    return step;
}

void UndoStack::push(UndoStep step)
{
    if (m_saved > m_done) {
        for (std::size_t i = m_saved; i > m_done; --i)
            m_detour.push_back(m_steps[i - 1].reversed());
        m_saved = m_done;
    }
    m_steps.resize(m_done);
    if (!mayJoin(step)) {
        m_steps.push_back(std::move(step));
        ++m_done;
        return;
    }
    UndoStep& last = m_steps.back();
    last.encodingAfter = step.encodingAfter;
    for (Splice& splice : step.splices) {
        if (last.splices.empty() || !join(last.splices.back(), splice))
            last.splices.push_back(std::move(splice));
    }
}

bool UndoStack::mayJoin(const UndoStep& step) const
{
    // What was saved must stay reachable.
    return m_done > 0 && step.merge && m_steps.back().merge == step.merge && m_saved != m_done;
}

void UndoStack::markSaved()
{
    m_saved = m_done;
    m_detour.clear();
}

std::vector<TextChange> UndoStack::changesSinceSaved() const
{
    std::vector<TextChange> changes;
    for (const UndoStep& step : m_detour)
        append(changes, step);
    for (std::size_t i = m_saved; i < m_done; ++i)
        append(changes, m_steps[i]);
    for (std::size_t i = m_saved; i > m_done; --i)
        append(changes, m_steps[i - 1].reversed());
    return changes;
}

std::vector<TextRange> rangesOf(const std::vector<TextChange>& changes)
{
    std::vector<TextRange> ranges;
    for (const TextChange& change : changes) {
        const qsizetype delta = change.inserted - change.removed;
        TextRange all{change.offset, change.offset + change.removed};
        std::vector<TextRange> next;
        for (TextRange range : ranges) {
            if (range.end < change.offset) {
                next.push_back(range);
            } else if (range.begin > change.offset + change.removed) {
                next.push_back({range.begin + delta, range.end + delta});
            } else {
                all = {std::min(all.begin, range.begin), std::max(all.end, range.end)};
            }
        }
        all.end += delta;
        next.insert(std::upper_bound(next.begin(), next.end(), all,
                                     [](TextRange a, TextRange b) { return a.begin < b.begin; }),
                    all);
        ranges = std::move(next);
    }
    return ranges;
}

} // namespace naru::profile
