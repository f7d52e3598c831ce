// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/FindingsPanel.h"

#include "evidence/FindingCell.h"
#include "kit/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

namespace naru::evidence_ui {

using kit::Theme;

FindingsPanel::FindingsPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_heading(new QLabel(this))
    , m_count(new QLabel(this))
    , m_certainty(new QLabel(this))
    , m_view(new QListView(this))
{
    m_heading->setProperty("tone", "heading");
    m_count->setProperty("tone", "small");
    m_certainty->setProperty("tone", "small");
    m_certainty->setMinimumWidth(FindingCell::certaintyWidth - Theme::space(3));
    m_view->setModel(&m_list);
    m_view->setItemDelegate(new FindingCell(theme, m_list, m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setResizeMode(QListView::Adjust);
    // Heights follow the width only where the view knows that its rows wrap; a scroll bar that comes takes
    // some.
    m_view->setWordWrap(true);
    m_view->setMouseTracking(true);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(Theme::pageMargin, Theme::space(3), Theme::pageMargin, Theme::space(2));
    head->setSpacing(Theme::space(2));
    head->addWidget(m_heading);
    head->addWidget(m_count, 1);
    head->addWidget(m_certainty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_view, 1);
    const auto wish = [this](const QModelIndex& index) {
        if (index.isValid() && m_list.line(index.row()).connection)
            Q_EMIT connectionWished(*m_list.line(index.row()).connection);
    };
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, wish);
    connect(m_view, &QListView::clicked, this, wish);
}

void FindingsPanel::setLines(std::vector<FindingLine> lines)
{
    m_list.setLines(std::move(lines));
    sayCount();
}

void FindingsPanel::sayCount()
{
    m_count->setText(QString::number(m_list.findings()));
    m_count->setAccessibleName(tr("Findings: %1").arg(m_list.findings()));
}

void FindingsPanel::retranslate()
{
    m_heading->setText(tr("Findings"));
    m_certainty->setText(tr("How sure"));
    m_view->setAccessibleName(tr("Findings"));
    sayCount();
}

} // namespace naru::evidence_ui
