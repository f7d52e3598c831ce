// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/GatewayTable.h"

#include "gateways/GatewayHeader.h"
#include "kit/Speech.h"

#include <QDateTime>

namespace naru::gateways {

using kit::CellLine;
using kit::CellText;
using kit::Tone;

namespace {

bool isNumeric(int column)
{
    return column == GatewayTable::Rtt || column == GatewayTable::Loss ||
           column == GatewayTable::MeasuredAt || column == GatewayTable::Trend;
}

std::optional<std::chrono::milliseconds> whole(const std::optional<base::Nanoseconds>& value)
{
    return value ? std::optional(ogs::rounded(*value)) : std::nullopt;
}

QDateTime localTime(base::SystemTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count());
}

PartsScale scaleOf(const std::vector<GatewayRow>& rows)
{
    PartsScale scale;
    for (const GatewayRow& row : rows) {
        const auto exchange = exchangeOf(row.parts);
        if (!exchange || !row.rtt)
            continue;
        scale.exchange = std::max(scale.exchange, *exchange);
        scale.lookup = std::max(scale.lookup, row.parts.lookup.value_or(base::Nanoseconds(0)));
    }
    return scale;
}

} // namespace

std::optional<base::Nanoseconds> exchangeOf(const ogs::ProbeParts& parts)
{
    if (!parts.tcp)
        return std::nullopt;
    base::Nanoseconds sum = *parts.tcp;
    for (const auto& part : {parts.tls, parts.firstByte, parts.close})
        sum += part.value_or(base::Nanoseconds(0));
    return sum;
}

GatewayTable::GatewayTable(const kit::Speech& speech, QObject* parent)
    : CellTable(ColumnCount, parent)
    , m_speech(speech)
{}

void GatewayTable::setRows(const std::vector<GatewayRow>& rows, const TimeWindow& window, TimeRange range)
{
    const bool sameSize = rows.size() == m_rows.size();
    if (!sameSize)
        beginResetModel();
    m_rows = rows;
    m_scale = scaleOf(rows);
    m_window = window;
    const bool sameRange = range == m_range;
    m_range = range;
    if (!sameSize)
        endResetModel();
    else
        noteChanges();
    if (!sameRange)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int GatewayTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant GatewayTable::data(const QModelIndex& index, int role) const
{
    if (index.isValid() && index.row() < rowCount() && role == Qt::TextAlignmentRole)
        return static_cast<int>(isNumeric(index.column()) ? Qt::AlignRight : Qt::AlignLeft);
    return CellTable::data(index, role);
}

QVariant GatewayTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return static_cast<int>(isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft);
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole && section == Parts)
        return QString(heading(Parts) % QStringLiteral(": ") %
                       GatewayHeader::partNames().join(QStringLiteral(", ")));
    return CellTable::headerData(section, orientation, role);
}

QString GatewayTable::heading(int column) const
{
    switch (column) {
    case Rank:
        return tr("Rank");
    case Name:
        return tr("Gateway");
    case Rtt:
        return tr("RTT");
    case Loss:
        return tr("Loss, %1").arg(nameOf(m_range));
    case Parts:
        return tr("Parts");
    case Address:
        return tr("Address");
    case MeasuredAt:
        return tr("Last measured");
    case Trend:
        return tr("Trend, %1").arg(nameOf(m_range));
    default:
        return {};
    }
}

CellLine GatewayTable::rttLine(const GatewayRow& row) const
{
    const wording::Words& words = m_speech.words();
    using enum ogs::GatewayState;
    if (row.state == Failed || row.state == NotConnectable) {
        const QString text = row.failure ? words.failureShort(*row.failure) : words.state(row.state);
        return {.text = text, .tone = Tone::Fail, .icon = QStringLiteral("failed")};
    }
    if (row.state == Measured) {
        return {.text = words.milliseconds(row.rtt),
                .tone = row.chosen ? Tone::Accent : Tone::Normal,
                .strong = row.chosen,
                .figures = true};
    }
    if (row.state == Waiting && !row.inRun)
        return {.text = QStringLiteral("–"), .tone = Tone::Secondary};
    // It can only fall, for the lowest of the probes counts.
    const QString text =
        row.rtt ? QStringLiteral("≤ ") + words.milliseconds(row.rtt) : words.state(row.state);
    return {.text = text, .tone = Tone::Secondary, .figures = true};
}

