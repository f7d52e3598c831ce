// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/ComparisonTable.h"

#include "kit/Speech.h"

#include <cmath>
#include <span>

namespace naru::evidence_ui {

namespace {

const QString dash = QStringLiteral("–");
/** A sign of its own, which is as wide as a plus. */
const QChar minus(0x2212);

QString withDecimal(const QLocale& locale, std::optional<base::Nanoseconds> value)
{
    if (!value)
        return dash;
    return locale.toString(std::chrono::duration<double, std::milli>(*value).count(), 'f', 1);
}

QString signedText(const QLocale& locale, std::optional<base::Nanoseconds> value)
{
    if (!value)
        return {};
    const double ms = std::chrono::duration<double, std::milli>(*value).count();
    const QString number = locale.toString(std::abs(ms), 'f', 1);
    return (ms < 0 && number != locale.toString(0.0, 'f', 1) ? minus : QChar(u'+')) + number;
}

QString whole(const QLocale& locale, std::optional<std::chrono::milliseconds> value)
{
    return value ? locale.toString(static_cast<qlonglong>(value->count())) : dash;
}

} // namespace

ComparisonTable::ComparisonTable(const kit::Speech& speech, QObject* parent)
    : QAbstractTableModel(parent)
    , m_speech(speech)
    , m_comparison(std::make_shared<const Comparison>())
{}

void ComparisonTable::setComparison(const ComparisonPtr& comparison)
{
    beginResetModel();
    m_comparison = comparison;
    findLongest();
    endResetModel();
}

void ComparisonTable::findLongest()
{
    // So many rows decide: looking at all of a long table would stop the window.
    constexpr std::size_t looked = 40;
    m_longest = QStringList(valueHeads().size());
    for (const ComparisonRow& row :
         std::span(m_comparison->rows).first(std::min(m_comparison->rows.size(), looked))) {
        for (const ProbeCell& cell : row.probes) {
            // How often was asked in vain may stand in the place of its neighbours, too.
            const QStringList shown = cell.tcp || cell.log ? values(cell) : QStringList();
            for (qsizetype i = 0; i < shown.size(); ++i) {
                if (shown[i].size() > m_longest[i].size())
                    m_longest[i] = shown[i];
            }
        }
    }
}

void ComparisonTable::retranslate()
{
    findLongest();
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int ComparisonTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_comparison->rows.size());
}

int ComparisonTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_comparison->probes + 2;
}

const ProbeCell* ComparisonTable::probe(const QModelIndex& index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    const auto probe = static_cast<std::size_t>(index.column() - 1);
    if (!index.isValid() || index.column() < 1 || probe >= m_comparison->rows.at(row).probes.size())
        return nullptr;
    return &m_comparison->rows[row].probes[probe];
}

QModelIndex ComparisonTable::indexOf(std::size_t connection) const
{
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 1; column <= m_comparison->probes; ++column) {
            const ProbeCell* cell = probe(index(row, column));
            if (cell != nullptr && cell->connection == connection)
                return index(row, column);
        }
    }
    return {};
}

QStringList ComparisonTable::valueHeads() const
{
    if (m_comparison->hasLog && m_comparison->hasCapture)
        return {tr("log"), tr("capture"), tr("diff.")};
    if (m_comparison->hasCapture)
        return {QStringLiteral("TCP"), tr("exchange")};
    return {tr("log")};
}

QStringList ComparisonTable::values(const ProbeCell& cell) const
{
    const QLocale& locale = m_speech.words().locale();
    const bool isUnanswered = cell.isUnanswered();
    const QString asked = isUnanswered ? tr("%n SYN(s)", nullptr, cell.syns) : QString();
    if (m_comparison->hasLog && m_comparison->hasCapture)
        return {isUnanswered ? QString() : whole(locale, cell.log),
                isUnanswered ? asked : withDecimal(locale, cell.capture),
                signedText(locale, cell.difference)};
    if (m_comparison->hasCapture)
        return {isUnanswered ? asked : withDecimal(locale, cell.tcp), withDecimal(locale, cell.capture)};
    return {whole(locale, cell.log)};
}

QString ComparisonTable::rttText(const ComparisonRow& row) const
{
    return whole(m_speech.words().locale(), row.rtt);
}

QString ComparisonTable::cellText(const QModelIndex& index) const
{
    const ComparisonRow& row = m_comparison->rows[static_cast<std::size_t>(index.row())];
    const wording::Words& words = m_speech.words();
    if (index.column() == 0)
        return row.isChosen ? tr("%1, chosen").arg(row.name) : row.name;
    if (index.column() == columnCount() - 1)
        return row.rtt || row.failure.isEmpty() ? words.milliseconds(row.rtt) : row.failure;
    const ProbeCell* cell = probe(index);
    if (cell == nullptr)
        return dash;
    QStringList parts;
    const QStringList heads = valueHeads();
    const QStringList shown = values(*cell);
    for (qsizetype i = 0; i < heads.size(); ++i) {
        if (!shown[i].isEmpty())
            parts.append(heads[i] + u' ' + shown[i]);
    }
    if (cell->isFlagged)
        parts.append(tr("a finding is about it"));
    return parts.join(QLatin1String(", "));
}

QVariant ComparisonTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const ComparisonRow& row = m_comparison->rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return cellText(index);
    case Qt::ToolTipRole:
        return index.column() == 0 ? row.target : cellText(index);
    case Qt::TextAlignmentRole:
        return index.column() == 0 ? int(Qt::AlignLeft | Qt::AlignVCenter)
                                   : int(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ComparisonTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    if (section == 0)
        return tr("Gateway");
    if (section == columnCount() - 1)
        return tr("RTT");
    return tr("Probe %1").arg(m_speech.words().locale().toString(section));
}

} // namespace naru::evidence_ui
