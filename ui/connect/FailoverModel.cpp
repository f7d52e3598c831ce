// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/FailoverModel.h"

namespace naru::connect {

int FailoverModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant FailoverModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[size_t(index.row())];
    switch (role) {
    case PlaceRole:
        return row.place;
    case Qt::DisplayRole:
    case NameRole:
        return row.name;
    case AddressRole:
        return row.address;
    case RttRole:
        return row.rtt;
    case BackupRole:
        return row.backup;
    default:
        return {};
    }
}

QHash<int, QByteArray> FailoverModel::roleNames() const
{
    return {{PlaceRole, "place"},
            {NameRole, "name"},
            {AddressRole, "address"},
            {RttRole, "rtt"},
            {BackupRole, "backup"}};
}

void FailoverModel::setLanes(const std::vector<Lane>& lanes, const std::vector<int>& order,
                             const wording::Words& words)
{
    std::vector<Row> rows;
    rows.reserve(m_rows.size());
    int place = 0;
    const QString backupsName = tr("Backup servers");
    for (const int index : order) {
        const Lane& lane = lanes.at(size_t(index));
        rows.push_back({words.locale().toString(++place), lane.entry, lane.address, lane.rtt, false});
        if (!lane.backups.isEmpty())
            rows.push_back({QString(), backupsName, lane.backups, QString(), true});
    }
    if (rows == m_rows)
        return;
    if (rows.size() == m_rows.size()) {
        m_rows = std::move(rows);
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

} // namespace naru::connect
