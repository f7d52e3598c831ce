// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "DocumentTree.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace naru::profile {

/** One change of the text that can be taken back. */
struct Splice
{
    qsizetype offset = 0;
    QString removed;
    QString inserted;
    ReplacedNodes nodes;

    [[nodiscard]] Splice reversed() const { return {offset, inserted, removed, {nodes.came, nodes.gone}}; }
    [[nodiscard]] TextChange change() const { return {offset, removed.size(), inserted.size()}; }
};

/** How the text is written in the file. */
struct Encoding
{
    /** Canonical. */
    QByteArray name;
    /** Byte order mark; empty for none. */
    QByteArray mark;
    friend bool operator==(const Encoding&, const Encoding&) = default;
};

/** What one undo takes back. */
struct UndoStep
{
    std::vector<Splice> splices;
    MergeId merge;
    Encoding encodingBefore;
    Encoding encodingAfter;

    [[nodiscard]] UndoStep reversed() const;
};

/** The steps that were done and taken back, and where among them the file was saved. */
class UndoStack
{
public:
    /** Steps that were taken back are gone. Joins the step before where the numbers to merge by are equal. */
    void push(UndoStep step);
    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < m_steps.size(); }
    /** The step to take back; it is then one that can be redone. */
    [[nodiscard]] const UndoStep& undo() { return m_steps[--m_done]; }
    [[nodiscard]] const UndoStep& redo() { return m_steps[m_done++]; }

    void markSaved();
    [[nodiscard]] bool isModified() const { return m_done != m_saved || !m_detour.empty(); }
    /** All changes since it was saved, in the order in which they lead from there to here. */
    [[nodiscard]] std::vector<TextChange> changesSinceSaved() const;

private:
    [[nodiscard]] bool mayJoin(const UndoStep& step) const;

    std::vector<UndoStep> m_steps;
    std::size_t m_done = 0;
    std::size_t m_saved = 0;
    /** Leads from what was saved to step `m_saved`, where the steps to what was saved are gone. */
    std::vector<UndoStep> m_detour;
};

/** The parts of the last text that a series of changes has left different, merged and in order. */
[[nodiscard]] std::vector<TextRange> rangesOf(const std::vector<TextChange>& changes);

} // namespace naru::profile
