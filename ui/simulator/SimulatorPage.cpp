// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/SimulatorPage.h"

#include "kit/Icons.h"
#include "kit/Notice.h"
#include "kit/SegmentedControl.h"
#include "kit/Speech.h"
#include "kit/Theme.h"
#include "sim/models/Models.h"
#include "simulator/RunOutputs.h"
#include "simulator/charts/ChartsPane.h"
#include "simulator/charts/ComparePane.h"
#include "simulator/charts/NodeTable.h"
#include "simulator/desk/EventsPanel.h"
#include "simulator/desk/ScrubBar.h"
#include "simulator/desk/SelectedPanel.h"
#include "simulator/desk/TourBar.h"
#include "simulator/desk/TransportBar.h"
#include "simulator/library/LibraryPanel.h"
#include "simulator/parameters/ParametersPanel.h"
#include "simulator/stage/StagePane.h"
#include "wording/ScenarioWords.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace naru::simulator {

namespace {

/** How ids begin of what moves; the others stand. */
constexpr std::array marks{"session/", "flow/"};
constexpr const char* firstScenario = "shipped/vdra-golden-timeline";

} // namespace

SimulatorPage::SimulatorPage(const kit::Surroundings& surroundings, QWidget* parent)
    : Page(surroundings, parent)
    , m_store(new ScenarioStore(surroundings.dataFolder, this))
    , m_desk(new Desk(surroundings.clock, this))
    , m_notice(new kit::Notice(surroundings.theme, this))
    , m_tour(new TourBar(surroundings.theme, this))
    , m_library(new LibraryPanel(surroundings, *m_store, this))
    , m_libraryButton(new QToolButton(this))
    , m_stage(new StagePane(surroundings, this))
    , m_belowChoice(new kit::SegmentedControl(surroundings.theme, 3, this))
    , m_shownRun(new QLabel(this))
    , m_below(new QStackedWidget(this))
    , m_charts(new ChartsPane(surroundings, this))
    , m_table(new NodeTable(surroundings, this))
    , m_compare(new ComparePane(surroundings, this))
    , m_rightChoice(new kit::SegmentedControl(surroundings.theme, 3, this))
    , m_right(new QStackedWidget(this))
    , m_rightColumn(new QWidget(this))
    , m_selectedPanel(new SelectedPanel(surroundings, *m_desk, this))
    , m_parameters(new ParametersPanel(surroundings, this))
    , m_events(new EventsPanel(surroundings, this))
    , m_transport(new TransportBar(surroundings, *m_desk, this))
    , m_middle(new QSplitter(Qt::Vertical, this))
    , m_outputs(new RunOutputs(surroundings,
                               {*m_desk, *m_stage, *m_charts, *m_table, *m_compare, *m_events, *m_transport,
                                m_model, [this] { return side(); }},
                               this))
    , m_comparing(new QAction(this))
    , m_tours(new QAction(this))
    , m_out(new QAction(this))
    , m_tourMenu(new QMenu(this))
{
    makeActions();
    layOut();
    connectDesk();
    connectParts();
    retranslate();
}

/** The desk ends its thread before the parts that it tells of it are gone. */
SimulatorPage::~SimulatorPage()
{
    delete m_desk;
}

void SimulatorPage::makeActions()
{
    const kit::Theme& theme = surroundings().theme;
    m_comparing->setIcon(kit::Icons::icon(QStringLiteral("simulator"), theme));
    m_tours->setIcon(kit::Icons::icon(QStringLiteral("tour"), theme));
    m_out->setIcon(kit::Icons::icon(QStringLiteral("export"), theme));
    m_tours->setMenu(m_tourMenu);
    m_out->setMenu(m_outputs->menu());
    for (const Tour& tour : tours()) {
        QAction* action = m_tourMenu->addAction(QString());
        connect(action, &QAction::triggered, this, [this, &tour] { beginTour(tour); });
    }
    connect(m_comparing, &QAction::triggered, this, [this] { m_desk->setComparing(!m_desk->isComparing()); });
    const auto shortcut = [this](const QKeySequence& keys, auto act) {
        auto* action = new QAction(this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, act);
    };
    shortcut(QKeySequence(QStringLiteral("Ctrl+B")), [this] { m_transport->addBookmark(); });
    shortcut(QKeySequence(QStringLiteral("Ctrl+Right")), [this] { m_desk->stepEvent(); });
    shortcut(QKeySequence(QStringLiteral("Ctrl+Left")), [this] { m_desk->stepEventBack(); });
    shortcut(QKeySequence(QStringLiteral("Ctrl+G")), [this] { askRunUntil(); });
}

