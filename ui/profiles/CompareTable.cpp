// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/CompareTable.h"

#include "kit/Speech.h"
#include "profiles/CompareTexts.h"

namespace naru::profiles {

using kit::CellText;
using kit::Tone;
using profile::Difference;

Comparison Comparison::of(const profile::Document& mine, const profile::Document& theirs)
{
    return {mine, theirs, profile::compare(mine, theirs)};
}

CompareTable::CompareTable(const kit::Speech& speech, QObject* parent)
    : CellTable(ColumnCount, parent)
    , m_speech(speech)
{}

void CompareTable::setComparison(std::optional<Comparison> comparison)
{
    beginResetModel();
    m_comparison = std::move(comparison);
    endResetModel();
}

void CompareTable::setHeads(const QString& mine, const QString& theirs)
{
    m_mineHead = mine;
    m_theirsHead = theirs;
    Q_EMIT headerDataChanged(Qt::Horizontal, Mine, Theirs);
}

int CompareTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_comparison ? 0 : static_cast<int>(m_comparison->differences.size());
}

CellText CompareTable::cellText(int row, int column) const
{
    const Difference& difference = this->difference(row);
    const CompareTexts texts(m_speech.words());
    switch (column) {
    case What:
        return {{.text = texts.what(difference), .strong = true},
                {.text = texts.where(difference, m_comparison->mine, m_comparison->theirs),
                 .tone = Tone::Secondary,
                 .small = true}};
    case Kind:
        return {{.text = texts.kind(difference.kind), .tone = Tone::Secondary}, {}};
    case Mine:
        return {{.text = texts.value(difference.oldValue, difference.oldNode.has_value()),
                 .tone = difference.oldNode ? Tone::Normal : Tone::Faint},
                {}};
    default:
        return {{.text = texts.value(difference.newValue, difference.newNode.has_value()),
                 .tone = difference.newNode ? Tone::Normal : Tone::Faint},
                {}};
    }
}

QString CompareTable::heading(int column) const
{
    switch (column) {
    case What:
        return tr("Field");
    case Kind:
        return tr("Difference");
    case Mine:
        return m_mineHead.isEmpty() ? tr("Mine") : m_mineHead;
    case Theirs:
        return m_theirsHead.isEmpty() ? tr("Theirs") : m_theirsHead;
    default:
        return {};
    }
}

} // namespace naru::profiles
