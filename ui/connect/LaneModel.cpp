// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/LaneModel.h"

#include "connect/Moves.h"

#include <algorithm>

namespace naru::connect {

namespace {

QString spoken(const Lane& lane)
{
    QStringList parts{lane.rank, lane.entry, lane.address, lane.rtt, lane.note, lane.failure, lane.why};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

template <class T>
void moveWithin(std::vector<T>& list, const Move& move)
{
    const auto at = [&](int index) { return list.begin() + index; };
    if (move.from < move.to)
        std::rotate(at(move.from), at(move.from) + 1, at(move.to) + 1);
    else
        std::rotate(at(move.to), at(move.from), at(move.from) + 1);
}

} // namespace

int LaneModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_lanes.size());
}

QVariant LaneModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Lane& lane = m_lanes[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case EntryRole:
        return lane.entry;
    case AddressRole:
        return lane.address;
    case RankRole:
        return lane.rank;
    case ProbesRole:
        return lane.probes;
    case LowestProbeRole:
        return lane.lowestProbe;
    case RttRole:
        return lane.rtt;
    case NoteRole:
        return lane.note;
    case FailureRole:
        return lane.failure;
    case WhyRole:
        return lane.why;
    case WinnerRole:
        return lane.winner;
    case FailedRole:
        return lane.failed;
    case MeasuredRole:
        return lane.measured;
    case RunningRole:
        return lane.track.isRunning();
    case TrackRole:
        return QVariant::fromValue(lane.track);
    case SpokenRole:
        return spoken(lane);
    default:
        return {};
    }
}

QHash<int, QByteArray> LaneModel::roleNames() const
{
    return {{EntryRole, "entry"},
            {AddressRole, "address"},
            {RankRole, "rank"},
            {ProbesRole, "probes"},
            {LowestProbeRole, "lowestProbe"},
            {RttRole, "rtt"},
            {NoteRole, "note"},
            {FailureRole, "failure"},
            {WhyRole, "why"},
            {WinnerRole, "winner"},
            {FailedRole, "failed"},
            {MeasuredRole, "measured"},
            {RunningRole, "running"},
            {TrackRole, "track"},
            {SpokenRole, "spoken"}};
}

void LaneModel::setLanes(std::vector<Lane> lanes, std::vector<int> ids)
{
    if (ids.size() != m_ids.size()) {
        beginResetModel();
        m_lanes = std::move(lanes);
        m_ids = std::move(ids);
        endResetModel();
        return;
    }
    for (const Move& move : movesBetween(m_ids, ids)) {
        const int before = move.to > move.from ? move.to + 1 : move.to;
        beginMoveRows({}, move.from, move.from, {}, before);
        moveWithin(m_lanes, move);
        moveWithin(m_ids, move);
        endMoveRows();
    }
    for (int row = 0; row < int(lanes.size()); ++row) {
        if (m_lanes[size_t(row)] == lanes[size_t(row)])
            continue;
        m_lanes[size_t(row)] = std::move(lanes[size_t(row)]);
        Q_EMIT dataChanged(index(row), index(row));
    }
}

} // namespace naru::connect
