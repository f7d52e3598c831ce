// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/PartTable.h"

#include "kit/Speech.h"
#include "wording/Units.h"

namespace naru::evidence_ui {

using kit::CellText;

namespace {

QString whatIsIn(const QString& name)
{
    if (name.startsWith(QLatin1String("profiles/")))
        return PartTable::tr("Profile, without secrets");
    if (name.startsWith(QLatin1String("logs/")))
        return PartTable::tr("Log as text, without secrets");
    if (name.startsWith(QLatin1String("captures/")))
        return PartTable::tr("Packets as they were captured");
    if (name.startsWith(QLatin1String("events")))
        return PartTable::tr("What happened, as data");
    if (name.startsWith(QLatin1String("locations")))
        return PartTable::tr("Cached locations");
    if (name.startsWith(QLatin1String("history")))
        return PartTable::tr("Measurements of the past");
    return PartTable::tr("Table of contents, versions");
}

} // namespace

PartTable::PartTable(const kit::Speech& speech, QObject* parent)
    : CellTable(ColumnCount, parent)
    , m_speech(speech)
{}

void PartTable::setItems(std::vector<evidence::SupportItem> items, bool namesMasked)
{
    beginResetModel();
    m_items = std::move(items);
    m_namesMasked = namesMasked;
    endResetModel();
}

int PartTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

CellText PartTable::cellText(int row, int column) const
{
    const evidence::SupportItem& item = m_items.at(static_cast<std::size_t>(row));
    switch (column) {
    case Name:
        return {{.text = item.name}, {}};
    case What: {
        CellText text{{.text = whatIsIn(item.name), .tone = kit::Tone::Secondary}, {}};
        if (item.isUnmasked && m_namesMasked)
            text.second = {.text = tr("addresses inside stay as they are"),
                           .tone = kit::Tone::Warn,
                           .small = true,
                           .icon = QStringLiteral("attention")};
        return text;
    }
    case Size:
        return {{.text = wording::bytes(m_speech.words(), static_cast<std::uint64_t>(item.bytes)),
                 .figures = true},
                {}};
    default:
        return {};
    }
}

QString PartTable::heading(int column) const
{
    switch (column) {
    case Name:
        return tr("File");
    case What:
        return tr("What is in it");
    case Size:
        return tr("Size");
    default:
        return {};
    }
}

} // namespace naru::evidence_ui
