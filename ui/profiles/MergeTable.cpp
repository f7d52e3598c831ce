// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/MergeTable.h"

#include "kit/Speech.h"
#include "profiles/CompareTexts.h"

#include <algorithm>

namespace naru::profiles {

using kit::CellText;
using kit::Tone;
using profile::Difference;
using profile::MergePart;
using profile::MergeSide;

namespace {

const Difference& eitherOf(const MergePart& part)
{
    return part.mine ? *part.mine : *part.theirs;
}

/** What a side says of a part; what the base says where it left that as it was. */
std::optional<QString> valueOf(const MergePart& part, const std::optional<Difference>& side)
{
    if (side)
        return side->newNode ? std::optional(side->newValue) : std::nullopt;
    const Difference& other = eitherOf(part);
    return other.oldNode ? std::optional(other.oldValue) : std::nullopt;
}

} // namespace

MergeTable::MergeTable(const kit::Speech& speech, MergeInput input, QObject* parent)
    : CellTable(ColumnCount, parent)
    , m_speech(speech)
    , m_input(std::move(input))
{}

void MergeTable::setParts(std::vector<MergePart> parts)
{
    beginResetModel();
    m_parts = std::move(parts);
    m_open.clear();
    for (const MergePart& part : m_parts)
        m_open.push_back(part.isConflict);
    endResetModel();
    Q_EMIT choiceChanged();
}

int MergeTable::openConflicts() const
{
    return static_cast<int>(std::ranges::count(m_open, true));
}

std::optional<MergeSide> MergeTable::chosen(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return m_open[at] ? std::nullopt : std::optional(m_parts[at].side);
}

void MergeTable::choose(int row, MergeSide side)
{
    if (chosen(row) == side || (side == MergeSide::Theirs && !m_parts[static_cast<std::size_t>(row)].theirs))
        return;
    m_parts[static_cast<std::size_t>(row)].side = side;
    m_open[static_cast<std::size_t>(row)] = false;
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    Q_EMIT choiceChanged();
}

void MergeTable::chooseAll(MergeSide side)
{
    for (MergePart& part : m_parts)
        part.side = part.theirs ? side : MergeSide::Mine;
    m_open.assign(m_open.size(), false);
    retranslate();
    Q_EMIT choiceChanged();
}

int MergeTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_parts.size());
}

CellText MergeTable::cellText(int row, int column) const
{
    switch (column) {
    case What:
        return whatText(row);
    case Base: {
        const Difference& either = eitherOf(m_parts[static_cast<std::size_t>(row)]);
        return {{.text = CompareTexts(m_speech.words()).value(either.oldValue, either.oldNode.has_value()),
                 .tone = Tone::Secondary},
                {}};
    }
    case Mine:
        return sideText(row, MergeSide::Mine);
    default:
        return sideText(row, MergeSide::Theirs);
    }
}

CellText MergeTable::whatText(int row) const
{
    const MergePart& part = m_parts[static_cast<std::size_t>(row)];
    const Difference& either = eitherOf(part);
    const CompareTexts texts(m_speech.words());
    const QString where = texts.where(either, m_input.base, part.mine ? m_input.mine : m_input.theirs);
    if (!part.isConflict)
        return {{.text = texts.what(either), .strong = true},
                {.text = where, .tone = Tone::Secondary, .small = true}};
    const bool open = !chosen(row);
    return {{.text = texts.what(either),
             .strong = true,
             .icon = open ? QStringLiteral("attention") : QString(),
             .iconTone = Tone::Warn},
            {.text = where % QStringLiteral(" · ") % (open ? tr("conflict: choose") : tr("conflict, chosen")),
             .tone = open ? Tone::Warn : Tone::Secondary,
             .small = true}};
}

CellText MergeTable::sideText(int row, MergeSide side) const
{
    const MergePart& part = m_parts[static_cast<std::size_t>(row)];
    const std::optional<Difference>& difference = side == MergeSide::Mine ? part.mine : part.theirs;
    const std::optional<QString> value = valueOf(part, difference);
    const bool isChosen = chosen(row) == side;
    QString note = isChosen ? tr("taken") : QString();
    if (!difference)
        note += (note.isEmpty() ? QString() : QStringLiteral(", ")) % tr("unchanged");
    else if (difference->kind == profile::DifferenceKind::Moved)
        note += (note.isEmpty() ? QString() : QStringLiteral(", ")) % tr("moved");
    else if (!value)
        note += (note.isEmpty() ? QString() : QStringLiteral(", ")) % tr("removed");
    const Tone tone = isChosen ? Tone::Accent : Tone::Secondary;
    return {{.text = CompareTexts(m_speech.words()).value(value.value_or(QString()), value.has_value()),
             .tone = isChosen ? Tone::Normal : Tone::Secondary,
             .strong = isChosen,
             .icon = isChosen ? QStringLiteral("check") : QString(),
             .iconTone = Tone::Accent},
            {.text = note, .tone = tone, .small = true}};
}

QString MergeTable::heading(int column) const
{
    switch (column) {
    case What:
        return tr("Field");
    case Base:
        return tr("Before both");
    case Mine:
        return tr("Mine");
    case Theirs:
        return tr("Theirs");
    default:
        return {};
    }
}

} // namespace naru::profiles
