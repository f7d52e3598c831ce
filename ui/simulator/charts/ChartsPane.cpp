// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/ChartsPane.h"

#include "kit/Icons.h"
#include "kit/KeyScroll.h"
#include "kit/RowHeader.h"
#include "kit/RowTable.h"
#include "kit/SegmentedControl.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/TextCell.h"
#include "kit/Theme.h"
#include "simulator/charts/ChartPictures.h"
#include "simulator/charts/ChartStack.h"
#include "simulator/charts/ChartTables.h"
#include "simulator/charts/DistributionView.h"
#include "simulator/charts/ExportMenu.h"
#include "simulator/charts/MetricTable.h"
#include "simulator/charts/SeriesMenu.h"
#include "simulator/charts/SeriesTable.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedLayout>

namespace naru::simulator {

using kit::Theme;

namespace {

/** Fifteen times a second for charts; tables are read, not watched. */
constexpr int chartInterval = 66;
constexpr int tableInterval = 500;

enum Part { OverTimePart, DistributionPart, SeriesTablePart, MetricTablePart };

} // namespace

ChartsPane::ChartsPane(const kit::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_view(new kit::SegmentedControl(surroundings.theme, 2, this))
    , m_window(new kit::SegmentedControl(surroundings.theme, 2, this))
    , m_series(new QPushButton(this))
    , m_tableButton(new QPushButton(this))
    , m_export(new QPushButton(this))
    , m_menu(new SeriesMenu(this))
    , m_exports(new ExportMenu(
          QStringLiteral("chart"), QStringLiteral("table"),
          {.png = [this] { return png(); }, .svg = [this] { return svg(); }, .csv = [this] { return csv(); }},
          this))
    , m_stack(new QStackedLayout)
    , m_overTime(new ChartStack(surroundings.theme, this))
    , m_distributionArea(new kit::KeyScroll(this))
    , m_distributions(new DistributionView(surroundings.theme, surroundings.speech, m_distributionArea))
    , m_seriesTable(new SeriesTable(this))
    , m_metricTable(new MetricTable(surroundings.speech, this))
    , m_seriesView(new kit::RowTable(surroundings.theme, new kit::RowHeader(surroundings.theme), this))
    , m_metricView(new kit::RowTable(surroundings.theme, new kit::RowHeader(surroundings.theme), this))
{
    auto* bar = new QWidget(this);
    makeBar(bar);
    makeTables();
    m_distributionArea->setWidget(m_distributions);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_overTime, m_distributionArea, m_seriesView, m_metricView})
        m_stack->addWidget(part);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addLayout(m_stack, 1);

    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ChartsPane::refresh);
    connect(m_overTime, &ChartStack::momentPressed, this, &ChartsPane::timeWished);
    connect(&m_surroundings.theme, &Theme::changed, this, &ChartsPane::restyle);
    m_window->setCurrent(1);
    retranslate();
}

void ChartsPane::makeBar(QWidget* bar)
{
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(Theme::pageMargin, 6, Theme::pageMargin, 2);
    layout->setSpacing(Theme::space(2));
    layout->addWidget(m_view);
    layout->addWidget(m_window);
    layout->addStretch();
    for (QPushButton* button : {m_series, m_tableButton, m_export}) {
        kit::setButtonRole(*button, "small");
        layout->addWidget(button);
    }
    m_tableButton->setCheckable(true);
    m_series->setMenu(m_menu);
    m_export->setMenu(m_exports);
    m_export->setIcon(kit::Icons::icon(QStringLiteral("export"), m_surroundings.theme));
    connect(m_exports, &ExportMenu::failed, this, &ChartsPane::failed);
    connect(m_view, &kit::SegmentedControl::currentChanged, this, &ChartsPane::showPart);
    connect(m_window, &kit::SegmentedControl::currentChanged, this, &ChartsPane::refresh);
    connect(m_tableButton, &QPushButton::toggled, this, &ChartsPane::showPart);
    connect(m_menu, &SeriesMenu::chosenChanged, this, &ChartsPane::refresh);
}

void ChartsPane::makeTables()
{
    m_seriesView->setModel(m_seriesTable);
    // Thousands of rows: all as high as the first.
    m_seriesView->setUniformRowHeights(true);
    m_metricView->setModel(m_metricTable);
    for (kit::RowTable* view : {m_seriesView, m_metricView})
        view->setItemDelegate(new kit::TextCell(m_surroundings.theme, view));
}

void ChartsPane::setModel(const sim::ModelInfo& model)
{
    m_model = model.name;
    m_texts = SeriesTexts(model);
    m_run.reset();
    m_frame.reset();
}

void ChartsPane::show(const FramePtr& frame)
{
    m_frame = frame;
    scheduleRefresh();
}

void ChartsPane::setMarks(std::vector<TimeMark> marks)
{
    m_marks = std::move(marks);
    scheduleRefresh();
}

void ChartsPane::setPicked(const QString& id)
{
    m_picked = id.section(u'/', -1);
    scheduleRefresh();
}

void ChartsPane::setView(View view)
{
    m_view->setCurrent(view == View::OverTime ? 0 : 1);
}

