// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Engine.h"
#include "wording/Words.h"

#include <QAbstractListModel>
#include <QtQmlIntegration>

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

    void setReport(const ogs::RunReport& report, const wording::Words& words);
    /** Before the first run: the order of the profile. */
    void setProfile(const profile::Profile* profile, const wording::Words& words);

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
    [[nodiscard]] static std::vector<Row> rows(const ogs::RunReport& report, const wording::Words& words);
    static void addBackups(const std::vector<profile::Backup>& backups, std::vector<Row>& rows);
    void setRows(std::vector<Row> rows);

    std::vector<Row> m_rows;
};

} // namespace naru::connect
