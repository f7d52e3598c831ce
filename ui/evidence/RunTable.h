// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/EvidenceModel.h"
#include "kit/CellTable.h"

namespace naru::kit {
class Speech;
}

namespace naru::evidence_ui {

/** The runs of a log, the youngest first. */
class RunTable final : public kit::CellTable
{
    Q_OBJECT

public:
    enum Column { When, Trigger, Outcome, Chosen, Rtt, ColumnCount };

    RunTable(const kit::Speech& speech, const EvidenceModel& model, QObject* parent = nullptr);

    void reload();
    /** Index into the log's runs. */
    [[nodiscard]] std::size_t runOf(int row) const;
    [[nodiscard]] int rowOf(std::size_t run) const;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

protected:
    [[nodiscard]] kit::CellText cellText(int row, int column) const override;
    [[nodiscard]] QString heading(int column) const override;

private:
    const kit::Speech& m_speech;
    const EvidenceModel& m_model;
};

/** When a run was, by the clock of the machine that logged: no zone is known. */
[[nodiscard]] QString runTime(const evidence::LogRun& run, const QLocale& locale);

} // namespace naru::evidence_ui
