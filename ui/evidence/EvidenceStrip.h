// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/EvidenceModel.h"

#include <QWidget>

class QToolButton;

namespace naru::kit {
class ComboBox;
class Speech;
class Theme;
} // namespace naru::kit

namespace naru::evidence_ui {

/** What is open: log, capture, session, how far their clocks are apart, and which run of the log is looked
 * at. */
class EvidenceStrip final : public QWidget
{
    Q_OBJECT

public:
    EvidenceStrip(const kit::Theme& theme, const kit::Speech& speech, EvidenceModel& model,
                  QWidget* parent = nullptr);

    void retranslate();
    void restyle() { update(); }
    /** All facts in a sentence, for screen readers. */
    [[nodiscard]] QString facts() const;
    [[nodiscard]] kit::ComboBox& runs() { return *m_runs; }

Q_SIGNALS:
    void clearWished();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /** `Log` AnyConnect.txt `in a DART bundle`. */
    struct Fact
    {
        QString icon;
        QString label;
        QString name;
        QString detail;
    };

    void refresh();
    void fillRuns();
    void addLog();
    [[nodiscard]] QString clocks() const;

    const kit::Theme& m_theme;
    const kit::Speech& m_speech;
    EvidenceModel& m_model;
    std::vector<Fact> m_facts;
    kit::ComboBox* m_runs;
    QToolButton* m_clear;
};

} // namespace naru::evidence_ui
