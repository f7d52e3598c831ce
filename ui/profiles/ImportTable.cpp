// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ImportTable.h"

#include "kit/Speech.h"
#include "wording/TakeoverWords.h"

#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace naru::profiles {

using engine::CiscoFile;
using engine::FoundFile;
using kit::CellText;
using kit::Tone;
using profile::GatewayUse;
using profile::OfferedGateway;

namespace {

QString addressOf(const OfferedGateway& gateway)
{
    return gateway.group.isEmpty() ? gateway.address : QString(gateway.address % u'/' % gateway.group);
}

} // namespace

ImportTable::ImportTable(const kit::Speech& speech, QObject* parent)
    : CellTable(ColumnCount, parent)
    , m_speech(speech)
{}

void ImportTable::setContents(const std::vector<FoundFile>& files,
                              const std::vector<OfferedGateway>& gateways)
{
    beginResetModel();
    m_rows.assign(files.begin(), files.end());
    m_rows.insert(m_rows.end(), gateways.begin(), gateways.end());
    const auto isImportable = [](const Row& row) {
        const auto* file = std::get_if<FoundFile>(&row);
        return file ? file->what == CiscoFile::Profiles
                    : std::get<OfferedGateway>(row).use == GatewayUse::Takes;
    };
    std::ranges::stable_partition(m_rows, isImportable);
    m_chosen.clear();
    for (const Row& row : m_rows)
        m_chosen.push_back(isImportable(row));
    endResetModel();
    Q_EMIT choiceChanged();
}

bool ImportTable::canBeImported(int row) const
{
    const auto* file = std::get_if<FoundFile>(&at(row));
    return file ? file->what == CiscoFile::Profiles
                : std::get<OfferedGateway>(at(row)).use == GatewayUse::Takes;
}

void ImportTable::setChosen(int row, bool chosen)
{
    if (!canBeImported(row) || isChosen(row) == chosen)
        return;
    m_chosen[static_cast<std::size_t>(row)] = chosen;
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    Q_EMIT choiceChanged();
}

QStringList ImportTable::chosenFiles() const
{
    QStringList files;
    for (int row = 0; row < rowCount(); ++row) {
        if (const auto* file = std::get_if<FoundFile>(&at(row)); file && isChosen(row))
            files.append(file->path);
    }
    return files;
}

std::vector<OfferedGateway> ImportTable::chosenGateways() const
{
    std::vector<OfferedGateway> gateways;
    for (int row = 0; row < rowCount(); ++row) {
        if (const auto* gateway = std::get_if<OfferedGateway>(&at(row)); gateway && isChosen(row))
            gateways.push_back(*gateway);
    }
    return gateways;
}

bool ImportTable::hasPreferences() const
{
    return std::ranges::any_of(m_rows, [](const Row& row) {
        const auto* file = std::get_if<FoundFile>(&row);
        return file && file->what != CiscoFile::Profiles;
    });
}

int ImportTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
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
        if (index.column() != File || !canBeImported(index.row()))
            return line;
        return QString(line % QStringLiteral(", ") %
                       (isChosen(index.row()) ? tr("chosen") : tr("not chosen")));
    }
    case Qt::ToolTipRole:
        return nameOf(index.row()).second.text;
    default:
        return CellTable::data(index, role);
    }
}

QString ImportTable::content(const Row& row) const
{
    const auto* file = std::get_if<FoundFile>(&row);
    if (!file) {
        const auto& gateway = std::get<OfferedGateway>(row);
        return gateway.use == GatewayUse::Takes ? tr("%n gateway(s)", nullptr, 1)
                                                : wording::TakeoverWords(m_speech.words()).reason(gateway);
    }
    switch (file->what) {
    case CiscoFile::Profiles:
        return tr("%n gateway(s)", nullptr, file->gateways);
    case CiscoFile::GlobalPreferences:
        return tr("preferences of all users");
    case CiscoFile::UserPreferences:
        return tr("preferences of a user");
    }
    Q_UNREACHABLE();
}

CellText ImportTable::nameOf(int row) const
{
    const auto* file = std::get_if<FoundFile>(&at(row));
    const QString icon = isChosen(row) ? QStringLiteral("check") : QString();
    const auto* gateway = std::get_if<OfferedGateway>(&at(row));
    return {{.text = file ? QFileInfo(file->path).fileName() : gateway->name,
             .tone = canBeImported(row) ? Tone::Normal : Tone::Secondary,
             .strong = isChosen(row),
             .icon = icon,
             .iconTone = Tone::Accent},
            {.text = file ? file->path : addressOf(*gateway), .tone = Tone::Secondary, .small = true}};
}

CellText ImportTable::cellText(int row, int column) const
{
    const Tone tone = canBeImported(row) ? Tone::Normal : Tone::Secondary;
    switch (column) {
    case File:
        return nameOf(row);
    case Client: {
        const auto* file = std::get_if<FoundFile>(&at(row));
        return {{.text = file ? QString(file->client) : QStringLiteral("NetworkManager"), .tone = tone}, {}};
    }
    default:
        return {{.text = content(at(row)), .tone = tone}, {}};
    }
}

QString ImportTable::heading(int column) const
{
    switch (column) {
    case File:
        return tr("File or name");
    case Client:
        return tr("Client");
    case Content:
        return tr("Content");
    default:
        return {};
    }
}

} // namespace naru::profiles
