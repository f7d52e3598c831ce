// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "sim/scenario/Model.h"
#include "simulator/desk/ElementActions.h"
#include "simulator/run/Desk.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QListView;
class QPushButton;
class QToolButton;

namespace naru::simulator {

class EntryCell;
class LogRows;

/**
 * What is selected on the stage: its state and numbers, what can be done to it, and its story in numbered
 * steps. With nothing selected: what can be done to the whole, and how to select.
 */
class SelectedPanel final : public QWidget
{
    Q_OBJECT

public:
    SelectedPanel(const kit::Surroundings& surroundings, const Desk& desk, QWidget* parent = nullptr);

    void setModel(const sim::ModelInfo& model);
    void show(const FramePtr& frame, bool sideB);
    using QWidget::show;
    /** Empty: nothing. */
    void select(const QString& id);
    /** What can be done now, as buttons. */
    [[nodiscard]] const std::vector<ElementAction>& actions() const { return m_actions; }
    [[nodiscard]] const LogRows& story() const { return *m_story; }

Q_SIGNALS:
    /** The user wants that done. */
    void actionWished(const std::vector<naru::simulator::SettingWish>& settings);
    /** A mark before or behind the selected one, or another element. */
    void selectWished(const QString& id);
    void timeWished(naru::sim::Time moment);
    /** What the database's CPU is to do over time. */
    void scriptWished();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void refresh();
    void refreshFigures(const Side& side);
    void refreshActions(const Side& side);
    void goMark(int by);
    [[nodiscard]] const Side* side() const;
    [[nodiscard]] const sim::Element* element() const;

    kit::Surroundings m_surroundings;
    const Desk& m_desk;
    QLabel* m_title;
    QLabel* m_state;
    QToolButton* m_before;
    QToolButton* m_behind;
    QLabel* m_advice;
    QWidget* m_figures;
    QWidget* m_actionBox;
    QPushButton* m_script;
    QLabel* m_storyTitle;
    QListView* m_storyView;
    LogRows* m_story;
    EntryCell* m_cell;
    sim::ModelInfo m_model;
    FramePtr m_frame;
    bool m_sideB = false;
    QString m_id;
    std::vector<ElementAction> m_actions;
    std::vector<QPushButton*> m_buttons;
};

} // namespace naru::simulator
