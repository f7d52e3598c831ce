// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/RunTable.h"

#include <QWidget>

namespace naru::kit {
class RowTable;
class Theme;
} // namespace naru::kit

namespace naru::evidence_ui {

class HistoryChart;

/** The runs of a log: their values over time, and a table in which the one to look at is chosen. */
class HistoryPane final : public QWidget
{
    Q_OBJECT

public:
    HistoryPane(const kit::Theme& theme, const kit::Speech& speech, EvidenceModel& model,
                QWidget* parent = nullptr);

    void retranslate();
    void restyle();
    [[nodiscard]] const HistoryChart& chart() const { return *m_chart; }
    [[nodiscard]] kit::RowTable& view() { return *m_view; }

private:
    void refresh();
    /** What another run of the same log changes. */
    void showRun();

    EvidenceModel& m_model;
    /** The log that the table shows. */
    LogPtr m_shown;
    RunTable m_table;
    HistoryChart* m_chart;
    kit::RowTable* m_view;
};

} // namespace naru::evidence_ui
