// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/EvidenceModel.h"
#include "kit/Page.h"

class QSplitter;
class QStackedWidget;
class QTabBar;

namespace naru::evidence_ui {

class CaptureHelp;
class ComparisonPane;
class HistoryPane;
class LadderPanel;
class SessionPane;
class TextPane;

/** The views of what is open, a tab each; those that have nothing to show are not there. Packets stand beside
 * the comparison where there is room, else on a tab of their own. */
class EvidenceTabs final : public QWidget
{
    Q_OBJECT

public:
    enum Tab { Comparison, Packets, History, Session, Text, Help, TabCount };

    EvidenceTabs(const kit::Surroundings& surroundings, EvidenceModel& model, QWidget* parent = nullptr);

    void retranslate();
    void restyle();
    void setTab(Tab tab);
    [[nodiscard]] Tab tab() const;
    [[nodiscard]] QTabBar& bar() { return *m_bar; }
    [[nodiscard]] ComparisonPane& comparison() { return *m_comparison; }
    [[nodiscard]] LadderPanel& ladder() { return *m_ladder; }
    [[nodiscard]] HistoryPane& history() { return *m_history; }
    [[nodiscard]] SessionPane& session() { return *m_session; }
    [[nodiscard]] TextPane& text() { return *m_text; }
    [[nodiscard]] CaptureHelp& help() { return *m_help; }

Q_SIGNALS:
    /** Something is to be saved under that name, or near it. */
    void saveWished(const QString& name, const QByteArray& bytes);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void refresh();
    void offer(Tab tab, bool isOffered);
    void placeLadder();
    void fillText();

    kit::Surroundings m_surroundings;
    EvidenceModel& m_model;
    SessionPtr m_shownSession;
    bool m_isEmpty = true;
    Background m_texts;
    QTabBar* m_bar;
    QStackedWidget* m_stack;
    QSplitter* m_split;
    QWidget* m_packets;
    ComparisonPane* m_comparison;
    LadderPanel* m_ladder;
    HistoryPane* m_history;
    SessionPane* m_session;
    TextPane* m_text;
    CaptureHelp* m_help;
};

} // namespace naru::evidence_ui
