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
    if (m_shown != m_model.log()) {
        const QSignalBlocker blocker(m_view->selectionModel());
        m_shown = m_model.log();
        m_table.reload();
    }
    // Gateways may have other names now.
    m_view->fitColumns();
    m_view->viewport()->update();
    showRun();
}

void HistoryPane::showRun()
{
    m_chart->setHistory(m_shown, m_model.run() != nullptr ? m_model.run()->selected : QString(),
                        m_model.chosenRun(), m_model.naming());
    const QSignalBlocker blocker(m_view->selectionModel());
    if (!m_model.chosenRun())
        return;
    const QModelIndex index = m_table.index(m_table.rowOf(*m_model.chosenRun()), 0);
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

void HistoryPane::retranslate()
{
    m_view->setAccessibleName(tr("Runs of the log"));
    m_table.retranslate();
    refresh();
}

void HistoryPane::restyle()
{
    m_chart->restyle();
    m_view->viewport()->update();
}

} // namespace naru::evidence_ui
