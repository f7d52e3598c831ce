// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/FailoverModel.h"

#include "connect/Lanes.h"
#include "wording/SessionWords.h"
#include "wording/Units.h"

namespace naru::connect {

namespace {

/** The icon of a state and its tone. */
struct Look
{
    const char* mark;
    const char* tone;
};

Look lookOf(session::HopState state)
{
    switch (state) {
    case session::HopState::ToCome:
        return {"off", "quiet"};
    case session::HopState::Trying:
        return {"working", "accent"};
    case session::HopState::Connected:
        return {"good", "accent"};
    case session::HopState::Failed:
        return {"failed", "fail"};
    case session::HopState::CooledOff:
        return {"clock", "quiet"};
    case session::HopState::Skipped:
        return {"stale", "quiet"};
    }
    Q_UNREACHABLE();
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
    case MarkRole:
        return row.mark;
    case ToneRole:
        return row.tone;
    default:
        return {};
    }
}

QHash<int, QByteArray> FailoverModel::roleNames() const
{
    return {{PlaceRole, "place"},   {NameRole, "name"}, {AddressRole, "address"}, {RttRole, "rtt"},
            {BackupRole, "backup"}, {MarkRole, "mark"}, {ToneRole, "tone"}};
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
    setRows(std::move(rows));
}

void FailoverModel::setPlan(const std::vector<session::StatusHop>& plan, const wording::Words& words)
{
    std::vector<Row> rows;
    rows.reserve(plan.size());
    for (const session::StatusHop& hop : plan)
        rows.push_back(rowOf(hop, words));
    setRows(std::move(rows));
}

FailoverModel::Row FailoverModel::rowOf(const session::StatusHop& hop, const wording::Words& words)
{
    const wording::SessionWords sessionWords(words);
    Row row;
    row.place = words.locale().toString(hop.number);
    row.name = hop.hop.backup ? tr("%1, backup").arg(hop.hop.entry) : hop.hop.entry;
    row.address = Lanes::address(hop.hop.target, hop.hop.group);
    row.backup = hop.hop.backup.has_value();
    const Look look = lookOf(hop.state);
    row.mark = QLatin1String(look.mark);
    row.tone = QLatin1String(look.tone);
    row.rtt = sessionWords.hopState(hop.state);
    if (hop.failure)
        row.rtt = sessionWords.hopFailure(*hop.failure);
    if (hop.state == session::HopState::CooledOff && hop.coolFor)
        row.rtt = tr("%1, again in %2").arg(row.rtt, wording::duration(words, *hop.coolFor));
    return row;
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

} // namespace naru::connect
