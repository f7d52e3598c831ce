// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/MetricTable.h"

#include "kit/Speech.h"
#include "simulator/charts/FigureText.h"

namespace naru::simulator {

namespace {

int sideOf(int column)
{
    return static_cast<int>(column == MetricTable::Name ? Qt::AlignLeft : Qt::AlignRight);
}

} // namespace

MetricTable::MetricTable(const kit::Speech& speech, QObject* parent)
    : CellTable(ColumnCount, parent)
    , m_speech(speech)
{}

void MetricTable::setRows(std::vector<MetricRow> rows)
{
    const bool sameSize = rows.size() == m_rows.size();
    if (!sameSize)
        beginResetModel();
    m_rows = std::move(rows);
    if (!sameSize)
        endResetModel();
    else
        noteChanges();
}

bool MetricTable::isShown(int column, bool two)
{
    switch (column) {
    case Median:
    case P95:
    case P99:
    case Greatest:
        return !two;
    case MeanB:
    case IntervalB:
    case Difference:
        return two;
    default:
        return true;
    }
}

int MetricTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant MetricTable::data(const QModelIndex& index, int role) const
{
    if (index.isValid() && role == Qt::TextAlignmentRole)
        return sideOf(index.column());
    return CellTable::data(index, role);
}

QVariant MetricTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return sideOf(section);
    return CellTable::headerData(section, orientation, role);
}

QString MetricTable::heading(int column) const
{
    const bool two = !m_rows.empty() && m_rows.front().b;
    switch (column) {
    case Name:
        return tr("Figure");
    case Mean:
        return two ? tr("A") : tr("Mean or count");
    case Interval:
    case IntervalB:
        return tr("95 % interval");
    case Median:
        return tr("Median");
    case P95:
        return tr("p95");
    case P99:
        return tr("p99");
    case Greatest:
        return tr("Greatest");
    case MeanB:
        return tr("B");
    case Difference:
        return tr("B − A");
    default:
        return {};
    }
}

QString MetricTable::figure(const MetricRow& row, int column) const
{
    const QLocale& locale = m_speech.words().locale();
    const auto text = [&](std::optional<double> value) { return figureText(locale, value, row.unit); };
    const auto interval = [&](const sim::Metric& metric) {
        return intervalText(locale, metric.interval, row.unit);
    };
    switch (column) {
    case Mean:
        return text(MetricRow::valueOf(row.a));
    case Interval:
        return interval(row.a);
    case Median:
        return text(row.a.p50);
    case P95:
        return text(row.a.p95);
    case P99:
        return text(row.a.p99);
    case Greatest:
        return text(row.a.greatest);
    case MeanB:
        return row.b ? text(MetricRow::valueOf(*row.b)) : QStringLiteral("–");
    case IntervalB:
        return row.b ? interval(*row.b) : QStringLiteral("–");
    case Difference:
        return differenceText(locale, row.difference(), row.unit);
    default:
        return {};
    }
}

kit::CellText MetricTable::cellText(int rowNumber, int column) const
{
    const MetricRow& row = m_rows[static_cast<std::size_t>(rowNumber)];
    if (column == Name)
        return {{.text = row.title, .small = true},
                {.text = row.title == row.code ? QString() : row.code,
                 .tone = kit::Tone::Secondary,
                 .small = true}};
    const bool isB = column == MeanB || column == IntervalB;
    return {{.text = figure(row, column),
             .tone = isB ? kit::Tone::Accent : kit::Tone::Normal,
             .strong = column == Difference,
             .small = true,
             .figures = true},
            {}};
}

} // namespace naru::simulator
