// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ImportTable.h"

#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace naru::profiles {

using engine::CiscoFile;
using engine::FoundFile;
using kit::CellText;
using kit::Tone;

ImportTable::ImportTable(QObject* parent)
    : CellTable(ColumnCount, parent)
{}

void ImportTable::setFiles(std::vector<FoundFile> files)
{
    beginResetModel();
    m_files = std::move(files);
    std::ranges::stable_partition(m_files,
                                  [](const FoundFile& file) { return file.what == CiscoFile::Profiles; });
    m_chosen.clear();
    for (const FoundFile& file : m_files)
        m_chosen.push_back(file.what == CiscoFile::Profiles);
    endResetModel();
    Q_EMIT choiceChanged();
}

bool ImportTable::isProfile(int row) const
{
    return m_files.at(static_cast<std::size_t>(row)).what == CiscoFile::Profiles;
}

void ImportTable::setChosen(int row, bool chosen)
{
    if (!isProfile(row) || isChosen(row) == chosen)
        return;
    m_chosen[static_cast<std::size_t>(row)] = chosen;
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    Q_EMIT choiceChanged();
}

QStringList ImportTable::chosenFiles() const
{
    QStringList files;
    for (int row = 0; row < rowCount(); ++row) {
        if (isChosen(row))
            files.append(m_files[static_cast<std::size_t>(row)].path);
    }
    return files;
}

int ImportTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_files.size());
}

QVariant ImportTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return cellText(index.row(), index.column()).first.text;
    case Qt::AccessibleTextRole: {
        const CellText text = cellText(index.row(), index.column());
        const QString line = text.first.text % QStringLiteral(", ") % text.second.text;
        if (index.column() != File || !isProfile(index.row()))
            return line;
        return QString(line % QStringLiteral(", ") %
                       (isChosen(index.row()) ? tr("chosen") : tr("not chosen")));
    }
    case Qt::ToolTipRole:
        return m_files[static_cast<std::size_t>(index.row())].path;
    default:
        return CellTable::data(index, role);
    }
}

QString ImportTable::content(const FoundFile& file)
{
    switch (file.what) {
    case CiscoFile::Profiles:
        return tr("%n gateway(s)", nullptr, file.gateways);
    case CiscoFile::GlobalPreferences:
        return tr("preferences of all users, not imported");
    case CiscoFile::UserPreferences:
        return tr("preferences of a user, not imported");
    }
    Q_UNREACHABLE();
}

CellText ImportTable::cellText(int row, int column) const
{
    const FoundFile& file = m_files[static_cast<std::size_t>(row)];
    const Tone tone = isProfile(row) ? Tone::Normal : Tone::Secondary;
    switch (column) {
    case File: {
        const QString icon = isChosen(row) ? QStringLiteral("check") : QString();
        return {{.text = QFileInfo(file.path).fileName(),
                 .tone = tone,
                 .strong = isChosen(row),
                 .icon = icon,
                 .iconTone = Tone::Accent},
                {.text = file.path, .tone = Tone::Secondary, .small = true}};
    }
    case Client:
        return {{.text = QString(file.client), .tone = tone}, {}};
    default:
        return {{.text = content(file), .tone = tone}, {}};
    }
}

QString ImportTable::heading(int column) const
{
    switch (column) {
    case File:
        return tr("File");
    case Client:
        return tr("Client");
    case Content:
        return tr("Content");
    default:
        return {};
    }
}

} // namespace naru::profiles