void SimulatorPage::connectDesk()
{
    connect(m_desk, &Desk::frameChanged, this, &SimulatorPage::follow);
    connect(m_desk, &Desk::scenarioChanged, this, [this] {
        takeScenario();
        followMarks();
        nameComparing();
    });
    connect(m_desk, &Desk::bookmarksChanged, this, &SimulatorPage::followMarks);
    connect(m_desk, &Desk::refused, this, [this](const sim::Problem& problem) {
        // What was there stays there.
        if (m_desk->isCurrent())
            follow();
        say(problem);
    });
    connect(m_desk, &Desk::changeRefused, this, [this](SideName, const sim::Problem& problem) {
        m_parameters->showProblem(problem);
        say(problem);
    });
}

void SimulatorPage::connectParts()
{
    connect(m_library, &LibraryPanel::chosen, this, [this](const QString& id) {
        m_tour->end();
        openScenario(id);
    });
    connect(m_library, &LibraryPanel::editWished, this, &SimulatorPage::edit);
    connect(m_library, &LibraryPanel::newWished, this, [this] { edit({}); });
    connect(m_libraryButton, &QToolButton::toggled, this, &SimulatorPage::fold);
    connect(m_stage, &StagePane::picked, this, &SimulatorPage::select);
    connect(m_table, &NodeTable::picked, this, &SimulatorPage::select);
    connect(m_charts, &ChartsPane::timeWished, m_desk, &Desk::goTo);
    const auto sayFailure = [this](const base::Error& error) {
        m_notice->say(surroundings().speech.words().error(error), error.technical);
    };
    connect(m_charts, &ChartsPane::failed, this, sayFailure);
    connect(m_compare, &ComparePane::failed, this, sayFailure);
    connect(m_outputs, &RunOutputs::failed, this, sayFailure);
    connect(m_outputs, &RunOutputs::keepWished, this, &SimulatorPage::keepAsScenario);
    connect(m_selectedPanel, &SelectedPanel::actionWished, this, &SimulatorPage::act);
    connect(m_selectedPanel, &SelectedPanel::selectWished, this, &SimulatorPage::select);
    connect(m_selectedPanel, &SelectedPanel::timeWished, m_desk, &Desk::goTo);
    connect(m_selectedPanel, &SelectedPanel::scriptWished, this, &SimulatorPage::askScript);
    connect(m_parameters, &ParametersPanel::setWished, this,
            [this](bool sideB, const QString& path, const sim::Node& value, bool fromStart) {
                m_notice->dismiss();
                const SideName side = sideB ? SideName::B : SideName::A;
                if (fromStart)
                    m_desk->setFromStart(side, path.toStdString(), value);
                else
                    m_desk->set(side, path.toStdString(), value);
            });
    connect(m_parameters, &ParametersPanel::sideShown, this, &SimulatorPage::follow);
    connect(m_events, &EventsPanel::chosen, this, [this](sim::Time moment, const QString& element) {
        m_desk->goTo(moment + sim::Time(1));
        if (!element.isEmpty())
            select(element);
    });
    connect(m_events, &EventsPanel::csvWished, m_outputs, &RunOutputs::saveEvents);
    connect(m_transport, &TransportBar::runUntilWished, this, &SimulatorPage::askRunUntil);
    connect(m_tour, &TourBar::stepWished, this, &SimulatorPage::showStep);
    connect(m_belowChoice, &kit::SegmentedControl::currentChanged, m_below, &QStackedWidget::setCurrentIndex);
    connect(m_rightChoice, &kit::SegmentedControl::currentChanged, m_right, &QStackedWidget::setCurrentIndex);
}

QString SimulatorPage::title() const
{
    return tr("Simulator");
}

QString SimulatorPage::iconName() const
{
    return QStringLiteral("simulator");
}

QList<QAction*> SimulatorPage::headerActions() const
{
    return {m_tours, m_comparing, m_out};
}

bool SimulatorPage::showsB() const
{
    return m_desk->isComparing() && m_parameters->showsB();
}

void SimulatorPage::openScenario(const QString& id)
{
    m_store->load();
    const ScenarioEntry* entry = m_store->find(id);
    if (!entry)
        return;
    m_notice->dismiss();
    m_shownStep = nullptr;
    m_library->select(id);
    if (!entry->scenario) {
        say(entry->scenario.error());
        return;
    }
    m_scenario.clear();
    m_desk->open(*entry->scenario);
    select({});
}

/** What the parts know of a scenario before its first frame. Seed, changes and comparison leave it the same
 * one: what was opened, chosen and typed in the parts stays. */
void SimulatorPage::takeScenario()
{
    if (!m_desk->isOpen())
        return;
    const sim::Scenario& scenario = m_desk->scenario();
    const sim::Model* model = sim::findModel(sim::allModels(), scenario.model);
    if (!model)
        return;
    if (scenario.name != m_scenario || scenario.model != m_model.name) {
        m_scenario = scenario.name;
        m_model = model->describe();
        m_stage->setModel(QString::fromStdString(m_model.name));
        m_charts->setModel(m_model);
        m_table->setModel(m_model);
        m_parameters->setModel(m_model);
        m_selectedPanel->setModel(m_model);
    }
    m_compare->setScenario(scenario, m_model);
    m_compare->setOther(m_desk->isComparing() ? std::optional(m_desk->scenario(SideName::B)) : std::nullopt);
}

