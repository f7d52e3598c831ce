// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/FindingList.h"

#include <algorithm>

namespace naru::evidence_ui {

void FindingList::setLines(std::vector<FindingLine> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

int FindingList::findings() const
{
    return static_cast<int>(std::ranges::count_if(m_lines, &FindingLine::isFinding));
}

int FindingList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant FindingList::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    const FindingLine& shown = line(index.row());
    QStringList parts{shown.title};
    for (const QString& part : {shown.certainty, shown.text, shown.advice, shown.grounds}) {
        if (!part.isEmpty())
            parts.append(part);
    }
    return parts.join(u' ');
}

} // namespace naru::evidence_ui
