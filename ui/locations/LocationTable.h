// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellTable.h"
#include "locations/LocationEntry.h"

namespace naru::kit {
class Speech;
}

namespace naru::locations {

/** The cached entries as a table. */
class LocationTable final : public kit::CellTable
{
    Q_OBJECT

public:
    /** Between `FirstPlace` and `More` one column a place in the order. */
    static constexpr int places = 5;
    enum Column { Age, Keys, FirstPlace, More = FirstPlace + places, Kept, Forget, ColumnCount };

    explicit LocationTable(const kit::Speech& speech, QObject* parent = nullptr);

    void setPicture(const LocationsPicture& picture, base::SystemTime now);
    /** How many places have room (1..`places`); the others are counted in `More`. */
    void setShownPlaces(int shown);
    [[nodiscard]] int shownPlaces() const { return m_shownPlaces; }
    /** The longest order of all entries. */
    [[nodiscard]] int longestOrder() const;
    [[nodiscard]] const LocationEntry& entry(int row) const
    {
        return m_entries.at(static_cast<std::size_t>(row));
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

private:
    [[nodiscard]] kit::CellText cellText(int row, int column) const override;
    [[nodiscard]] QString plainText(int row, int column) const override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] kit::CellText placeText(const LocationEntry& entry, std::size_t place) const;
    [[nodiscard]] kit::CellText keptText(const LocationEntry& entry) const;
    [[nodiscard]] QString orderText(const LocationEntry& entry, int from) const;
    [[nodiscard]] QString keysText(const LocationEntry& entry) const;

    const kit::Speech& m_speech;
    std::vector<LocationEntry> m_entries;
    base::SystemTime m_now{};
    int m_shownPlaces = places;
};

} // namespace naru::locations
