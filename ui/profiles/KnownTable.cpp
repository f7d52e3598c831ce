// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/KnownTable.h"

#include <QFileInfo>

#include <utility>

namespace naru::profiles {

using kit::CellText;
using kit::Tone;

KnownTable::KnownTable(QObject* parent)
    : CellTable(ColumnCount, parent)
{}

void KnownTable::setProfiles(std::vector<KnownProfile> profiles)
{
    beginResetModel();
    m_profiles = std::move(profiles);
    endResetModel();
}

int KnownTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_profiles.size());
}

QVariant KnownTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const KnownProfile& known = profile(index.row());
    switch (role) {
    case Qt::ToolTipRole:
        return known.source.isEmpty() ? known.path
                                      : known.path % u'\n' % tr("Imported from %1").arg(known.source);
    case Qt::TextAlignmentRole:
        return index.column() == Gateways ? int(Qt::AlignRight) : int(Qt::AlignLeft);
    default:
        return CellTable::data(index, role);
    }
}

CellText KnownTable::cellText(int row, int column) const
{
    const KnownProfile& profile = this->profile(row);
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
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == Gateways)
        return int(Qt::AlignRight);
    return CellTable::headerData(section, orientation, role);
}

QString KnownTable::heading(int column) const
{
    switch (column) {
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
