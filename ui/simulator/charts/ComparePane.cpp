// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/ComparePane.h"

#include "kit/ComboBox.h"
#include "kit/FocusOrder.h"
#include "kit/Icons.h"
#include "kit/KeyScroll.h"
#include "kit/RowHeader.h"
#include "kit/RowTable.h"
#include "kit/SegmentedControl.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/TableCsv.h"
#include "kit/TextCell.h"
#include "kit/Theme.h"
#include "sim/models/Models.h"
#include "simulator/charts/CompareForm.h"
#include "simulator/charts/CompareTables.h"
#include "simulator/charts/ComparisonPlan.h"
#include "simulator/charts/ExportMenu.h"
#include "simulator/charts/PaintedView.h"
#include "simulator/charts/PlainTable.h"
#include "wording/ScenarioWords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedLayout>

namespace naru::simulator {

namespace {

constexpr int pictureWidth = 800;

bool areSame(const sim::Scenario& a, const sim::Scenario& b)
{
    return sim::writeScenario(a) == sim::writeScenario(b);
}

} // namespace

ComparePane::ComparePane(const kit::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_job(new ReplicationJob(this))
    , m_mode(new kit::SegmentedControl(surroundings.theme, 2, this))
    , m_figure(new kit::ComboBox(surroundings.theme, this))
    , m_run(new QPushButton(this))
    , m_tableButton(new QPushButton(this))
    , m_export(new QPushButton(this))
    , m_exports(new ExportMenu(
          QStringLiteral("comparison"), QStringLiteral("comparison"),
          {.png = [this] { return png(); }, .svg = [this] { return svg(); }, .csv = [this] { return csv(); }},
          this))
    , m_form(new CompareForm(surroundings, this))
    , m_progress(new QProgressBar(this))
    , m_message(new QLabel(this))
    , m_stack(new QStackedLayout)
    , m_area(new kit::KeyScroll(this))
    , m_view(new PaintedView(m_area))
    , m_table(new PlainTable(this))
    , m_tableView(new kit::RowTable(surroundings.theme, new kit::RowHeader(surroundings.theme), this))
{
    layOut();
    connectAll();
    sayWhatItIs();
    retranslate();
    noteRunning();
}

void ComparePane::layOut()
{
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(kit::Theme::pageMargin, 6, kit::Theme::pageMargin, 2);
    bar->setSpacing(kit::Theme::space(2));
    bar->addWidget(m_mode);
    bar->addWidget(m_figure, 1);
    bar->addStretch();
    for (QPushButton* button : {m_tableButton, m_export})
        kit::setButtonRole(*button, "small");
    m_tableButton->setCheckable(true);
    m_export->setIcon(kit::Icons::icon(QStringLiteral("export"), m_surroundings.theme));
    bar->addWidget(m_tableButton);
    bar->addWidget(m_export);

    QHBoxLayout& going = m_form->lastLine();
    going.addWidget(m_run);
    kit::chainInto(*m_form, *m_run);
    going.addWidget(m_progress);
    going.addWidget(m_message, 1);
    m_message->setProperty("tone", "small");
    m_message->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(160, 6);

    m_area->setWidget(m_view);
    m_tableView->setModel(m_table);
    m_tableView->setItemDelegate(new kit::TextCell(m_surroundings.theme, m_tableView));
    m_stack->addWidget(m_area);
    m_stack->addWidget(m_tableView);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_form);
    layout->addLayout(m_stack, 1);
}

void ComparePane::connectAll()
{
    m_export->setMenu(m_exports);
    connect(m_exports, &ExportMenu::failed, this, &ComparePane::failed);
    connect(m_mode, &kit::SegmentedControl::currentChanged, this, [this] {
        m_form->setSweeping(isSweeping());
        showResults();
    });
    connect(m_run, &QPushButton::clicked, this, [this] { isRunning() ? cancel() : run(); });
    connect(m_form, &CompareForm::accepted, this, &ComparePane::run);
    connect(m_figure, &QComboBox::currentIndexChanged, this, &ComparePane::showResults);
    connect(m_tableButton, &QPushButton::toggled, this,
            [this](bool table) { m_stack->setCurrentIndex(table ? 1 : 0); });
    connect(m_job, &ReplicationJob::progressed, this, [this](int done, int total) {
        m_progress->setRange(0, total);
        m_progress->setValue(done);
        say([done, total] { return tr("%1 of %2 runs").arg(done).arg(total); });
    });
    connect(m_job, &ReplicationJob::failed, this, [this](const sim::Problem& problem) {
        noteRunning();
        refuse(problem);
    });
    connect(m_job, &ReplicationJob::finished, this, &ComparePane::take);
    connect(&m_surroundings.theme, &kit::Theme::changed, m_view, qOverload<>(&QWidget::update));
}

bool ComparePane::isSweeping() const
{
    return m_mode->current() == 1;
}

/** Results are those of one scenario and one other: with another seed, too, they say nothing any more. */
void ComparePane::forgetResults()
{
    cancel();
    m_found.clear();
    m_points.clear();
    sayWhatItIs();
}

void ComparePane::setScenario(const sim::Scenario& scenario, const sim::ModelInfo& model)
{
    if (m_scenario && !areSame(*m_scenario, scenario))
        forgetResults();
    m_scenario = scenario;
    m_texts = SeriesTexts(model);
    m_form->setParameters(parameterPaths(model, scenario.parameters));
    showResults();
}

void ComparePane::setOther(std::optional<sim::Scenario> other)
{
    const bool isSame =
        m_other && other ? areSame(*m_other, *other) : m_other.has_value() == other.has_value();
    if (!isSame && m_foundFor.empty() && !m_found.empty())
        forgetResults();
    m_other = std::move(other);
    showResults();
}

/** What stands below the form, in the language of the moment. */
void ComparePane::say(std::function<QString()> words)
{
    m_words = std::move(words);
    m_message->setText(m_words());
}

void ComparePane::sayWhatItIs()
{
    say([] { return tr("Every variant gets the same random numbers; each replication has another seed."); });
}

void ComparePane::setMode(Mode mode)
{
    m_mode->setCurrent(mode == Mode::Compare ? 0 : 1);
}

void ComparePane::setTable(bool shown)
{
    m_tableButton->setChecked(shown);
}

void ComparePane::run()
{
    if (!m_scenario)
        return;
    const std::vector<std::string> settings = m_form->settings();
    auto plan =
        isSweeping() ? planSweep(*m_scenario, settings) : planComparison(*m_scenario, m_other, settings);
    if (!plan) {
        refuse(plan.error());
        return;
    }
    m_sweptLast = isSweeping();
    m_settings = std::move(plan->settings);
    say([] { return QString(); });
    m_progress->reset();
    m_job->start(std::move(plan->scenarios), static_cast<std::uint64_t>(m_form->replications()),
                 sim::allModels());
    noteRunning();
}

void ComparePane::cancel()
{
    if (!isRunning())
        return;
    m_job->cancel();
    say([] { return tr("Cancelled."); });
    noteRunning();
}

void ComparePane::noteRunning()
{
    m_run->setText(isRunning() ? tr("Cancel") : tr("Run"));
    m_progress->setVisible(isRunning());
    m_form->setEditable(!isRunning());
    m_mode->setEnabled(!isRunning());
}

void ComparePane::refuse(const sim::Problem& problem)
{
    if (problem.code == sim::ProblemCode::MemberMissing && problem.path.empty())
        say([] { return tr("Choose a parameter and write its values."); });
    else if (problem.code == sim::ProblemCode::TooMany && problem.path.empty())
        say([] { return tr("These are too many combinations: %1 at most.").arg(mostSweptPoints); });
    else
        say([this, problem] { return wording::scenarioProblem(m_surroundings.speech.words(), problem); });
}

void ComparePane::take()
{
    const auto& outcomes = m_job->outcomes();
    if (m_sweptLast) {
        m_points.clear();
        for (std::size_t i = 0; i < outcomes.size(); ++i)
            m_points.push_back(sim::sweptPoint(i + 1, m_settings[i], outcomes[i]));
        fillFigures();
    } else {
        m_found = sim::differences(outcomes[0], outcomes[1]);
        m_replications = outcomes[0].size();
        m_foundFor = m_settings.empty() ? sim::Point() : m_settings.front();
    }
    say([runs = outcomes.size() * outcomes.front().size()] {
        return tr("Runs: %1, with the seeds of naructl").arg(runs);
    });
    noteRunning();
    showResults();
    Q_EMIT finished();
}

void ComparePane::fillFigures()
{
    const QSignalBlocker quiet(m_figure);
    const QString before = m_figure->currentData().toString();
    m_figure->clear();
    for (const sim::Metric& metric : m_points.front().report.metrics()) {
        const QString code = QString::fromStdString(metric.name);
        const QString title = m_texts.metricTitle(metric.name, m_surroundings.speech.language());
        m_figure->addItem(SeriesTexts::withCode(title, code), code);
    }
    const int kept = m_figure->findData(before);
    const int availability = m_figure->findData(QStringLiteral("availability"));
    m_figure->setCurrentIndex(kept >= 0 ? kept : std::max(0, availability));
}

void ComparePane::setFigure(const QString& code)
{
    m_figure->setCurrentIndex(std::max(0, m_figure->findData(code)));
}

SweepPicture ComparePane::sweepShown() const
{
    return sweepPicture(m_points, m_figure->currentData().toString().toStdString(), m_figure->currentText());
}

QSize ComparePane::pictureSize(int width) const
{
    if (isSweeping())
        return sizeOf(sweepShown(), width);
    return {width, (static_cast<int>(m_differences.size()) + 1) * differenceRowHeight};
}

void ComparePane::paint(QPainter& painter, const charts::Look& look, const QSize& size) const
{
    const wording::Words& words = m_surroundings.speech.words();
    if (isSweeping() && !m_points.empty())
        paintSweep(painter, look, words, sweepShown(), size);
    else if (!isSweeping() && !m_differences.empty())
        paintDifferences(painter, look, words, m_differences, size.width());
}

void ComparePane::showResults()
{
    m_differences = differenceRows(m_found, m_texts, m_surroundings.speech.language());
    m_figure->setVisible(isSweeping() && !m_points.empty());
    m_view->setPainter(
        [this](QPainter& painter, const QSize& size) {
            paint(painter, charts::Look::ofScreen(m_surroundings.theme),
                  {size.width(), pictureSize(size.width()).height()});
        },
        pictureSize(pictureWidth).height());
    showTable();
}

void ComparePane::showTable()
{
    const wording::Words& words = m_surroundings.speech.words();
    m_table->setContent(isSweeping()
                            ? sweepTable(m_points, m_figure->currentData().toString().toStdString(), words)
                            : differenceTable(m_differences, words));
    std::vector<kit::ColumnWidth> widths(static_cast<std::size_t>(m_table->columnCount()), {.least = 40});
    if (!widths.empty())
        widths.front() = {.least = 120, .fitContent = isSweeping(), .stretch = 1};
    m_tableView->setColumnWidths(std::move(widths));
}

QString ComparePane::message() const
{
    return m_message->text();
}

QByteArray ComparePane::png() const
{
    const charts::Look look = charts::Look::ofScreen(m_surroundings.theme);
    const QSize size = pictureSize(pictureWidth);
    return charts::pngOf(
        charts::imageOf(size, look.colors.bg, [&](QPainter& painter) { paint(painter, look, size); }));
}

QByteArray ComparePane::svg() const
{
    const charts::Look look = charts::Look::ofScreen(m_surroundings.theme);
    const QSize size = pictureSize(pictureWidth);
    return charts::svgOf(size, look.colors.bg, isSweeping() ? tr("Sweep") : tr("Comparison of A and B"),
                         [&](QPainter& painter) { paint(painter, look, size); });
}

QByteArray ComparePane::csv() const
{
    return kit::csvOf(*m_table);
}

void ComparePane::retranslate()
{
    m_mode->setTexts({tr("A and B"), tr("Sweep")});
    m_mode->setName(tr("What is compared"));
    m_figure->setAccessibleName(tr("Figure"));
    m_tableButton->setText(tr("Table"));
    m_export->setText(tr("Export"));
    m_exports->retranslate();
    m_area->setAccessibleName(tr("Chart: comparison"));
    m_view->setAccessibleName(tr("Chart: comparison"));
    m_view->setAccessibleDescription(tr("The table behind it says the same in figures."));
    m_tableView->setAccessibleName(tr("Table: comparison"));
    m_progress->setAccessibleName(tr("Progress"));
    m_message->setText(m_words());
    noteRunning();
    if (!m_points.empty())
        fillFigures();
    showResults();
}

void ComparePane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace naru::simulator
