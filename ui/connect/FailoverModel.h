// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "connect/Lane.h"
#include "session/Status.h"
#include "wording/Words.h"

#include <QAbstractListModel>
#include <qqmlintegration.h>

#include <vector>

namespace naru::connect {

/** The order in which gateways are tried if the winner fails, backups after their gateway (OGS-50, OGS-52);
 * with a connection, what became of each. */
class FailoverModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role {
        PlaceRole = Qt::UserRole,
        NameRole,
        AddressRole,
        /** The value of the run, or what became of it in a plan. */
        RttRole,
        BackupRole,
        /** Name of the icon that goes with it; empty for none. */
        MarkRole,
        /** Of the mark: `accent`, `fail` or `quiet`. */
        ToneRole,
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /** `order`: indices into `lanes`, the choice first. */
    void setLanes(const std::vector<Lane>& lanes, const std::vector<int>& order, const wording::Words& words);
    /** The plan of a connection, in its order, with what became of each line. */
    void setPlan(const std::vector<session::StatusHop>& plan, const wording::Words& words);

private:
    struct Row
    {
        QString place;
        QString name;
        QString address;
        QString rtt;
        bool backup = false;
        QString mark = {};
        QString tone = {};
        friend bool operator==(const Row&, const Row&) = default;
    };
    [[nodiscard]] static Row rowOf(const session::StatusHop& hop, const wording::Words& words);
    void setRows(std::vector<Row> rows);

    std::vector<Row> m_rows;
};

} // namespace naru::connect
