// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/KnownTable.h"

#include <QFileInfo>

#include <utility>

namespace naru::profiles {

using kit::CellText;
using kit::Tone;

void KnownTable::setProfiles(std::vector<KnownProfile> profiles)
{
    beginResetModel();
    m_profiles = std::move(profiles);
    endResetModel();
}

void KnownTable::retranslate()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int KnownTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_profiles.size());
}

int KnownTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant KnownTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const KnownProfile& known = profile(index.row());
    const CellText text = cellText(known, index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return text.second.text.isEmpty() ? text.first.text
                                          : text.first.text % QStringLiteral(", ") % text.second.text;
    case Qt::ToolTipRole:
        return known.source.isEmpty() ? known.path
                                      : known.path % u'\n' % tr("Imported from %1").arg(known.source);
    case Qt::TextAlignmentRole:
        return index.column() == Gateways ? int(Qt::AlignRight) : int(Qt::AlignLeft);
    case kit::cellTextRole:
        return QVariant::fromValue(text);
    default:
        return {};
    }
}

CellText KnownTable::cellText(const KnownProfile& profile, int column)
{
    switch (column) {
    case Name:
        return {{.text = QFileInfo(profile.path).fileName(), .strong = profile.isActive},
                {.text = profile.path, .tone = Tone::Secondary, .small = true}};
    case Gateways:
        return {{.text = profile.gateways ? QString::number(*profile.gateways) : QStringLiteral("–"),
                 .figures = true},
                {}};
    default:
        return stateText(profile);
    }
}

CellText KnownTable::stateText(const KnownProfile& profile)
{
    CellText text;
    if (profile.isActive)
        text.first = {.text = tr("active"), .icon = QStringLiteral("check"), .iconTone = Tone::Accent};
    if (!profile.exists)
        text.second = {.text = tr("The file is gone"), .tone = Tone::Fail, .icon = QStringLiteral("failed")};
    else if (!profile.gateways)
        text.second = {
            .text = tr("Not readable as a profile"), .tone = Tone::Fail, .icon = QStringLiteral("failed")};
    else if (profile.hasNewerCopy)
        text.second = {.text = tr("The server has a newer copy"),
                       .tone = Tone::Warn,
                       .icon = QStringLiteral("attention")};
    else if (profile.isReadOnly)
        text.second = {.text = tr("read-only"), .tone = Tone::Secondary};
    if (text.first.text.isEmpty())
        text.first = std::exchange(text.second, {});
    else
        text.second.small = true;
    return text;
}

QVariant KnownTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == Gateways)
        return int(Qt::AlignRight);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Profile");
    case Gateways:
        return tr("Gateways");
    case State:
        return tr("State");
    default:
        return {};
    }
}

} // namespace naru::profiles
