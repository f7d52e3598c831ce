// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/ScenarioEditor.h"

#include "kit/ConfirmBar.h"
#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "simulator/library/ProblemLine.h"
#include "simulator/library/ScenarioForms.h"
#include "simulator/library/ScenarioSource.h"
#include "simulator/library/ScenarioTemplates.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

namespace naru::simulator {

using kit::Theme;

namespace {

constexpr QSize wanted{1120, 720};
constexpr int formWidth = 480;
/** After the last key: what is half typed is not worth a complaint. */
constexpr std::chrono::milliseconds checkAfter{250};

std::string sourceOf(const ScenarioStore& store, const QString& id)
{
    const ScenarioEntry* entry = store.find(id);
    return entry != nullptr ? entry->source.toStdString() : templateOf("balancer");
}

} // namespace

ScenarioEditor::ScenarioEditor(const kit::Surroundings& surroundings, ScenarioStore& store, const QString& id,
                               QWidget* parent)
    : ScenarioEditor(surroundings, store, id, sourceOf(store, id), parent)
{}

ScenarioEditor::ScenarioEditor(const kit::Surroundings& surroundings, ScenarioStore& store,
                               const QByteArray& source, QWidget* parent)
    : ScenarioEditor(surroundings, store, QString(), source.toStdString(), parent)
{}

ScenarioEditor::ScenarioEditor(const kit::Surroundings& surroundings, ScenarioStore& store, const QString& id,
                               std::string source, QWidget* parent)
    : kit::Dialog(surroundings, parent)
    , m_store(store)
    , m_id(id)
    , m_draft(std::move(source), store.files())
    , m_forms(new ScenarioForms(surroundings, this))
    , m_source(new ScenarioSource(surroundings.theme, this))
    , m_problem(new ProblemLine(surroundings, this))
    , m_confirm(new kit::ConfirmBar(surroundings.theme, this))
    , m_failure(new QLabel(this))
    , m_undo(makeButton())
    , m_redo(makeButton())
    , m_copy(makeButton())
    , m_save(makeButton())
{
    layOut();
    addShortcuts();
    m_checkSoon.setSingleShot(true);
    m_checkSoon.setInterval(checkAfter);
    connect(&m_checkSoon, &QTimer::timeout, this, &ScenarioEditor::takeTyped);
    connect(m_forms, &ScenarioForms::setWished, this, &ScenarioEditor::set);
    connect(m_source, &ScenarioSource::typed, this, [this] { m_checkSoon.start(); });
    connect(m_problem, &ProblemLine::placeWished, m_source, &ScenarioSource::goTo);
    connect(&surroundings.theme, &Theme::changed, m_source, &ScenarioSource::restyle);
    retranslate();
    follow();
}

void ScenarioEditor::layOut()
{
    m_failure->setProperty("tone", "fail");
    m_failure->setWordWrap(true);
    m_failure->setContentsMargins(Theme::pageMargin, Theme::space(2), Theme::pageMargin, Theme::space(2));
    m_failure->hide();
    auto* splitter = new QSplitter(this);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_forms);
    splitter->addWidget(m_source);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({formWidth, wanted.width() - formWidth});
    content().addWidget(splitter, 1);
    content().addWidget(m_problem);
    content().addWidget(m_confirm);
    content().addWidget(m_failure);
    const auto icon = [this](QPushButton* button, const char* name) {
        button->setIcon(kit::Icons::icon(QLatin1String(name), surroundings().theme));
        kit::setButtonRole(*button, "quiet");
        buttons().addWidget(button);
    };
    icon(m_undo, "undo");
    icon(m_redo, "redo");
    buttons().addStretch(1);
    buttons().addWidget(m_copy);
    buttons().addWidget(m_save);
    kit::setButtonRole(*m_save, "primary");
    connect(m_save, &QPushButton::clicked, this, [this] { save(false); });
    connect(m_copy, &QPushButton::clicked, this, [this] { save(true); });
    m_copy->setVisible(!m_id.isEmpty());
    resize(wanted);
}

void ScenarioEditor::addShortcuts()
{
    const auto undo = [this] {
        finish();
        m_draft.undo();
        follow();
    };
    const auto redo = [this] {
        m_draft.redo();
        follow();
    };
    connect(m_undo, &QPushButton::clicked, this, undo);
    connect(m_redo, &QPushButton::clicked, this, redo);
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, this, undo);
    connect(new QShortcut(QKeySequence::Redo, this), &QShortcut::activated, this, redo);
    connect(new QShortcut(QKeySequence::Save, this), &QShortcut::activated, this, [this] { save(false); });
}

void ScenarioEditor::retranslate()
{
    setHeading(m_id.isEmpty() ? tr("New scenario") : tr("Edit the scenario"));
    setSentence(tr("The form and the source are the same scenario."));
    setCloseText(tr("Cancel"));
    m_source->setName(tr("Source of the scenario"));
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_copy->setText(tr("Save as a copy"));
    m_save->setText(tr("Save"));
    m_confirm->retranslate();
}

void ScenarioEditor::changeEvent(QEvent* event)
{
    kit::Dialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        follow();
}

void ScenarioEditor::set(const QString& path, const sim::Node& value)
{
    takeTyped();
    // A new scenario of another model begins with that model's own parameters.
    const bool isOther = m_id.isEmpty() && path == QLatin1String("model");
    if (isOther)
        m_draft.replace(templateOf(value.text));
    else
        m_draft.set(path.toStdString(), value);
    follow();
    if (m_draft.problem())
        m_forms->showProblem(*m_draft.problem());
}

void ScenarioEditor::takeTyped()
{
    m_checkSoon.stop();
    if (m_source->text() == m_draft.source())
        return;
    m_draft.replace(m_source->text());
    follow();
}

void ScenarioEditor::finish()
{
    m_source->finish();
    takeTyped();
    m_forms->finish();
}

void ScenarioEditor::follow()
{
    m_source->show(m_draft.source());
    m_forms->show(m_draft);
    const std::optional<sim::Problem>& problem = m_draft.problem();
    m_source->mark(problem ? problem->place : std::nullopt);
    m_problem->say(problem);
    m_undo->setEnabled(m_draft.canUndo());
    m_redo->setEnabled(m_draft.canRedo());
}

void ScenarioEditor::save(bool asCopy)
{
    finish();
    const QByteArray source = QByteArray::fromStdString(m_draft.source());
    StoreResult<QString> done = m_id;
    if (m_id.isEmpty() || asCopy)
        done = m_store.add(source);
    else if (auto saved = m_store.save(m_id, source); !saved)
        done = std::unexpected(std::move(saved.error()));
    if (!done)
        return say(done.error());
    m_draft.noteKept();
    Q_EMIT saved(*done);
    accept();
}

void ScenarioEditor::say(const StoreError& error)
{
    m_failure->setText(storeSentence(surroundings().speech.words(), error));
    m_failure->show();
}

void ScenarioEditor::reject()
{
    finish();
    if (!m_draft.isChanged())
        return kit::Dialog::reject();
    m_confirm->ask(tr("What was changed is not saved."), tr("Discard"), [this] { kit::Dialog::reject(); });
}

} // namespace naru::simulator
