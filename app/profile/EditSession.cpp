// SPDX-License-Identifier: GPL-3.0-or-later
#include "EditSession.h"

#include "profile/Reader.h"

namespace naru::profile {

EditSession::EditSession(DocumentData& data, MergeId merge)
    : m_data(data)
    , m_step{{}, merge, data.encoding, data.encoding}
{}

EditSession::~EditSession()
{
    if (m_isOpen)
        m_data.replay(m_step.reversed());
}

base::Result<ReplacedNodes> EditSession::replace(const Replacement& replacement)
{
    const auto& [offset, removed, inserted, ids] = replacement;
    if (m_data.text.size() - removed + inserted.size() > maxProfileBytes)
        return std::unexpected(base::Error{base::ErrorCode::FileTooLarge, {}, std::nullopt, {}});
    const QString before = m_data.text.sliced(offset, removed);
    auto replaced = m_data.splice(offset, removed, inserted, ids);
    if (!replaced)
        return replaced;
    m_step.splices.push_back({offset, before, inserted, *replaced});
    return replaced;
}

base::Result<void> EditSession::commit()
{
    m_step.encodingAfter = m_data.encoding;
    const bool isChange = !m_step.splices.empty() || m_step.encodingBefore != m_step.encodingAfter;
    m_data.lastChanges.clear();
    if (!isChange)
        return {};
    if (auto proof = m_data.proveEncoding(); !proof)
        return proof;
    m_isOpen = false;
    for (const Splice& splice : m_step.splices)
        m_data.lastChanges.push_back(splice.change());
    ++m_data.revision;
    m_data.undo.push(std::move(m_step));
    return {};
}

} // namespace naru::profile
