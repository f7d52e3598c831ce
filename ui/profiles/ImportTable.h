// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/CiscoPlaces.h"
#include "kit/CellTable.h"
#include "profile/OfferedGateway.h"

#include <variant>
#include <vector>

namespace naru::kit {
class Speech;
}

namespace naru::profiles {

/** What other clients left: profiles and gateways of NetworkManager, each with a box that says whether it is
 * imported; behind them files of preferences and what can't be imported, with the reason. */
class ImportTable final : public kit::CellTable
{
    Q_OBJECT

public:
    enum Column { File, Client, Content, ColumnCount };

    explicit ImportTable(const kit::Speech& speech, QObject* parent = nullptr);

    /** All that can be imported is chosen at first. */
    void setContents(const std::vector<engine::FoundFile>& files,
                     const std::vector<profile::OfferedGateway>& gateways);
    [[nodiscard]] bool canBeImported(int row) const;
    [[nodiscard]] bool isChosen(int row) const { return m_chosen.at(static_cast<std::size_t>(row)); }
    /** Nothing happens for what can't be imported. */
    void setChosen(int row, bool chosen);
    [[nodiscard]] QStringList chosenFiles() const;
    [[nodiscard]] std::vector<profile::OfferedGateway> chosenGateways() const;
    [[nodiscard]] bool hasPreferences() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

Q_SIGNALS:
    void choiceChanged();

private:
    [[nodiscard]] kit::CellText cellText(int row, int column) const override;
    [[nodiscard]] QString heading(int column) const override;
    using Row = std::variant<engine::FoundFile, profile::OfferedGateway>;

    [[nodiscard]] const Row& at(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] kit::CellText nameOf(int row) const;
    [[nodiscard]] QString content(const Row& row) const;

    const kit::Speech& m_speech;
    std::vector<Row> m_rows;
    std::vector<bool> m_chosen;
};

} // namespace naru::profiles