void ChartsPane::setWindow(ChartWindow window)
{
    m_window->setCurrent(window == ChartWindow::TenSeconds ? 0 : 1);
}

void ChartsPane::setTable(bool shown)
{
    m_tableButton->setChecked(shown);
}

void ChartsPane::showPart()
{
    const bool overTime = m_view->current() == 0;
    const bool table = m_tableButton->isChecked();
    m_window->setVisible(overTime);
    m_series->setVisible(overTime);
    m_stack->setCurrentIndex((overTime ? OverTimePart : DistributionPart) + (table ? SeriesTablePart : 0));
    refresh();
}

void ChartsPane::scheduleRefresh()
{
    if (isVisible() && !m_timer.isActive())
        m_timer.start(m_tableButton->isChecked() ? tableInterval : chartInterval);
}

void ChartsPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

/** At the first frame of a run. */
void ChartsPane::offerSeries()
{
    if (m_run == m_frame->run)
        return;
    m_run = m_frame->run;
    m_menu->setChoices(standardCharts(m_model, m_frame->a.parameters, *m_frame->a.recorder),
                       familyCharts(*m_frame->a.recorder));
    m_menu->retranslate(m_texts, m_surroundings.speech.words());
}

void ChartsPane::refresh()
{
    if (!m_frame)
        return;
    offerSeries();
    const wording::Words& words = m_surroundings.speech.words();
    if (m_view->current() == 0)
        refreshOverTime(words);
    else
        refreshDistributions(words);
}

void ChartsPane::refreshOverTime(const wording::Words& words)
{
    const auto window = m_window->current() == 0 ? ChartWindow::TenSeconds : ChartWindow::Whole;
    const Frame& frame = *m_frame;
    PlotMaker maker(m_texts, words, frame, spanOf(window, frame.a.snapshot.at, frame.until), m_marks);
    maker.setPicked(m_picked);
    maker.setWithSamples(m_tableButton->isChecked());
    m_plots.clear();
    for (const ChartSpec& spec : m_menu->chosen())
        m_plots.push_back(maker.make(spec));
    if (m_tableButton->isChecked()) {
        m_seriesTable->setPlots(m_plots, words.locale());
        m_seriesView->setColumnWidths(std::vector<kit::ColumnWidth>(
            static_cast<std::size_t>(m_seriesTable->columnCount()), {.least = 72, .stretch = 1}));
    } else {
        m_overTime->setPlots(m_plots, words.locale());
    }
}

void ChartsPane::refreshDistributions(const wording::Words& words)
{
    const sim::Report* b = m_frame->b ? &m_frame->b->report : nullptr;
    if (!m_tableButton->isChecked()) {
        m_distributions->setDistributions(distributionsOf(*m_frame, m_texts, words.language()));
        return;
    }
    m_metricTable->setRows(metricRows(m_frame->a.report, b, m_texts, words.language()));
    std::vector<kit::ColumnWidth> widths(MetricTable::ColumnCount, {.least = 56});
    widths[MetricTable::Name] = {.least = 150, .fitContent = false, .stretch = 1};
    for (int column = 0; column < MetricTable::ColumnCount; ++column)
        m_metricView->setColumnHidden(column, !MetricTable::isShown(column, b != nullptr));
    m_metricView->setColumnWidths(std::move(widths));
}

QByteArray ChartsPane::png() const
{
    const charts::Look look = charts::Look::ofScreen(m_surroundings.theme);
    return charts::pngOf(m_view->current() == 0 ? imageOfPlots(m_plots, look, m_surroundings.speech.words())
                                                : imageOfDistributions(m_distributions->distributions(), look,
                                                                       m_surroundings.speech.words()));
}

QByteArray ChartsPane::svg() const
{
    const charts::Look look = charts::Look::ofScreen(m_surroundings.theme);
    const wording::Words& words = m_surroundings.speech.words();
    return m_view->current() == 0 ? svgOfPlots(m_plots, look, words)
                                  : svgOfDistributions(m_distributions->distributions(), look, words);
}

QByteArray ChartsPane::csv() const
{
    if (!m_frame)
        return {};
    return m_view->current() == 0 ? seriesCsv(*m_frame) : metricsCsv(*m_frame);
}

void ChartsPane::retranslate()
{
    m_view->setTexts({tr("Over time"), tr("Distributions")});
    m_view->setName(tr("Charts"));
    m_window->setTexts({tr("10 s"), tr("Whole")});
    m_window->setName(tr("Time shown"));
    m_series->setText(tr("Series"));
    m_tableButton->setText(tr("Table"));
    m_tableButton->setToolTip(tr("Show the figures instead of the chart"));
    m_export->setText(tr("Export"));
    m_exports->retranslate();
    m_overTime->setAccessibleName(tr("Charts over time"));
    m_distributionArea->setAccessibleName(tr("Chart: distributions"));
    m_seriesView->setAccessibleName(tr("Table: series over time"));
    m_metricView->setAccessibleName(tr("Table: figures of the run"));
    m_menu->retranslate(m_texts, m_surroundings.speech.words());
    m_metricTable->retranslate();
    refresh();
}

void ChartsPane::restyle()
{
    m_overTime->restyle();
    m_distributions->update();
}

void ChartsPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace naru::simulator
