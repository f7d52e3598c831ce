// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Takeover.h"
#include "kit/CellTable.h"

#include <set>
#include <utility>

namespace naru::kit {
class Speech;
}

namespace naru::takeover {

/** What could be taken over, each with a box that says whether it is, and behind it what can't, with the
 * reason. */
class TakeoverTable final : public kit::CellTable
{
    Q_OBJECT

public:
    enum Column { What, Now, Then, From, ColumnCount };

    explicit TakeoverTable(const kit::Speech& speech, QObject* parent = nullptr);

    /** Everything that can be taken is chosen, but what was not before. */
    void setRows(std::vector<engine::TakeoverRow> rows);
    [[nodiscard]] bool canBeTaken(int row) const;
    [[nodiscard]] bool isChosen(int row) const;
    /** Nothing happens for what can't be taken. */
    void setChosen(int row, bool chosen);
    [[nodiscard]] std::vector<engine::TakeoverRow> chosenRows() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

Q_SIGNALS:
    void choiceChanged();

private:
    /** File and element. */
    using Name = std::pair<QString, QString>;

    [[nodiscard]] const engine::TakeoverRow& at(int row) const { return m_rows.at(std::size_t(row)); }
    [[nodiscard]] Name nameOf(int row) const { return {at(row).file, at(row).entry.element}; }
    [[nodiscard]] kit::CellText cellText(int row, int column) const override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] kit::CellText whatText(int row) const;
    [[nodiscard]] kit::CellText thenText(int row) const;

    const kit::Speech& m_speech;
    std::vector<engine::TakeoverRow> m_rows;
    std::set<Name> m_leftOut;
};

} // namespace naru::takeover
