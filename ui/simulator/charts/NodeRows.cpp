// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/NodeRows.h"

#include "kit/Speech.h"
#include "simulator/charts/FigureText.h"
#include "simulator/charts/NodeColumns.h"
#include "simulator/words/ElementWords.h"
#include "simulator/words/Spoken.h"

#include <algorithm>

namespace naru::simulator {

namespace {

/** Name and state stand before the numbers. */
enum FixedColumn { NameColumn, StateColumn, FixedColumns };

std::optional<double> less(const std::optional<double>& a, const std::optional<double>& b)
{
    return a && b ? std::optional(*b - *a) : std::nullopt;
}

/** Limits have one name for several peers: what stands behind it in the id tells them apart. */
QString nameOf(const sim::Element& element)
{
    if (element.kind != "limit")
        return QString::fromStdString(element.name);
    return QString::fromStdString(element.id).section(u'/', 1).replace(u'/', QStringLiteral(" · "));
}

} // namespace

NodeRows::NodeRows(const kit::Speech& speech, QObject* parent)
    : QAbstractTableModel(parent)
    , m_speech(speech)
{}

std::vector<NodeRows::Column> NodeRows::columnsOf(const std::string& model, const std::string& kind,
                                                  bool two) const
{
    const wording::Words& words = m_speech.words();
    std::vector<Column> columns;
    const auto add = [&](bool isB, const QString& prefix) {
        for (const NodeColumn& column : nodeColumns(model, kind))
            if (!two || column.isCompared)
                columns.push_back({prefix + spoken(words, column.heading), std::string(column.unit), isB,
                                   column.isFailure});
    };
    if (!two) {
        add(false, {});
        return columns;
    }
    add(false, QStringLiteral("A "));
    add(true, QStringLiteral("B "));
    return columns;
}

std::vector<NodeRows::Row> NodeRows::rowsOf(const std::string& model, const std::string& kind,
                                            const Frame& frame)
{
    const std::span<const NodeColumn> all = nodeColumns(model, kind);
    std::vector<NodeColumn> columns;
    std::ranges::copy_if(all, std::back_inserter(columns),
                         [&](const NodeColumn& column) { return !frame.b || column.isCompared; });
    const std::size_t count = columns.size();
    std::vector<Row> rows;
    Row sums{{}, {}, {}, {}, std::vector<std::optional<double>>(count * (frame.b ? 2 : 1))};
    for (const sim::Element& element : frame.a.snapshot.elements) {
        if (element.kind != kind)
            continue;
        Row row{QString::fromStdString(element.id), nameOf(element), element.state, {}, sums.figures};
        std::ranges::fill(row.figures, std::nullopt);
        const sim::Element* other = frame.b ? frame.b->snapshot.find(element.id) : nullptr;
        for (std::size_t i = 0; i < count; ++i) {
            row.figures[i] = nodeFigure(columns[i], element, frame.a);
            if (other != nullptr) {
                row.stateB = other->state;
                row.figures[count + i] = nodeFigure(columns[i], *other, *frame.b);
            }
        }
        for (std::size_t i = 0; i < row.figures.size(); ++i)
            if (columns[i % count].isSum && row.figures[i])
                sums.figures[i] = sums.figures[i].value_or(0) + *row.figures[i];
        rows.push_back(std::move(row));
    }
    if (rows.size() > 1)
        rows.push_back(std::move(sums));
    return rows;
}

void NodeRows::show(const std::string& model, const std::string& kind, const FramePtr& frame)
{
    std::vector<Row> rows = frame ? rowsOf(model, kind, *frame) : std::vector<Row>();
    const bool two = frame && frame->b;
    const bool same = model == m_model && kind == m_kind && two == m_two &&
                      std::ranges::equal(rows, m_rows, {}, &Row::id, &Row::id);
    if (same) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_model = model;
    m_kind = kind;
    m_two = two;
    m_columns = columnsOf(model, kind, two);
    m_rows = std::move(rows);
    endResetModel();
}

void NodeRows::retranslate()
{
    m_columns = columnsOf(m_model, m_kind, m_two);
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QString NodeRows::idOf(int row) const
{
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].id : QString();
}

int NodeRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int NodeRows::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FixedColumns + static_cast<int>(m_columns.size());
}

kit::CellText NodeRows::stateText(const Row& row) const
{
    const auto line = [&](const std::string& state, const QString& prefix) {
        const StateSign sign = stateSign(m_speech.words(), m_kind, state);
        return kit::CellLine{
            .text = prefix + sign.word, .small = true, .icon = sign.icon, .iconTone = sign.tone};
    };
    if (row.id.isEmpty())
        return {};
    if (row.stateB.empty() || row.stateB == row.state)
        return {line(row.state, {}), {}};
    return {line(row.state, QStringLiteral("A ")), line(row.stateB, QStringLiteral("B "))};
}

kit::CellText NodeRows::cellText(int rowNumber, int columnNumber) const
{
    const Row& row = m_rows[static_cast<std::size_t>(rowNumber)];
    const bool isSums = row.id.isEmpty();
    if (columnNumber == NameColumn)
        return {{.text = isSums ? tr("All") : row.name, .strong = true, .small = true},
                {.text = m_two ? tr("B − A") : QString(), .tone = kit::Tone::Secondary, .small = true}};
    if (columnNumber == StateColumn)
        return stateText(row);
    const auto i = static_cast<std::size_t>(columnNumber - FixedColumns);
    const Column& column = m_columns[i];
    const std::optional<double>& figure = row.figures[i];
    const QLocale& locale = m_speech.words().locale();
    const bool nothing = !figure || *figure == 0;
    const bool failed = column.isFailure && !nothing;
    if (isSums && !figure)
        return {};
    kit::CellText text{{.text = figureText(locale, figure, column.unit),
                        .tone = failed       ? kit::Tone::Fail
                                : nothing    ? kit::Tone::Secondary
                                : column.isB ? kit::Tone::Accent
                                             : kit::Tone::Normal,
                        .strong = isSums || failed,
                        .small = true,
                        .figures = true},
                       {}};
    if (column.isB)
        if (const auto difference = less(row.figures[i - m_columns.size() / 2], figure))
            text.second = {.text = differenceText(locale, difference, column.unit),
                           .tone = kit::Tone::Secondary,
                           .small = true,
                           .figures = true};
    return text;
}

QVariant NodeRows::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(index.column() < FixedColumns ? Qt::AlignLeft : Qt::AlignRight);
    if (role == Qt::EditRole && index.column() >= FixedColumns) {
        const auto& figure = m_rows[static_cast<std::size_t>(index.row())]
                                 .figures[static_cast<std::size_t>(index.column() - FixedColumns)];
        return figure ? QVariant(*figure) : QVariant(QString());
    }
    if (role != kit::cellTextRole && role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    const kit::CellText text = cellText(index.row(), index.column());
    if (role == kit::cellTextRole)
        return QVariant::fromValue(text);
    return text.second.text.isEmpty() ? text.first.text
                                      : text.first.text + QStringLiteral(", ") + text.second.text;
}

QVariant NodeRows::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(section < FixedColumns ? Qt::AlignLeft : Qt::AlignRight);
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    if (section == NameColumn)
        return tr("Name");
    if (section == StateColumn)
        return tr("State");
    const Column& column = m_columns[static_cast<std::size_t>(section - FixedColumns)];
    const bool hasUnit = role == Qt::EditRole && column.unit != "1";
    return hasUnit
               ? QString(column.heading % QStringLiteral(" (") % QString::fromStdString(column.unit) % u')')
               : column.heading;
}

} // namespace naru::simulator
