// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/CiscoPlaces.h"
#include "kit/CellTable.h"

namespace naru::profiles {

/** What clients of Cisco left: profiles, each with a box that says whether it is imported, and behind them
 * files of preferences, which are only named. */
class ImportTable final : public kit::CellTable
{
    Q_OBJECT

public:
    enum Column { File, Client, Content, ColumnCount };

    explicit ImportTable(QObject* parent = nullptr);

    /** All profiles are chosen at first. */
    void setFiles(std::vector<engine::FoundFile> files);
    [[nodiscard]] bool isProfile(int row) const;
    [[nodiscard]] bool isChosen(int row) const { return m_chosen.at(static_cast<std::size_t>(row)); }
    /** Nothing happens for what is no profile. */
    void setChosen(int row, bool chosen);
    [[nodiscard]] QStringList chosenFiles() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

Q_SIGNALS:
    void choiceChanged();

private:
    [[nodiscard]] kit::CellText cellText(int row, int column) const override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] static QString content(const engine::FoundFile& file);

    std::vector<engine::FoundFile> m_files;
    std::vector<bool> m_chosen;
};

} // namespace naru::profiles
