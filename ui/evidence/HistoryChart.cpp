// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/HistoryChart.h"

#include "charts/LabelPlaces.h"
#include "kit/Theme.h"

#include <QPainter>

#include <algorithm>

namespace naru::evidence_ui {

using kit::Theme;

namespace {

constexpr std::size_t mostLines = 8;
/** A gap that is narrower than this part of the chart cannot be seen; ten thousand would take seconds to
 * draw. */
constexpr std::size_t gapsAcross = 200;
constexpr int labelWidth = 140;
constexpr int labelHeight = 16;
const QMargins room(Theme::pageMargin + 48, Theme::space(4), labelWidth + Theme::pageMargin, Theme::space(7));

/** The last value that a gateway has; nothing where it never had one. */
std::optional<std::chrono::milliseconds> lastValue(const evidence::LogSeries& series)
{
    for (auto point = series.points.rbegin(); point != series.points.rend(); ++point) {
        if (point->rtt)
            return point->rtt;
    }
    return std::nullopt;
}

} // namespace

HistoryChart::HistoryChart(const Theme& theme, QWidget* parent)
    : LineView(room, parent)
    , m_theme(theme)
{
    setMinimumHeight(Theme::space(40));
    setFocusPolicy(Qt::NoFocus);
    restyle();
}

charts::LineStyle HistoryChart::styleOf(std::size_t index)
{
    return index == 0 ? charts::LineStyle{true, 1, Qt::SolidLine}
                      : charts::greyStyle(static_cast<int>(index) - 1);
}

void HistoryChart::setHistory(const LogPtr& log, const QString& chosen, std::optional<std::size_t> run,
                              const Naming& naming)
{
    std::vector<const evidence::LogSeries*> series;
    if (log) {
        for (const evidence::LogSeries& each : log->series)
            series.push_back(&each);
    }
    std::ranges::stable_partition(series, [&](const evidence::LogSeries* each) {
        return each->host.compare(chosen, Qt::CaseInsensitive) == 0;
    });
    series.resize(std::min(series.size(), mostLines));
    m_names.clear();
    for (const evidence::LogSeries* each : series)
        m_names.append(naming(each->host));
    m_run = run;
    // Another run of the same log moves the mark alone.
    if (m_log != log || m_series != series) {
        m_log = log;
        setSeries(std::move(series));
    }
    retranslate();
}

void HistoryChart::setSeries(std::vector<const evidence::LogSeries*> series)
{
    m_series = std::move(series);
    m_firstRun = SIZE_MAX;
    m_lastRun = 0;
    std::chrono::milliseconds highest{0};
    for (const evidence::LogSeries* each : m_series) {
        for (const evidence::LogSeries::Point& point : each->points) {
            m_firstRun = std::min(m_firstRun, point.run);
            m_lastRun = std::max(m_lastRun, point.run);
            highest = std::max(highest, point.rtt.value_or(std::chrono::milliseconds(0)));
        }
    }
    if (m_series.empty())
        m_firstRun = 0;
    m_scale = charts::ValueScale::covering(static_cast<double>(highest.count()));
    feed();
}

charts::LineOfPoints HistoryChart::lineOf(const evidence::LogSeries& series) const
{
    const std::size_t narrow = (m_lastRun - m_firstRun) / gapsAcross;
    charts::LineOfPoints line;
    std::optional<std::size_t> before;
    bool isGap = true;
    for (const evidence::LogSeries::Point& point : series.points) {
        isGap = isGap || !point.rtt;
        if (!point.rtt)
            continue;
        if (isGap && (!before || point.run - *before > narrow))
            line.segments.emplace_back();
        line.segments.back().append(
            {static_cast<double>(point.run), static_cast<double>(point.rtt->count())});
        before = point.run;
        isGap = false;
    }
    return line;
}

void HistoryChart::feed()
{
    // One run alone stands in the middle.
    const double edge = m_lastRun > m_firstRun ? 0 : 1;
    setRanges(static_cast<double>(m_firstRun) - edge, static_cast<double>(m_lastRun) + edge, 0, m_scale);
    std::vector<charts::LineOfPoints> lines;
    for (std::size_t i = m_series.size(); i-- > 0;) {
        lines.push_back(lineOf(*m_series[i]));
        lines.back().pen = charts::penOf(styleOf(i), m_theme.colors());
    }
    setLines(std::move(lines));
}

void HistoryChart::retranslate()
{
    setAccessibleName(tr("RTT of each gateway over the runs of the log"));
    setAccessibleDescription(
        tr("Gateways: %1. The table below holds the runs.").arg(m_names.join(QLatin1String(", "))));
    viewport()->update();
}

void HistoryChart::restyle()
{
    setColours(m_theme.colors().bg, m_theme.colors().line);
    feed();
}

void HistoryChart::paintBehind(QPainter& painter) const
{
    if (!m_run || *m_run < m_firstRun || *m_run > m_lastRun)
        return;
    const double x = placeOf({static_cast<double>(*m_run), 0}).x();
    painter.setPen(QPen(m_theme.colors().accentLine, 1, Qt::DashLine));
    painter.drawLine(QPointF(x, plot().top()), QPointF(x, plot().bottom()));
}

void HistoryChart::paintOver(QPainter& painter) const
{
    if (m_series.empty())
        return;
    paintAxis(painter);
    paintLabels(painter);
}

void HistoryChart::paintAxis(QPainter& painter) const
{
    const kit::Colors& colors = m_theme.colors();
    const QRectF area = plot();
    painter.setFont(m_theme.smallFigures());
    painter.setPen(colors.text2);
    for (double value = 0; value <= m_scale.top; value += m_scale.step) {
        const double y = placeOf({static_cast<double>(m_firstRun), value}).y();
        const QString unit = value + m_scale.step > m_scale.top ? QStringLiteral(" ms") : QString();
        painter.drawText(QRectF(0, y - labelHeight / 2.0, area.left() - 8, labelHeight),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(qRound(value)) + unit);
    }
    const QRectF below(area.left(), area.bottom() + 6, area.width(), labelHeight);
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, tr("first run"));
    painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, tr("last run"));
}

void HistoryChart::paintLabels(QPainter& painter) const
{
    std::vector<std::size_t> shown;
    std::vector<double> wishes;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        if (const auto value = lastValue(*m_series[i])) {
            shown.push_back(i);
            wishes.push_back(
                placeOf({static_cast<double>(m_lastRun), static_cast<double>(value->count())}).y());
        }
    }
    const std::vector<double> places =
        charts::labelPlaces(wishes, labelHeight, plot().top(), plot().bottom());
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const bool isChosen = shown[i] == 0;
        painter.setFont(isChosen ? m_theme.smallStrong() : m_theme.small());
        painter.setPen(isChosen ? m_theme.colors().accent : m_theme.colors().text2);
        const QString name = m_names[static_cast<qsizetype>(shown[i])];
        painter.drawText(QRectF(plot().right() + 10, places[i] - labelHeight / 2.0, labelWidth, labelHeight),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(name, Qt::ElideMiddle, labelWidth));
    }
}

} // namespace naru::evidence_ui
