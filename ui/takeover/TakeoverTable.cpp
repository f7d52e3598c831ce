// SPDX-License-Identifier: GPL-3.0-or-later
#include "takeover/TakeoverTable.h"

#include "kit/Speech.h"
#include "wording/TakeoverWords.h"

#include <QFileInfo>

#include <algorithm>

namespace naru::takeover {

using engine::TakeoverRow;
using kit::CellText;
using kit::Tone;
using profile::PreferenceUse;

TakeoverTable::TakeoverTable(const kit::Speech& speech, QObject* parent)
    : CellTable(ColumnCount, parent)
    , m_speech(speech)
{}

void TakeoverTable::setRows(std::vector<TakeoverRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    std::ranges::stable_partition(m_rows,
                                  [](const TakeoverRow& row) { return row.use == PreferenceUse::Takes; });
    endResetModel();
    Q_EMIT choiceChanged();
}

bool TakeoverTable::canBeTaken(int row) const
{
    return at(row).use == PreferenceUse::Takes;
}

bool TakeoverTable::isChosen(int row) const
{
    return canBeTaken(row) && !m_leftOut.contains(nameOf(row));
}

void TakeoverTable::setChosen(int row, bool chosen)
{
    if (!canBeTaken(row) || isChosen(row) == chosen)
        return;
    if (chosen)
        m_leftOut.erase(nameOf(row));
    else
        m_leftOut.insert(nameOf(row));
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    Q_EMIT choiceChanged();
}

std::vector<TakeoverRow> TakeoverTable::chosenRows() const
{
    std::vector<TakeoverRow> rows;
    for (int row = 0; row < rowCount(); ++row) {
        if (isChosen(row))
            rows.push_back(at(row));
    }
    return rows;
}

int TakeoverTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant TakeoverTable::data(const QModelIndex& index, int role) const
{
    const bool isBox = role == Qt::AccessibleTextRole && index.isValid() && index.row() < rowCount() &&
                       index.column() == What && canBeTaken(index.row());
    if (!isBox)
        return CellTable::data(index, role);
    return QString(plainText(index.row(), What) % QStringLiteral(", ") %
                   (isChosen(index.row()) ? tr("chosen") : tr("not chosen")));
}

CellText TakeoverTable::whatText(int row) const
{
    const TakeoverRow& shown = at(row);
    const wording::TakeoverWords words(m_speech.words());
    const QString element = shown.entry.element.section(u'/', -1);
    CellText text;
    text.first.text = shown.entry.what ? words.name(*shown.entry.what) : element;
    text.first.tone = canBeTaken(row) ? Tone::Normal : Tone::Secondary;
    text.first.strong = isChosen(row);
    text.first.icon = isChosen(row) ? QStringLiteral("check") : QString();
    text.first.iconTone = Tone::Accent;
    if (shown.entry.what)
        text.second = {.text = element, .tone = Tone::Secondary, .small = true};
    return text;
}

CellText TakeoverTable::thenText(int row) const
{
    const TakeoverRow& shown = at(row);
    const wording::TakeoverWords words(m_speech.words());
    if (!canBeTaken(row))
        return {{.text = words.reason(shown.use), .tone = Tone::Secondary},
                {.text = shown.entry.value.value_or(QString()), .tone = Tone::Secondary, .small = true}};
    CellText text{{.text = words.value(*shown.entry.what, shown.after), .strong = isChosen(row)}, {}};
    if (shown.profileDecides)
        text.second = {.text = tr("the open profile decides this"), .tone = Tone::Secondary, .small = true};
    return text;
}

CellText TakeoverTable::cellText(int row, int column) const
{
    const TakeoverRow& shown = at(row);
    const bool isSetting = canBeTaken(row) || shown.use == PreferenceUse::IsSo;
    switch (column) {
    case What:
        return whatText(row);
    case Now:
        return {{.text = isSetting
                             ? wording::TakeoverWords(m_speech.words()).value(*shown.entry.what, shown.before)
                             : QString(),
                 .tone = Tone::Secondary},
                {}};
    case Then:
        return thenText(row);
    default:
        return {{.text = tr("%1, line %2")
                             .arg(QFileInfo(shown.file).fileName(), QString::number(shown.entry.place.line)),
                 .tone = Tone::Secondary},
                {.text = QFileInfo(shown.file).path(), .tone = Tone::Secondary, .small = true}};
    }
}

QString TakeoverTable::heading(int column) const
{
    switch (column) {
    case What:
        return tr("Setting");
    case Now:
        return tr("Now");
    case Then:
        return tr("Then");
    case From:
        return tr("From");
    default:
        return {};
    }
}

} // namespace naru::takeover
