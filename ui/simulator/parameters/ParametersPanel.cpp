// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/ParametersPanel.h"

#include "kit/Icons.h"
#include "kit/SearchField.h"
#include "kit/SegmentedControl.h"
#include "kit/Speech.h"
#include "kit/Theme.h"
#include "simulator/parameters/DifferenceMark.h"
#include "simulator/parameters/ParameterForm.h"
#include "simulator/parameters/ParameterHelp.h"
#include "wording/ScenarioWords.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace naru::simulator {

using kit::Theme;

namespace {

constexpr int panelMargin = 16;
constexpr int leastForHelp = 480;

QLabel* note(const char* tone, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("tone", tone);
    label->setContentsMargins(panelMargin, 0, panelMargin, Theme::space(1));
    label->hide();
    return label;
}

} // namespace

ParametersPanel::ParametersPanel(const kit::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_head(new QHBoxLayout)
    , m_second(new QHBoxLayout)
    , m_title(new QLabel(this))
    , m_sides(new kit::SegmentedControl(surroundings.theme, 2, this))
    , m_from(new kit::SegmentedControl(surroundings.theme, 2, this))
    , m_search(new kit::SearchField(this))
    , m_found(note("small", this))
    , m_problem(note("smallFail", this))
    , m_locked(note("small", this))
    , m_form(new ParameterForm(surroundings.theme, surroundings.speech, false, this))
    , m_legend(new QWidget(this))
    , m_differs(new QLabel(m_legend))
    , m_help(new ParameterHelp(surroundings.speech, this))
{
    layOut();
    connect(m_sides, &kit::SegmentedControl::currentChanged, this, [this] {
        refresh();
        Q_EMIT sideShown();
    });
    connect(m_from, &kit::SegmentedControl::currentChanged, this, &ParametersPanel::refresh);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_form->setFilter(words);
        count();
    });
    connect(m_form, &ParameterForm::settingWished, this, &ParametersPanel::wish);
    connect(m_form, &ParameterForm::visited, this, [this](const ParameterRow& row) {
        m_help->explain(row, !isFromStart() && !row.entry->info.whileRunning);
    });
    retranslate();
}

ParametersPanel::~ParametersPanel() = default;

void ParametersPanel::layOut()
{
    m_title->setProperty("tone", "heading");
    m_search->setProperty("compact", true);
    m_search->setLens(kit::Icons::icon(QStringLiteral("search"), m_surroundings.theme));
    m_sides->hide();
    m_differs->setProperty("tone", "small");

    m_head->setContentsMargins(panelMargin, Theme::space(2), panelMargin, Theme::space(2));
    m_head->addWidget(m_title);
    m_head->addStretch(1);
    m_head->addWidget(m_sides);
    m_head->addWidget(m_from);
    m_second->setContentsMargins(panelMargin, 0, panelMargin, 0);
    auto* search = new QHBoxLayout;
    search->setContentsMargins(panelMargin, 0, panelMargin, Theme::space(2));
    search->addWidget(m_search);
    auto* legend = new QHBoxLayout(m_legend);
    legend->setContentsMargins(panelMargin, Theme::space(1), panelMargin, Theme::space(1));
    legend->setSpacing(Theme::space(2));
    legend->addWidget(new DifferenceMark(m_surroundings.theme, m_legend));
    legend->addWidget(m_differs, 1);
    m_legend->hide();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_head);
    column->addLayout(m_second);
    column->addLayout(search);
    for (QLabel* label : {m_found, m_problem, m_locked})
        column->addWidget(label);
    column->addWidget(m_form, 1);
    column->addWidget(m_legend);
    column->addWidget(m_help);
}

void ParametersPanel::retranslate()
{
    m_title->setText(tr("Parameters"));
    m_sides->setTexts({tr("Run A"), tr("Run B")});
    m_sides->setName(tr("Which run"));
    m_from->setTexts({tr("From now"), tr("From the start")});
    m_from->setName(tr("When changes take effect"));
    m_search->setPlaceholderText(tr("Find a parameter"));
    m_search->setAccessibleName(tr("Find a parameter"));
    m_locked->setText(tr("Values without a field are fixed once a run has begun. From the start they can be "
                         "changed, too."));
    m_differs->setText(tr("differs from run A"));
    count();
}

void ParametersPanel::setModel(const sim::ModelInfo& model)
{
    m_help->clear();
    m_form->setSchema(ParameterSchema(model.parameters));
    m_a = sim::Node::object();
    m_b.reset();
    m_problem->hide();
}

void ParametersPanel::show(const sim::Node& a, const sim::Node* b, sim::Time now, bool running)
{
    m_a = a;
    m_b = b != nullptr ? std::optional(*b) : std::nullopt;
    m_now = now;
    m_isRunning = running;
    if (isVisible())
        refresh();
}

bool ParametersPanel::hasBegun() const
{
    return m_isRunning || m_now > sim::Time{};
}

bool ParametersPanel::isFromStart() const
{
    return !hasBegun() || m_from->current() == 1;
}

bool ParametersPanel::showsB() const
{
    return m_b && m_sides->current() == 1;
}

void ParametersPanel::setShowsB(bool isB)
{
    m_sides->setCurrent(isB ? 1 : 0);
}

void ParametersPanel::refresh()
{
    placeChoices();
    m_from->setEnabled(hasBegun());
    m_form->setLocked(!isFromStart());
    m_form->show(showsB() ? *m_b : m_a, showsB() ? &m_a : nullptr);
    m_locked->setVisible(m_form->hasLockedRows());
    m_legend->setVisible(m_form->hasDifferences());
}

void ParametersPanel::placeChoices()
{
    // Both do not fit beside the title.
    const bool isComparing = m_b.has_value();
    if (m_sides->isHidden() != isComparing)
        return;
    m_sides->setVisible(isComparing);
    if (isComparing)
        m_second->addWidget(m_from, 0, Qt::AlignLeft);
    else
        m_head->addWidget(m_from);
    m_second->setContentsMargins(panelMargin, 0, panelMargin, isComparing ? Theme::space(2) : 0);
}

void ParametersPanel::count()
{
    const auto found = m_form->found();
    m_found->setVisible(found.has_value());
    if (!found)
        return;
    const QLocale& locale = m_surroundings.speech.words().locale();
    const auto number = [&locale](std::size_t value) {
        return locale.toString(static_cast<qulonglong>(value));
    };
    m_found->setText(
        found->first > ParameterForm::mostFound
            ? tr("%1 of %2; the first %3 are shown.")
                  .arg(number(found->first), number(found->second), number(ParameterForm::mostFound))
            : tr("%1 of %2").arg(number(found->first), number(found->second)));
}

void ParametersPanel::wish(const Setting& setting)
{
    m_problem->hide();
    Q_EMIT setWished(showsB(), QString::fromStdString(setting.path), setting.value, isFromStart());
}

void ParametersPanel::showProblem(const sim::Problem& problem)
{
    refresh();
    if (!m_form->found() && m_form->showProblem(problem))
        return;
    m_search->clear();
    if (m_form->showProblem(problem))
        return;
    m_problem->setText(wording::scenarioProblem(m_surroundings.speech.words(), problem));
    m_problem->show();
}

void ParametersPanel::resizeEvent(QResizeEvent* event)
{
    // In a low window the fields need the room; the tooltips say the same.
    m_help->setVisible(event->size().height() >= leastForHelp);
    QWidget::resizeEvent(event);
}

void ParametersPanel::showEvent(QShowEvent* event)
{
    refresh();
    QWidget::showEvent(event);
}

void ParametersPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace naru::simulator
