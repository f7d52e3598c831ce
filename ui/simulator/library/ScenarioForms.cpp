// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/ScenarioForms.h"

#include "kit/Icons.h"
#include "kit/SearchField.h"
#include "kit/SegmentedControl.h"
#include "kit/Theme.h"
#include "sim/models/Models.h"
#include "simulator/library/ScenarioSchema.h"
#include "simulator/parameters/ParameterForm.h"
#include "simulator/parameters/ParameterHelp.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace naru::simulator {

using kit::Theme;

namespace {

const std::string parametersPrefix = "parameters.";

} // namespace

ScenarioForms::ScenarioForms(const kit::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_parts(new kit::SegmentedControl(surroundings.theme, Parts, this))
    , m_search(new kit::SearchField(this))
    , m_unreadable(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_help(new ParameterHelp(surroundings.speech, this))
{
    m_forms = {makeForm(About, aboutSchema()), makeForm(Parameters, ParameterSchema()),
               makeForm(Changes, changesSchema()), makeForm(Assertions, assertionsSchema())};
    layOut();
    connect(m_parts, &kit::SegmentedControl::currentChanged, this, [this](int part) {
        finish();
        m_stack->setCurrentIndex(part);
        m_help->clear();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        for (ParameterForm* form : m_forms)
            form->setFilter(words);
    });
    retranslate();
}

ScenarioForms::~ScenarioForms() = default;

ParameterForm* ScenarioForms::makeForm(Part part, ParameterSchema schema)
{
    auto* form = new ParameterForm(m_surroundings.theme, m_surroundings.speech, true, m_stack);
    form->setSchema(std::move(schema));
    m_stack->addWidget(form);
    connect(form, &ParameterForm::settingWished, this, [this, part](const Setting& setting) {
        const std::string path = (part == Parameters ? parametersPrefix : std::string()) + setting.path;
        Q_EMIT setWished(QString::fromStdString(path), setting.value);
    });
    connect(form, &ParameterForm::visited, this,
            [this](const ParameterRow& row) { m_help->explain(row, false); });
    return form;
}

void ScenarioForms::layOut()
{
    m_search->setProperty("compact", true);
    m_search->setLens(kit::Icons::icon(QStringLiteral("search"), m_surroundings.theme));
    m_unreadable->setProperty("tone", "smallWarn");
    m_unreadable->setWordWrap(true);
    m_unreadable->setContentsMargins(Theme::space(4), 0, Theme::space(4), Theme::space(1));
    m_unreadable->hide();
    auto* head = new QHBoxLayout;
    head->setContentsMargins(Theme::space(4), Theme::space(2), Theme::space(4), Theme::space(2));
    head->setSpacing(Theme::space(2));
    head->addWidget(m_parts);
    head->addWidget(m_search, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_unreadable);
    column->addWidget(m_stack, 1);
    column->addWidget(m_help);
}

void ScenarioForms::retranslate()
{
    m_parts->setTexts({tr("Scenario"), tr("Parameters"), tr("Changes"), tr("Assertions")});
    m_parts->setName(tr("Part of the scenario"));
    m_search->setPlaceholderText(tr("Find"));
    m_search->setAccessibleName(tr("Find a field"));
    m_unreadable->setText(tr("The form waits until the source can be read."));
    m_forms[About]->setTopName(tr("The scenario"));
    m_forms[Parameters]->setTopName(tr("The whole model"));
}

void ScenarioForms::setModel(const std::string& model)
{
    if (model == m_model)
        return;
    m_model = model;
    const sim::Model* known = sim::findModel(sim::allModels(), model);
    m_help->clear();
    m_forms[Parameters]->setSchema(known != nullptr ? ParameterSchema(known->describe().parameters)
                                                    : ParameterSchema());
}

void ScenarioForms::show(const ScenarioDraft& draft)
{
    static const sim::Node none = sim::Node::object();
    setModel(draft.model());
    const sim::Node* parameters = draft.tree().find("parameters");
    m_forms[Parameters]->show(parameters != nullptr ? *parameters : none, nullptr);
    for (const Part part : {About, Changes, Assertions})
        m_forms[part]->show(draft.tree(), nullptr);
    for (ParameterForm* form : m_forms)
        form->clearProblem();
    m_unreadable->setVisible(!draft.isReadable());
    m_stack->setEnabled(draft.isReadable());
}

void ScenarioForms::showProblem(const sim::Problem& problem)
{
    const auto current = static_cast<std::size_t>(m_stack->currentIndex());
    m_forms[current]->showProblem(problem);
}

void ScenarioForms::finish()
{
    for (ParameterForm* form : m_forms)
        form->finish();
}

void ScenarioForms::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace naru::simulator
