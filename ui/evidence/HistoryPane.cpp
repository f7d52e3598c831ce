// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/HistoryPane.h"

#include "evidence/HistoryChart.h"
#include "kit/RowHeader.h"
#include "kit/RowTable.h"
#include "kit/TextCell.h"
#include "kit/Theme.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

namespace naru::evidence_ui {

HistoryPane::HistoryPane(const kit::Theme& theme, const kit::Speech& speech, EvidenceModel& model,
                         QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_table(speech, model)
    , m_chart(new HistoryChart(theme, this))
    , m_view(new kit::RowTable(theme, new kit::RowHeader(theme), this))
{
    m_view->setModel(&m_table);
    m_view->setItemDelegate(new kit::TextCell(theme, m_view));
    // There may be ten thousand.
    m_view->setUniformRowHeights(true);
    m_view->setColumnWidths({{.least = 130},
                             {.least = 120, .stretch = 1},
                             {.least = 160, .stretch = 2},
                             {.least = 110, .stretch = 1},
                             {.least = 60}});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_chart, 2);
    layout->addWidget(m_view, 3);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid())
                    m_model.chooseRun(m_table.runOf(index.row()));
            });
    connect(&m_model, &EvidenceModel::changed, this, &HistoryPane::refresh);
}

void HistoryPane::refresh()
{
    const QSignalBlocker blocker(m_view->selectionModel());
    m_table.reload();
    const bool hasRuns = m_table.rowCount() > 0;
    m_chart->setHistory(hasRuns ? evidence::history(m_model.log()->reading)
                                : std::vector<evidence::LogSeries>(),
                        m_model.run() != nullptr ? m_model.run()->selected : QString(), m_model.chosenRun(),
                        m_model.naming());
    m_view->fitColumns();
    if (m_model.chosenRun())
        m_view->setCurrentIndex(m_table.index(m_table.rowOf(*m_model.chosenRun()), 0));
}

void HistoryPane::retranslate()
{
    m_view->setAccessibleName(tr("Runs of the log"));
    m_table.retranslate();
    m_chart->retranslate();
    refresh();
}

void HistoryPane::restyle()
{
    m_chart->restyle();
    m_view->viewport()->update();
}

} // namespace naru::evidence_ui
