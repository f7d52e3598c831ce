// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "connect/Lane.h"

#include <QAbstractListModel>
#include <qqmlintegration.h>

#include <vector>

namespace naru::connect {

/** The lanes of the race. A lane that overtakes another is told as a move, so that it can be seen moving. */
class LaneModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role {
        EntryRole = Qt::UserRole,
        AddressRole,
        RankRole,
        ProbesRole,
        LowestProbeRole,
        RttRole,
        NoteRole,
        FailureRole,
        WhyRole,
        WinnerRole,
        FailedRole,
        MeasuredRole,
        RunningRole,
        TrackRole,
        /** All of the lane in one sentence, for screen readers. */
        SpokenRole,
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const std::vector<Lane>& lanes() const { return m_lanes; }
    /** `ids` names each lane by its index in the profile (each of 0 … n-1 once), so that it is known again in
     * its new place. */
    void setLanes(std::vector<Lane> lanes, std::vector<int> ids);

private:
    std::vector<Lane> m_lanes;
    std::vector<int> m_ids;
};

} // namespace naru::connect
