// SPDX-License-Identifier: GPL-3.0-or-later
#include "DocumentData.h"
#include "LineIndex.h"
#include "profile/Document.h"

namespace naru::profile {

namespace {

std::vector<TextChange> changesOf(const UndoStep& step)
{
    std::vector<TextChange> changes;
    for (const Splice& splice : step.splices)
        changes.push_back(splice.change());
    return changes;
}

void carryOut(DocumentData& data, const UndoStep& step)
{
    data.replay(step);
    data.lastChanges = changesOf(step);
    ++data.revision;
}

} // namespace

bool Document::canUndo() const
{
    return m_data->undo.canUndo();
}

bool Document::canRedo() const
{
    return m_data->undo.canRedo();
}

std::vector<TextChange> Document::undo()
{
    if (!canUndo())
        return {};
    carryOut(*m_data, m_data->undo.undo().reversed());
    noteChanges();
    return lastChanges();
}

std::vector<TextChange> Document::redo()
{
    if (!canRedo())
        return {};
    carryOut(*m_data, m_data->undo.redo());
    noteChanges();
    return lastChanges();
}

const std::vector<TextChange>& Document::lastChanges() const
{
    return m_data->lastChanges;
}

void Document::noteChanges()
{
    for (const TextChange& change : lastChanges())
        m_lines->forget(change.offset);
}

void Document::markSaved()
{
    m_data->undo.markSaved();
}

bool Document::isModified() const
{
    return m_data->undo.isModified();
}

std::vector<TextRange> Document::changedRanges() const
{
    return rangesOf(m_data->undo.changesSinceSaved());
}

} // namespace naru::profile
