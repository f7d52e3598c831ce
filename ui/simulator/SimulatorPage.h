// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "sim/scenario/Model.h"
#include "simulator/desk/Tour.h"
#include "simulator/library/ScenarioStore.h"
#include "simulator/run/Desk.h"

class QLabel;
class QMenu;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace naru::kit {
class Notice;
class SegmentedControl;
} // namespace naru::kit

namespace naru::simulator {

class ChartsPane;
class ComparePane;
class EventsPanel;
class LibraryPanel;
class NodeTable;
class ParametersPanel;
class RunOutputs;
class ScenarioEditor;
class SelectedPanel;
struct SettingWish;
class StagePane;
class TourBar;
class TransportBar;

/**
 * Simulator: scenarios on the left, the stage in the middle with charts and tables below, parameters, events
 * and what is selected on the right, time at the bottom. The page only joins its parts: each follows the
 * desk's frames, and tells the page what the user wants.
 */
class SimulatorPage final : public kit::Page
{
    Q_OBJECT

public:
    explicit SimulatorPage(const kit::Surroundings& surroundings, QWidget* parent = nullptr);
    ~SimulatorPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;
    [[nodiscard]] QList<QAction*> headerActions() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] Desk& desk() { return *m_desk; }
    [[nodiscard]] const ScenarioStore& store() const { return *m_store; }
    /** `shipped/NAME` or `own/NAME`. */
    void openScenario(const QString& id);
    /** Takes files into the library and opens the last; says on the page what is wrong with one. */
    void importScenarios(const QStringList& files);
    /** An element or a mark: marked on the stage, its numbers and story on the right. */
    void select(const QString& id);
    void beginTour(const Tour& tour);
    /** The middle below the stage: charts, table, comparison. */
    enum class Below { Charts, Table, Compare };
    void setBelow(Below below);
    using Right = TourPanel;
    void setRight(Right right);
    [[nodiscard]] ParametersPanel& parameters() { return *m_parameters; }
    [[nodiscard]] SelectedPanel& selectedPanel() { return *m_selectedPanel; }
    [[nodiscard]] TransportBar& transport() { return *m_transport; }
    [[nodiscard]] TourBar& tourBar() { return *m_tour; }
    [[nodiscard]] StagePane& stage() { return *m_stage; }
    [[nodiscard]] RunOutputs& outputs() { return *m_outputs; }

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeActions();
    void layOut();
    void connectDesk();
    void connectParts();
    void follow();
    void followMarks();
    void followStory(const Frame& frame, const Side& shown);
    void takeScenario();
    void nameComparing();
    void nameShownRun();
    void showStep(const TourStep& step);
    void act(const std::vector<SettingWish>& settings);
    void askRunUntil();
    void askScript();
    void edit(const QString& id);
    void keepAsScenario();
    void openEditor(ScenarioEditor* editor);
    void say(const sim::Problem& problem);
    void fold();
    [[nodiscard]] bool showsB() const;
    [[nodiscard]] SideName side() const { return showsB() ? SideName::B : SideName::A; }

    ScenarioStore* m_store;
    Desk* m_desk;
    kit::Notice* m_notice;
    TourBar* m_tour;
    LibraryPanel* m_library;
    QToolButton* m_libraryButton;
    StagePane* m_stage;
    kit::SegmentedControl* m_belowChoice;
    QLabel* m_shownRun;
    QStackedWidget* m_below;
    ChartsPane* m_charts;
    NodeTable* m_table;
    ComparePane* m_compare;
    kit::SegmentedControl* m_rightChoice;
    QStackedWidget* m_right;
    QWidget* m_rightColumn;
    SelectedPanel* m_selectedPanel;
    ParametersPanel* m_parameters;
    EventsPanel* m_events;
    TransportBar* m_transport;
    QSplitter* m_middle;
    RunOutputs* m_outputs;
    QAction* m_comparing;
    QAction* m_tours;
    QAction* m_out;
    QMenu* m_tourMenu;
    sim::ModelInfo m_model;
    /** Name of the one that the parts were told of; empty for one that is being opened. */
    std::string m_scenario;
    /** What the latest step of a tour opened. */
    const TourStep* m_shownStep = nullptr;
    bool m_isFolded = false;
};

} // namespace naru::simulator
