// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Notice.h"
#include "kit/Speech.h"
#include "simulator/SimulatorPage.h"
#include "simulator/charts/SeriesTexts.h"
#include "simulator/desk/RunUntilDialog.h"
#include "simulator/desk/ScriptDialog.h"
#include "simulator/desk/SelectedPanel.h"
#include "simulator/desk/TourBar.h"
#include "simulator/library/LibraryPanel.h"
#include "simulator/library/ScenarioEditor.h"

/** What the user wants done to runs and scenarios. */
namespace naru::simulator {

void SimulatorPage::importScenarios(const QStringList& files)
{
    m_store->load();
    for (const QString& file : files)
        m_library->importFile(file);
}

void SimulatorPage::act(const std::vector<SettingWish>& settings)
{
    m_notice->dismiss();
    for (const SettingWish& setting : settings)
        m_desk->set(side(), setting.path, setting.value);
}

void SimulatorPage::beginTour(const Tour& tour)
{
    m_shownStep = nullptr;
    m_tour->begin(tour);
}

/** Each step can be reached from any other: what differs in scenario, changes or comparison is opened anew.
 */
void SimulatorPage::showStep(const TourStep& step)
{
    const bool isSame = m_shownStep && m_shownStep->scenario == step.scenario &&
                        m_shownStep->changes.data() == step.changes.data() &&
                        m_shownStep->other == step.other;
    const QString id = QStringLiteral("shipped/") % QString::fromLatin1(step.scenario);
    m_store->load();
    const ScenarioEntry* entry = m_store->find(id);
    if (!entry || !entry->scenario)
        return;
    if (!isSame) {
        sim::Scenario scenario = *entry->scenario;
        for (const TourChange& change : step.changes)
            scenario.changes.push_back(
                {.at = change.at, .set = change.path, .to = sim::readValue(change.value)});
        std::optional<sim::Scenario> other;
        if (step.other) {
            other = scenario;
            if (auto problem = sim::applySetting(*other, step.other))
                say(*problem);
        }
        m_library->select(id);
        m_scenario.clear();
        m_desk->open(scenario, other);
    }
    m_shownStep = &step;
    m_desk->goTo(step.at);
    select(QString::fromLatin1(step.select));
    setRight(step.panel);
}

void SimulatorPage::askRunUntil()
{
    if (!m_desk->frame())
        return;
    const Frame& frame = *m_desk->frame();
    const SeriesTexts texts(m_model);
    std::vector<RunUntilDialog::Figure> figures;
    for (const sim::Series& series : frame.a.recorder->series()) {
        const QString name = QString::fromStdString(series.name);
        const QString title = texts.title(series.name, surroundings().speech.language());
        figures.push_back({SeriesTexts::withCode(title, name), name});
    }
    auto* dialog = new RunUntilDialog(surroundings(), m_model.events, figures, m_desk->now(), this);
    connect(dialog, &RunUntilDialog::wished, m_desk, &Desk::play);
    dialog->open();
}

void SimulatorPage::askScript()
{
    auto* dialog = new ScriptDialog(surroundings(), QStringLiteral("cpu.value"), this);
    connect(dialog, &ScriptDialog::wished, this,
            [this](const std::vector<sim::PlannedChange>& changes) { m_desk->plan(side(), changes); });
    dialog->open();
}

/** A shipped one stays as it is: a copy of it is edited. */
void SimulatorPage::edit(const QString& id)
{
    const ScenarioEntry* entry = m_store->find(id);
    if (entry == nullptr || entry->isOwn())
        return openEditor(new ScenarioEditor(surroundings(), *m_store, id, this));
    if (const auto copy = m_store->copyOf(id))
        openEditor(new ScenarioEditor(surroundings(), *m_store, *copy, this));
}

/** The run with all that was done to it becomes a scenario of the user's own. */
void SimulatorPage::keepAsScenario()
{
    if (!m_desk->isOpen())
        return;
    m_store->load();
    const QByteArray source = QByteArray::fromStdString(sim::writeScenario(m_desk->recorded(side())));
    openEditor(new ScenarioEditor(surroundings(), *m_store, source, this));
}

void SimulatorPage::openEditor(ScenarioEditor* editor)
{
    connect(editor, &ScenarioEditor::saved, this, &SimulatorPage::openScenario);
    editor->open();
}

} // namespace naru::simulator
