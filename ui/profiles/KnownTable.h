// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellTable.h"
#include "profiles/KnownProfiles.h"

namespace naru::profiles {

/** The known profiles as a table. */
class KnownTable final : public kit::CellTable
{
    Q_OBJECT

public:
    enum Column { Name, Gateways, State, ColumnCount };

    explicit KnownTable(QObject* parent = nullptr);

    void setProfiles(std::vector<KnownProfile> profiles);
    [[nodiscard]] const KnownProfile& profile(int row) const
    {
        return m_profiles.at(static_cast<std::size_t>(row));
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] kit::CellText cellText(int row, int column) const override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] static kit::CellText stateText(const KnownProfile& profile);

    std::vector<KnownProfile> m_profiles;
};

} // namespace naru::profiles
