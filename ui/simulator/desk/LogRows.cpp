// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/desk/LogRows.h"

#include "kit/Csv.h"
#include "simulator/charts/SeriesTexts.h"
#include "simulator/charts/TimeAxis.h"

#include <algorithm>
#include <set>

namespace naru::simulator {

namespace {

bool isSame(const sim::LogEntry& a, const sim::LogEntry& b)
{
    return a.at == b.at && a.code == b.code && a.element == b.element && a.text == b.text;
}

/** An entry's text as the models write it: `3. n2 forwards to n1. [A70 (3)]`. The number of a step and the
 * rule's are shown apart. */
struct Parts
{
    QStringView text;
    QStringView rule;
};

Parts partsOf(QStringView text)
{
    Parts parts{text, {}};
    if (const qsizetype rule = text.endsWith(u']') ? text.lastIndexOf(u'[') : -1; rule > 0)
        parts = {text.left(rule).trimmed(), text.mid(rule + 1).chopped(1)};
    qsizetype digits = 0;
    while (digits < parts.text.size() && parts.text[digits].isDigit())
        ++digits;
    if (digits > 0 && parts.text.mid(digits).startsWith(QStringLiteral(". ")))
        parts.text = parts.text.mid(digits + 2);
    return parts;
}

} // namespace

LogRows::LogRows(const kit::Speech& speech, Order order, QObject* parent)
    : QAbstractListModel(parent)
    , m_speech(speech)
    , m_order(order)
{}

void LogRows::setOrder(Order order)
{
    if (order == m_order)
        return;
    beginResetModel();
    m_order = order;
    choose();
    endResetModel();
}

void LogRows::setEntries(const std::vector<sim::LogEntry>& entries, sim::Time length)
{
    const bool isKnown = m_length == length && std::ranges::equal(entries, m_entries, isSame);
    if (isKnown)
        return;
    beginResetModel();
    m_entries = entries;
    m_length = length;
    choose();
    endResetModel();
}

void LogRows::setFilter(const LogFilter& filter)
{
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    choose();
    endResetModel();
}

void LogRows::retranslate()
{
    beginResetModel();
    choose();
    endResetModel();
}

void LogRows::choose()
{
    m_shown.clear();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const sim::LogEntry& entry = m_entries[i];
        if (!m_filter.code.empty() && entry.code != m_filter.code)
            continue;
        if (!m_filter.text.isEmpty() && !textOf(entry).contains(m_filter.text, Qt::CaseInsensitive) &&
            !QString::fromStdString(entry.element).contains(m_filter.text, Qt::CaseInsensitive))
            continue;
        m_shown.push_back(i);
    }
    if (m_order == Order::LatestFirst)
        std::ranges::reverse(m_shown);
}

std::vector<std::string> LogRows::codes() const
{
    std::set<std::string> codes;
    for (const sim::LogEntry& entry : m_entries)
        codes.insert(entry.code);
    return {codes.begin(), codes.end()};
}

const sim::LogEntry& LogRows::entry(int row) const
{
    return m_entries[m_shown[static_cast<std::size_t>(row)]];
}

int LogRows::rowAt(sim::Time moment) const
{
    int row = -1;
    while (row + 1 < rowCount() && entry(row + 1).at <= moment)
        ++row;
    return row;
}

int LogRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QString LogRows::textOf(const sim::LogEntry& entry) const
{
    return textIn(entry.text, m_speech.language());
}

QString LogRows::momentOf(const sim::LogEntry& entry) const
{
    return momentWithUnit(m_speech.words().locale(), entry.at, m_length);
}

QVariant LogRows::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const sim::LogEntry& entry = this->entry(index.row());
    const QString text = textOf(entry);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return QString(momentOf(entry) % u' ' % text);
    case Qt::ToolTipRole:
        return text;
    case EntryTime:
        return momentOf(entry);
    case EntryText:
        return partsOf(text).text.toString();
    case EntryRule:
        return partsOf(text).rule.toString();
    default:
        return {};
    }
}

QByteArray LogRows::csv() const
{
    kit::Csv csv(
        {QStringLiteral("t"), QStringLiteral("code"), QStringLiteral("element"), QStringLiteral("text")});
    for (int row = 0; row < rowCount(); ++row) {
        const sim::LogEntry& entry = this->entry(row);
        csv.addRow({QString::number(sim::secondsOf(entry.at), 'f', 9), QString::fromStdString(entry.code),
                    QString::fromStdString(entry.element), textOf(entry)});
    }
    return csv.bytes();
}

} // namespace naru::simulator