CellText GatewayTable::partsText(const GatewayRow& row) const
{
    if (row.failure && !row.rtt)
        return {{.text = m_speech.words().failure(*row.failure), .small = true}, {}};
    if (!exchangeOf(row.parts))
        return {{.text = QStringLiteral("–"), .tone = Tone::Faint, .small = true}, {}};
    return {};
}

CellText GatewayTable::cellText(int rowNumber, int column) const
{
    const GatewayRow& row = this->row(rowNumber);
    const wording::Words& words = m_speech.words();
    switch (column) {
    case Rank:
        return {{.text = row.rank ? words.locale().toString(*row.rank) : QStringLiteral("–"),
                 .tone = Tone::Secondary,
                 .figures = true},
                {}};
    case Name:
        return {{.text = row.entry,
                 .strong = row.chosen,
                 .icon = row.chosen ? QStringLiteral("pennant") : QString(),
                 .iconTone = Tone::Accent,
                 .iconBehind = true},
                {}};
    case Rtt:
        return {rttLine(row), {}};
    case Loss:
        return {{.text = words.percent(row.loss), .tone = Tone::Secondary, .figures = true}, {}};
    case Parts:
        return partsText(row);
    case Address: {
        if (!row.target)
            return {{.text = QStringLiteral("–"), .tone = Tone::Faint, .small = true}, {}};
        const profile::Target literal{row.address, row.target->port};
        const bool named = !row.address.isEmpty() && row.address != row.target->host;
        return {{.text = named ? row.target->host : row.target->text(), .small = true},
                {.text = named ? literal.text() : QString(), .tone = Tone::Secondary, .small = true}};
    }
    case MeasuredAt:
        return {{.text = plainText(rowNumber, MeasuredAt),
                 .tone = Tone::Secondary,
                 .small = true,
                 .figures = true},
                {}};
    default:
        return {};
    }
}

QString GatewayTable::partsSentence(const ogs::ProbeParts& parts) const
{
    const wording::Words& words = m_speech.words();
    const QStringList texts{tr("Lookup: %1").arg(words.milliseconds(whole(parts.lookup))),
                            tr("TCP: %1").arg(words.milliseconds(whole(parts.tcp))),
                            tr("TLS: %1").arg(words.milliseconds(whole(parts.tls))),
                            tr("First byte: %1").arg(words.milliseconds(whole(parts.firstByte))),
                            tr("Close: %1").arg(words.milliseconds(whole(parts.close)))};
    return texts.join(QStringLiteral(" · "));
}

QString GatewayTable::trendSentence(const GatewayRow& row) const
{
    if (!row.line || row.line->probes == 0)
        return tr("none");
    const wording::Words& words = m_speech.words();
    std::optional<std::chrono::milliseconds> lowest;
    std::optional<std::chrono::milliseconds> highest;
    for (const auto& segment : row.line->segments) {
        for (const RttPoint& point : segment) {
            lowest = lowest ? std::min(*lowest, point.rtt) : point.rtt;
            highest = highest ? std::max(*highest, point.rtt) : point.rtt;
        }
    }
    //: %1: lowest, %2: highest RTT, both with their unit; %3, %4: numbers of probes
    return tr("%1 to %2; lost probes: %3 of %4")
        .arg(words.milliseconds(lowest), words.milliseconds(highest), words.locale().toString(row.line->lost),
             words.locale().toString(row.line->probes));
}

QString GatewayTable::plainText(int rowNumber, int column) const
{
    const GatewayRow& row = this->row(rowNumber);
    switch (column) {
    case Parts:
        return row.failure && !row.rtt ? m_speech.words().failure(*row.failure) : partsSentence(row.parts);
    case Trend:
        return trendSentence(row);
    case MeasuredAt: {
        if (!row.measuredAt)
            return QStringLiteral("–");
        const QDateTime at = localTime(*row.measuredAt);
        return at.date() == localTime(m_window.to).date() ? at.toString(QStringLiteral("HH:mm:ss"))
                                                          : m_speech.words().dateTime(*row.measuredAt);
    }
    default:
        return CellTable::plainText(rowNumber, column);
    }
}

} // namespace naru::gateways