void SimulatorPage::follow()
{
    const FramePtr& frame = m_desk->frame();
    const bool sideB = showsB();
    nameShownRun();
    m_stage->show(frame, sideB);
    if (!frame->whole)
        return;
    const Side& shown = frame->side(sideB);
    followStory(*frame, shown);
    m_charts->show(frame);
    m_table->show(frame);
    m_parameters->show(frame->a.parameters, frame->b ? &frame->b->parameters : nullptr, shown.snapshot.at,
                       frame->playing);
    m_events->show(frame, sideB);
    m_selectedPanel->show(frame, sideB);
    followMarks();
}

/** Numbered steps on the stage are those of one mark; what happens to a thing has no end. */
void SimulatorPage::followStory(const Frame& frame, const Side& shown)
{
    const bool isOfMark =
        std::ranges::any_of(marks, [&](const char* kind) { return frame.followed.starts_with(kind); });
    const auto hasHappened = [&](const sim::LogEntry& entry) { return entry.at <= shown.snapshot.at; };
    m_stage->follow(isOfMark ? shown.story : std::vector<sim::LogEntry>(),
                    static_cast<std::size_t>(std::ranges::count_if(shown.story, hasHappened)));
}

/** Changes and bookmarks, on the timeline and in the charts. */
void SimulatorPage::followMarks()
{
    std::vector<TimeMark> marks;
    if (const FramePtr& frame = m_desk->frame()) {
        for (const sim::Change& change : frame->a.changes)
            marks.push_back({change.at,
                             QString::fromStdString(change.path + " = " + sim::writeJsonLine(change.value)),
                             TimeMark::Kind::Change});
    }
    for (const Bookmark& bookmark : m_desk->bookmarks())
        marks.push_back({bookmark.at, bookmark.name, TimeMark::Kind::Bookmark});
    std::ranges::stable_sort(marks, {}, &TimeMark::at);
    m_transport->timeline().setMarks(marks);
    m_charts->setMarks(std::move(marks));
}

void SimulatorPage::select(const QString& id)
{
    m_stage->select(id);
    m_charts->setPicked(id);
    m_table->setPicked(id);
    m_selectedPanel->select(id);
    m_desk->follow(id);
    if (!id.isEmpty() && !m_tour->step())
        setRight(Right::Selected);
}

void SimulatorPage::setBelow(Below below)
{
    m_belowChoice->setCurrent(static_cast<int>(below));
}

void SimulatorPage::setRight(Right right)
{
    m_rightChoice->setCurrent(static_cast<int>(right));
}

void SimulatorPage::say(const sim::Problem& problem)
{
    m_notice->say(wording::scenarioProblem(surroundings().speech.words(), problem),
                  QString::fromStdString(problem.path));
}

/** The first look opens a scenario: an empty stage teaches nothing. */
void SimulatorPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    fold();
    if (!m_desk->isOpen())
        openScenario(QString::fromLatin1(firstScenario));
}

void SimulatorPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier)
        m_transport->togglePlay();
    else
        Page::keyPressEvent(event);
}

void SimulatorPage::nameComparing()
{
    m_comparing->setText(m_desk->isComparing() ? tr("End the comparison") : tr("Compare two runs"));
}

void SimulatorPage::nameShownRun()
{
    m_shownRun->setVisible(m_desk->isComparing());
    m_shownRun->setText(showsB() ? tr("On the stage: run B") : tr("On the stage: run A"));
}

void SimulatorPage::retranslate()
{
    nameComparing();
    nameShownRun();
    m_comparing->setToolTip(tr("A second run with the same random numbers, whose parameters can differ"));
    m_tours->setText(tr("Tours"));
    m_tours->setToolTip(tr("Guided tours through the best-known examples"));
    m_out->setText(tr("Save…"));
    m_out->setToolTip(tr("Report, tables, pictures, the command that repeats the run"));
    const QList<QAction*> tourActions = m_tourMenu->actions();
    for (qsizetype i = 0; i < tourActions.size(); ++i)
        tourActions[i]->setText(tourText(tours()[static_cast<std::size_t>(i)].title));
    m_belowChoice->setTexts({tr("Charts"), tr("Table"), tr("Compare")});
    m_belowChoice->setName(tr("Below the stage"));
    m_rightChoice->setTexts({tr("Selected"), tr("Parameters"), tr("Events")});
    m_rightChoice->setName(tr("Right of the stage"));
    m_libraryButton->setAccessibleName(tr("Scenarios"));
    m_libraryButton->setToolTip(tr("Scenarios"));
    m_outputs->retranslate();
}

} // namespace naru::simulator
