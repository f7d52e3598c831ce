// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/ComparisonTable.h"
#include "evidence/EvidenceModel.h"

#include <QWidget>

class QLabel;

namespace naru::kit {
class Theme;
}

namespace naru::evidence_ui {

class ComparisonView;
class FindingsPanel;

/** Log against capture, and below it what was found. */
class ComparisonPane final : public QWidget
{
    Q_OBJECT

public:
    ComparisonPane(const kit::Theme& theme, const kit::Speech& speech, EvidenceModel& model,
                   QWidget* parent = nullptr);

    void retranslate();
    void restyle();
    [[nodiscard]] ComparisonView& view() { return *m_view; }
    [[nodiscard]] const ComparisonTable& table() const { return m_table; }
    [[nodiscard]] FindingsPanel& findings() { return *m_findings; }

private:
    void refresh();
    void sayHeading();
    void showConnection();

    const kit::Speech& m_speech;
    EvidenceModel& m_model;
    ComparisonTable m_table;
    QLabel* m_heading;
    ComparisonView* m_view;
    FindingsPanel* m_findings;
};

} // namespace naru::evidence_ui
