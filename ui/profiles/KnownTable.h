// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellText.h"
#include "profiles/KnownProfiles.h"

#include <QAbstractTableModel>

namespace naru::profiles {

/** The known profiles as a table. */
class KnownTable final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Gateways, State, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setProfiles(std::vector<KnownProfile> profiles);
    [[nodiscard]] const KnownProfile& profile(int row) const
    {
        return m_profiles.at(static_cast<std::size_t>(row));
    }
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] static kit::CellText cellText(const KnownProfile& profile, int column);
    [[nodiscard]] static kit::CellText stateText(const KnownProfile& profile);

    std::vector<KnownProfile> m_profiles;
};

} // namespace naru::profiles
