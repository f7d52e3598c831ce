// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/NodeTable.h"

#include "kit/ComboBox.h"
#include "kit/RowHeader.h"
#include "kit/RowTable.h"
#include "kit/Speech.h"
#include "kit/TableCsv.h"
#include "kit/TextCell.h"
#include "kit/Theme.h"
#include "simulator/charts/NodeColumns.h"
#include "simulator/charts/NodeRows.h"
#include "simulator/words/ElementWords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScopedValueRollback>

namespace naru::simulator {

namespace {

constexpr int interval = 100;

} // namespace

NodeTable::NodeTable(const kit::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_kind(new kit::ComboBox(surroundings.theme, this))
    , m_view(new kit::RowTable(surroundings.theme, new kit::RowHeader(surroundings.theme), this))
    , m_rows(new NodeRows(surroundings.speech, this))
{
    m_view->setModel(m_rows);
    // Figures are never cut: rather it scrolls.
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_view->setItemDelegate(new kit::TextCell(surroundings.theme, m_view));
    m_kind->setFont(surroundings.theme.small());
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(kit::Theme::pageMargin, 6, kit::Theme::pageMargin, 2);
    bar->addWidget(m_kind);
    bar->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_view, 1);

    m_timer.setSingleShot(true);
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &NodeTable::refresh);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &NodeTable::refresh);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                const QString id = m_rows->idOf(current.row());
                if (m_refreshing || id.isEmpty() || id == m_picked)
                    return;
                m_picked = id;
                Q_EMIT picked(id);
            });
    retranslate();
}

void NodeTable::setModel(const sim::ModelInfo& model)
{
    if (m_model == model.name)
        return;
    m_model = model.name;
    m_frame.reset();
    m_picked.clear();
    chooseKinds();
}

void NodeTable::chooseKinds()
{
    const QScopedValueRollback guard(m_refreshing, true);
    const int before = std::max(0, m_kind->currentIndex());
    const std::span<const std::string_view> kinds = nodeKinds(m_model);
    m_kind->clear();
    for (const std::string_view kind : kinds)
        m_kind->addItem(kindWord(m_surroundings.speech.words(), kind),
                        QString::fromLatin1(kind.data(), static_cast<qsizetype>(kind.size())));
    m_kind->setCurrentIndex(std::min(before, m_kind->count() - 1));
    m_kind->setVisible(kinds.size() > 1);
}

std::string NodeTable::kind() const
{
    return m_kind->currentData().toString().toStdString();
}

void NodeTable::show(const FramePtr& frame)
{
    m_frame = frame;
    if (isVisible() && !m_timer.isActive())
        m_timer.start();
}

void NodeTable::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void NodeTable::setPicked(const QString& id)
{
    m_picked = id;
    const sim::Element* element = m_frame ? m_frame->a.snapshot.find(id.toStdString()) : nullptr;
    if (element != nullptr)
        if (const int index = m_kind->findData(QString::fromStdString(element->kind)); index >= 0)
            m_kind->setCurrentIndex(index);
    select(id);
}

void NodeTable::select(const QString& id)
{
    const QScopedValueRollback guard(m_refreshing, true);
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        if (m_rows->idOf(row) == id && !id.isEmpty()) {
            if (m_view->currentIndex().row() != row)
                m_view->setCurrentIndex(m_rows->index(row, 0));
            return;
        }
    }
    m_view->clearSelection();
}

void NodeTable::refresh()
{
    if (!m_frame)
        return;
    const int columns = m_rows->columnCount();
    {
        const QScopedValueRollback guard(m_refreshing, true);
        m_rows->show(m_model, kind(), m_frame);
    }
    std::vector<kit::ColumnWidth> widths(static_cast<std::size_t>(m_rows->columnCount()), {.least = 40});
    for (std::size_t i = 0; i < widths.size(); ++i)
        widths[i].stretch = i > 1 ? 1 : 0;
    if (columns != m_rows->columnCount())
        m_view->setColumnWidths(std::move(widths));
    else
        m_view->fitColumns();
    select(m_picked);
}

QByteArray NodeTable::csv()
{
    // It rests while it is hidden.
    refresh();
    return kit::csvOf(*m_rows);
}

void NodeTable::retranslate()
{
    m_kind->setAccessibleName(tr("What the table shows"));
    m_view->setAccessibleName(tr("Table: state and figures"));
    chooseKinds();
    m_rows->retranslate();
    m_view->fitColumns();
}

void NodeTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace naru::simulator
