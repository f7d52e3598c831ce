// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/ComparisonPane.h"

#include "evidence/ComparisonView.h"
#include "evidence/FindingsPanel.h"
#include "kit/Speech.h"
#include "kit/Theme.h"

#include <QLabel>
#include <QListView>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace naru::evidence_ui {

using kit::Theme;

ComparisonPane::ComparisonPane(const Theme& theme, const kit::Speech& speech, EvidenceModel& model,
                               QWidget* parent)
    : QWidget(parent)
    , m_speech(speech)
    , m_model(model)
    , m_table(speech)
    , m_heading(new QLabel(this))
    , m_view(new ComparisonView(theme, m_table, this))
    , m_findings(new FindingsPanel(theme, this))
{
    m_heading->setProperty("tone", "heading");
    m_heading->setContentsMargins(Theme::pageMargin, Theme::space(3), Theme::pageMargin, Theme::space(1));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_heading);
    layout->addWidget(m_view);
    layout->addSpacing(Theme::space(2));
    layout->addWidget(m_findings, 1);
    connect(m_view, &ComparisonView::connectionWished, &m_model, &EvidenceModel::chooseConnection);
    connect(m_findings, &FindingsPanel::connectionWished, &m_model, &EvidenceModel::chooseConnection);
    connect(&m_model, &EvidenceModel::changed, this, &ComparisonPane::refresh);
    connect(&m_model, &EvidenceModel::connectionChanged, this, &ComparisonPane::showConnection);
}

void ComparisonPane::refresh()
{
    m_table.setComparison(m_model.sharedComparison());
    m_view->fitColumns();
    m_findings->setLines(FindingLines(m_model, m_speech.words()).lines());
    sayHeading();
}

void ComparisonPane::showConnection()
{
    const auto connection = m_model.chosenConnection();
    const QModelIndex index = connection ? m_table.indexOf(*connection) : QModelIndex();
    if (index == m_view->currentIndex())
        return;
    const QSignalBlocker blocker(m_view);
    m_view->setCurrentIndex(index);
    if (!index.isValid())
        m_view->clearSelection();
}

void ComparisonPane::sayHeading()
{
    const Comparison& shown = m_model.comparison();
    m_heading->setText(shown.hasLog && shown.hasCapture ? tr("Probes, log against capture")
                       : shown.hasCapture               ? tr("Probes in the capture")
                                                        : tr("Probes in the log"));
    m_view->setAccessibleName(m_heading->text());
}

void ComparisonPane::retranslate()
{
    m_findings->retranslate();
    m_table.retranslate();
    refresh();
    showConnection();
}

void ComparisonPane::restyle()
{
    m_view->viewport()->update();
    m_view->horizontalHeader()->viewport()->update();
    m_findings->view().viewport()->update();
}

} // namespace naru::evidence_ui
