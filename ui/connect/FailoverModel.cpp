// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/FailoverModel.h"

#include "connect/Lanes.h"

namespace naru::connect {

namespace {

QString backupAddresses(const std::vector<profile::Backup>& backups)
{
    QStringList texts;
    for (const profile::Backup& backup : backups)
        texts.append(backup.target ? Lanes::address(backup.target, backup.group) : backup.text);
    return texts.join(QStringLiteral(", "));
}

} // namespace

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

void FailoverModel::setReport(const ogs::RunReport& report, const wording::Words& words)
{
    setRows(rows(report, words));
}

void FailoverModel::setProfile(const profile::Profile* profile, const wording::Words& words)
{
    std::vector<Row> rows;
    const size_t count = profile ? profile->hosts.size() : 0;
    for (size_t i = 0; i < count; ++i) {
        const profile::HostEntry& host = profile->hosts[i];
        rows.push_back({words.locale().toString(int(i) + 1),
                        host.name,
                        Lanes::address(host.target, host.group),
                        {},
                        false});
        addBackups(host.backups, rows);
    }
    setRows(std::move(rows));
}

void FailoverModel::setRows(std::vector<Row> rows)
{
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

void FailoverModel::addBackups(const std::vector<profile::Backup>& backups, std::vector<Row>& rows)
{
    if (!backups.empty())
        rows.push_back({QString(), tr("Backup servers"), backupAddresses(backups), QString(), true});
}

std::vector<FailoverModel::Row> FailoverModel::rows(const ogs::RunReport& report, const wording::Words& words)
{
    // Before the choice the order of the lanes is the best guess.
    const std::vector<int> order = report.order.empty() ? Lanes::order(report) : report.order;
    std::vector<Row> rows;
    int place = 0;
    for (const int index : order) {
        const ogs::GatewayResult& gateway = report.gateways.at(size_t(index));
        rows.push_back({words.locale().toString(++place), gateway.entry,
                        Lanes::address(gateway.target, gateway.group), Lanes::value(report, gateway, words),
                        false});
        addBackups(gateway.backups, rows);
    }
    return rows;
}

} // namespace naru::connect
