// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "DocumentData.h"
#include "Escape.h"

namespace naru::profile {

/** A part of the text that an edit replaces. */
struct Replacement
{
    qsizetype offset = 0;
    qsizetype removed = 0;
    QString inserted;
    /** Ids of elements that are gone, for those that are inserted. */
    std::vector<NodeId> ids = {};
};

/** One edit under way. Without `commit`, all that it did is taken back. */
class EditSession
{
public:
    EditSession(DocumentData& data, MergeId merge);
    ~EditSession();
    EditSession(const EditSession&) = delete;
    EditSession& operator=(const EditSession&) = delete;

    [[nodiscard]] DocumentData& data() { return m_data; }
    /** Replaces a part of the text, which then must be well-formed; what it did to the elements. */
    [[nodiscard]] base::Result<ReplacedNodes> replace(const Replacement& replacement);
    /** Of the whole file, from now on. */
    void setEncoding(const Encoding& encoding) { m_data.encoding = encoding; }
    /** Makes a step of undo of it, if it changed anything. */
    [[nodiscard]] base::Result<void> commit();

private:
    DocumentData& m_data;
    UndoStep m_step;
    bool m_isOpen = true;
};

} // namespace naru::profile
