// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "connect/Lane.h"
#include "wording/Words.h"

#include <QAbstractListModel>
#include <qqmlintegration.h>

#include <vector>

namespace naru::connect {

/** The order in which gateways are tried if the winner fails; backups follow their gateway (OGS-50, OGS-52).
 */
class FailoverModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role { PlaceRole = Qt::UserRole, NameRole, AddressRole, RttRole, BackupRole };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /** `order`: indices into `lanes`, the choice first. */
    void setLanes(const std::vector<Lane>& lanes, const std::vector<int>& order, const wording::Words& words);

private:
    struct Row
    {
        QString place;
        QString name;
        QString address;
        QString rtt;
        bool backup = false;
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::vector<Row> m_rows;
};

} // namespace naru::connect
