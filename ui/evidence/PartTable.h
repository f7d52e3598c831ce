// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/SupportSession.h"
#include "kit/CellTable.h"

namespace naru::kit {
class Speech;
}

namespace naru::evidence_ui {

/** What a support session would hold, file by file, with what it is and how large. */
class PartTable final : public kit::CellTable
{
    Q_OBJECT

public:
    enum Column { Name, What, Size, ColumnCount };

    explicit PartTable(const kit::Speech& speech, QObject* parent = nullptr);

    void setItems(std::vector<evidence::SupportItem> items, bool namesMasked);
    [[nodiscard]] const std::vector<evidence::SupportItem>& items() const { return m_items; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

protected:
    [[nodiscard]] kit::CellText cellText(int row, int column) const override;
    [[nodiscard]] QString heading(int column) const override;

private:
    const kit::Speech& m_speech;
    std::vector<evidence::SupportItem> m_items;
    bool m_namesMasked = false;
};

} // namespace naru::evidence_ui
