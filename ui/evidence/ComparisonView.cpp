// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/ComparisonView.h"

#include "evidence/ComparisonCell.h"
#include "evidence/ComparisonHeader.h"
#include "evidence/ComparisonTable.h"
#include "kit/Theme.h"

#include <algorithm>
#include <span>

namespace naru::evidence_ui {

using kit::Theme;

namespace {

constexpr int mostRows = 8;
/** So many rows decide how wide the names are: measuring all of a long table would stop the window. */
constexpr std::size_t measuredRows = 40;
/** The packets beside it need the rest. */
constexpr int mostDemanded = 720;
constexpr int leastName = 72;
constexpr int mostName = 200;
constexpr int rttWidth = 56;

} // namespace

ComparisonView::ComparisonView(const Theme& theme, ComparisonTable& table, QWidget* parent)
    : QTableView(parent)
    , m_theme(theme)
    , m_table(table)
    , m_cell(new ComparisonCell(theme, table, this))
{
    setHorizontalHeader(new ComparisonHeader(theme, table, this));
    setModel(&table);
    setItemDelegate(m_cell);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(m_cell->sizeHint({}, {}).height());
    setShowGrid(false);
    setSelectionMode(SingleSelection);
    setSelectionBehavior(SelectItems);
    setEditTriggers(NoEditTriggers);
    setFrameShape(NoFrame);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setCornerButtonEnabled(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

QSize ComparisonView::sizeHint() const
{
    const int rows = std::clamp(m_table.rowCount(), 1, mostRows);
    return {400, horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() + 4};
}

QSize ComparisonView::minimumSizeHint() const
{
    const int probes = std::min(m_table.comparison().probes, 3);
    const int needed =
        nameWidth() + probes * m_cell->probeWidth() + rttWidth + Theme::pageMargin + Theme::space(1);
    const int rows = 2;
    return {std::min(needed, mostDemanded),
            horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize()};
}

int ComparisonView::nameWidth() const
{
    int widest = leastName;
    const std::vector<ComparisonRow>& rows = m_table.comparison().rows;
    for (const ComparisonRow& row : std::span(rows).first(std::min(rows.size(), measuredRows))) {
        widest = std::max(widest, QFontMetrics(m_theme.strong()).horizontalAdvance(row.name));
    }
    return Theme::pageMargin + std::min(widest, mostName) + Theme::space(2);
}

void ComparisonView::fitColumns()
{
    const int probes = m_table.comparison().probes;
    const int left = viewport()->width() - rttWidth - Theme::pageMargin;
    // A few probes share what is there, many scroll sideways.
    const int least = m_cell->probeWidth();
    const int shared = probes == 0 ? 0 : (left - nameWidth()) / probes;
    const int width = std::clamp(shared, least, least * 3 / 2);
    horizontalHeader()->resizeSection(0, std::max(nameWidth(), left - probes * width));
    for (int column = 1; column <= probes; ++column)
        horizontalHeader()->resizeSection(column, width);
    horizontalHeader()->resizeSection(probes + 1, rttWidth + Theme::pageMargin);
    updateGeometry();
}

void ComparisonView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void ComparisonView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    const ProbeCell* cell = m_table.probe(current);
    if (cell != nullptr && cell->connection)
        Q_EMIT connectionWished(*cell->connection);
}

} // namespace naru::evidence_ui
