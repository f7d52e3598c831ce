// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/EvidenceTabs.h"

#include "evidence/CaptureHelp.h"
#include "evidence/ComparisonPane.h"
#include "evidence/HistoryPane.h"
#include "evidence/LadderPanel.h"
#include "evidence/PageText.h"
#include "evidence/SessionPane.h"
#include "evidence/TextPane.h"
#include "kit/Speech.h"
#include "kit/Theme.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <utility>

namespace naru::evidence_ui {

using kit::Theme;

namespace {

/** In a narrower page the packets are on a tab of their own. */
constexpr int leastWidthForBoth = 1100;

QFrame* separator(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setProperty("separator", true);
    line->setFixedHeight(1);
    return line;
}

} // namespace

EvidenceTabs::EvidenceTabs(const kit::Surroundings& surroundings, EvidenceModel& model, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_model(model)
    , m_bar(new QTabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_split(new QSplitter(Qt::Horizontal, m_stack))
    , m_packets(new QWidget(m_stack))
    , m_comparison(new ComparisonPane(surroundings.theme, surroundings.speech, model, m_split))
    , m_ladder(new LadderPanel(surroundings.theme, surroundings.speech, model, m_packets))
    , m_history(new HistoryPane(surroundings.theme, surroundings.speech, model, m_stack))
    , m_session(new SessionPane(surroundings, model, m_stack))
    , m_text(new TextPane(surroundings.theme, m_stack))
    , m_help(new CaptureHelp(m_stack))
{
    layOut();
    connect(m_bar, &QTabBar::currentChanged, this, [this](int tab) {
        m_stack->setCurrentIndex(tab);
        if (tab == Text)
            fillText();
    });
    connect(&m_model, &EvidenceModel::changed, this, &EvidenceTabs::refresh);
    connect(&m_model, &EvidenceModel::connectionChanged, this, [this] {
        if (tab() == Text)
            fillText();
    });
    connect(m_ladder, &LadderPanel::exportWished, this, &EvidenceTabs::saveWished);
    connect(m_text, &TextPane::saveWished, this, &EvidenceTabs::saveWished);
    connect(m_session, &SessionPane::reportMade, this, &EvidenceTabs::saveWished);
}

void EvidenceTabs::layOut()
{
    for (int tab = 0; tab < TabCount; ++tab)
        m_bar->addTab(QString());
    m_bar->setExpanding(false);
    m_bar->setDrawBase(false);
    m_bar->setFocusPolicy(Qt::StrongFocus);
    m_split->setHandleWidth(1);
    m_split->setChildrenCollapsible(false);
    auto* packets = new QVBoxLayout(m_packets);
    packets->setContentsMargins(0, 0, 0, 0);
    packets->addWidget(m_ladder);
    for (QWidget* page :
         {static_cast<QWidget*>(m_split), m_packets, static_cast<QWidget*>(m_history),
          static_cast<QWidget*>(m_session), static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_help)})
        m_stack->addWidget(page);
    auto* tabs = new QHBoxLayout;
    tabs->setContentsMargins(Theme::space(3), 0, Theme::pageMargin, 0);
    tabs->addWidget(m_bar, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(tabs);
    layout->addWidget(separator(this));
    layout->addWidget(m_stack, 1);
}

EvidenceTabs::Tab EvidenceTabs::tab() const
{
    return static_cast<Tab>(m_bar->currentIndex());
}

void EvidenceTabs::setTab(Tab tab)
{
    m_bar->setCurrentIndex(tab);
}

void EvidenceTabs::offer(Tab tab, bool isOffered)
{
    m_bar->setTabVisible(tab, isOffered);
    // The arrow keys would stop at a tab that is not seen.
    m_bar->setTabEnabled(tab, isOffered);
}

void EvidenceTabs::placeLadder()
{
    const bool isBeside = width() >= leastWidthForBoth && m_model.capture();
    offer(Packets, m_model.capture() && !isBeside);
    if (isBeside == (m_ladder->parentWidget() == m_split))
        return;
    if (isBeside) {
        m_split->addWidget(m_ladder);
        m_split->setSizes({width() * 56 / 100, width() * 44 / 100});
    } else {
        m_packets->layout()->addWidget(m_ladder);
    }
    m_ladder->show();
}

void EvidenceTabs::refresh()
{
    const bool hasProbes = m_model.log() || m_model.capture();
    offer(Comparison, hasProbes);
    offer(History, m_model.log() && m_model.log()->reading.runs.size() > 1);
    offer(Session, m_model.session() != nullptr);
    placeLadder();
    // What a session tells comes first.
    const bool isFirst = std::exchange(m_isEmpty, m_model.isEmpty());
    if (m_shownSession != m_model.session() || isFirst) {
        m_shownSession = m_model.session();
        setTab(m_shownSession ? Session : Comparison);
    }
    if (!m_bar->isTabVisible(m_bar->currentIndex()))
        setTab(hasProbes ? Comparison : m_model.session() ? Session : Text);
}

void EvidenceTabs::fillText()
{
    if (m_model.isEmpty()) {
        m_texts.cancel();
        m_text->setText({});
        return;
    }
    m_texts.start([this, parts = textParts(m_model), language = m_surroundings.speech.language()](
                      const evidence::ReadControl&) -> Background::Told {
        const QString text = pageText(parts, wording::Words(language));
        return [this, text] { m_text->setText(text); };
    });
}

void EvidenceTabs::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeLadder();
}

void EvidenceTabs::retranslate()
{
    m_bar->setTabText(Comparison, tr("Comparison"));
    m_bar->setTabText(Packets, tr("Packets"));
    m_bar->setTabText(History, tr("Runs"));
    m_bar->setTabText(Session, tr("Session"));
    m_bar->setTabText(Text, tr("As text"));
    m_bar->setTabText(Help, tr("How to capture"));
    m_bar->setAccessibleName(tr("Views of the evidence"));
    m_comparison->retranslate();
    m_ladder->retranslate();
    m_history->retranslate();
    m_session->retranslate();
    m_text->retranslate();
    m_help->retranslate();
    refresh();
    if (tab() == Text)
        fillText();
}

void EvidenceTabs::restyle()
{
    m_comparison->restyle();
    m_ladder->restyle();
    m_history->restyle();
    m_session->restyle();
    m_text->restyle();
}

} // namespace naru::evidence_ui
