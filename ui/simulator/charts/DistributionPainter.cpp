// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/DistributionPainter.h"

#include "charts/Hatching.h"
#include "simulator/charts/FigureText.h"
#include "simulator/words/Spoken.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace naru::simulator {

namespace {

constexpr double margin = 24;
constexpr double titleWidth = 216;
constexpr double valueWidth = 132;

double greatestOf(const sim::Metric& metric)
{
    double greatest = 0;
    for (const auto& value : {metric.mean, metric.p50, metric.p95, metric.p99, metric.greatest})
        greatest = std::max(greatest, value.value_or(0));
    return metric.interval ? std::max(greatest, metric.interval->high) : greatest;
}

} // namespace

DistributionPainter::DistributionPainter(QPainter& painter, const charts::Look& look, const QLocale& locale,
                                         int width)
    : m_painter(painter)
    , m_look(look)
    , m_locale(locale)
    , m_left(margin + titleWidth)
    , m_right(width - margin - valueWidth)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
}

int DistributionPainter::heightOf(const Distributions& shown)
{
    const auto rows = static_cast<int>(shown.rows.size() + shown.windows.size());
    const int heads = (shown.rows.empty() ? 0 : 1) + (shown.windows.empty() ? 0 : 1);
    return heads * headHeight + rows * rowHeight + 8;
}

double DistributionPainter::xOf(double value, double most) const
{
    return m_left + (most > 0 ? std::clamp(value / most, 0.0, 1.0) : 0.0) * (m_right - m_left);
}

void DistributionPainter::heading(const QString& text, const QString& detail)
{
    const QRectF line(margin, m_y + 4, m_right + valueWidth - margin, headHeight - 8);
    m_painter.setFont(m_look.smallStrong);
    m_painter.setPen(m_look.colors.text);
    m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
    const double width = QFontMetricsF(m_look.smallStrong).horizontalAdvance(text) + 8;
    m_painter.setFont(m_look.small);
    m_painter.setPen(m_look.colors.text2);
    m_painter.drawText(line.adjusted(width, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                       QFontMetricsF(m_look.small).elidedText(detail, Qt::ElideRight, line.width() - width));
    m_y += headHeight;
}

void DistributionPainter::label(const QString& title, const QString& detail)
{
    m_painter.setPen(QPen(m_look.colors.line, 1));
    m_painter.drawLine(QPointF(margin, m_y + 0.5), QPointF(m_right + valueWidth, m_y + 0.5));
    const QFontMetricsF metrics(m_look.small);
    m_painter.setFont(m_look.small);
    const auto line = [&](double y, const QString& text, const QColor& colour) {
        m_painter.setPen(colour);
        m_painter.drawText(QRectF(margin, y, titleWidth - 12, 16), Qt::AlignLeft | Qt::AlignVCenter,
                           metrics.elidedText(text, Qt::ElideRight, titleWidth - 12));
    };
    line(m_y + (detail.isEmpty() ? 12 : 4), title, m_look.colors.text);
    line(m_y + 20, detail, m_look.colors.text2);
}

void DistributionPainter::bar(const sim::Metric& metric, const std::string& unit, double most, double y,
                              bool isB)
{
    const QColor colour = isB ? m_look.colors.accent : m_look.colors.g1;
    const auto x = [&](double value) { return xOf(value, most); };
    if (metric.greatest) {
        m_painter.setPen(QPen(m_look.colors.g3, 1));
        m_painter.drawLine(QPointF(m_left, y), QPointF(x(*metric.greatest), y));
        m_painter.setPen(QPen(colour, 1.5));
        m_painter.setBrush(m_look.colors.bg);
        m_painter.drawEllipse(QPointF(x(*metric.greatest), y), 3, 3);
    }
    if (metric.p50 && metric.p99) {
        const double p95 = x(metric.p95.value_or(*metric.p99));
        m_painter.setPen(QPen(colour, 2));
        m_painter.drawLine(QPointF(p95, y), QPointF(x(*metric.p99), y));
        m_painter.drawLine(QPointF(x(*metric.p99), y - 4), QPointF(x(*metric.p99), y + 4));
        const QRectF box(x(*metric.p50), y - 4, std::max(2.0, p95 - x(*metric.p50)), 8);
        m_painter.fillRect(box, colour);
    }
    if (metric.mean && metric.interval) {
        m_painter.setPen(QPen(m_look.colors.warn, 1.5));
        const double top = y - 8;
        m_painter.drawLine(QPointF(x(metric.interval->low), top), QPointF(x(metric.interval->high), top));
        for (const double end : {metric.interval->low, metric.interval->high})
            m_painter.drawLine(QPointF(x(end), top - 3), QPointF(x(end), top + 3));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_look.colors.warn);
        m_painter.drawEllipse(QPointF(x(*metric.mean), top), 2.5, 2.5);
    }
    m_painter.setFont(m_look.smallFigures);
    m_painter.setPen(isB ? m_look.colors.accent : m_look.colors.text);
    QString text = figureText(m_locale, MetricRow::valueOf(metric), unit);
    if (metric.p99)
        text += QStringLiteral(" · p99 ") + figureText(m_locale, metric.p99, unit);
    m_painter.drawText(QRectF(m_right + 8, y - 9, valueWidth - 8, 18), Qt::AlignRight | Qt::AlignVCenter,
                       QFontMetricsF(m_look.smallFigures).elidedText(text, Qt::ElideRight, valueWidth - 8));
}

void DistributionPainter::row(const MetricRow& row)
{
    label(row.title, row.title == row.code ? QString() : row.code);
    const double most = std::max(greatestOf(row.a), row.b ? greatestOf(*row.b) : 0.0);
    bar(row.a, row.unit, most, m_y + (row.b ? 13 : 22), false);
    if (row.b)
        bar(*row.b, row.unit, most, m_y + 31, true);
    m_y += rowHeight;
}

void DistributionPainter::window(const WorstWindow& window, double most, const QString& value)
{
    label(window.limit, {});
    const double y = m_y + rowHeight / 2.0;
    const double allowed = xOf(window.allowed, most);
    m_painter.fillRect(QRectF(m_left, y - 5, xOf(std::min(window.worst, window.allowed), most) - m_left, 10),
                       m_look.colors.g2);
    if (window.worst > window.allowed) {
        const QRectF over(allowed, y - 5, xOf(window.worst, most) - allowed, 10);
        m_painter.fillRect(over, m_look.colors.failSoft);
        charts::hatch(m_painter, over, m_look.colors.fail);
    }
    m_painter.setPen(QPen(m_look.colors.text, 2));
    m_painter.drawLine(QPointF(allowed, y - 9), QPointF(allowed, y + 9));
    m_painter.setFont(m_look.smallFigures);
    m_painter.setPen(window.worst > window.allowed ? m_look.colors.fail : m_look.colors.text);
    m_painter.drawText(QRectF(m_right + 8, y - 9, valueWidth - 8, 18), Qt::AlignRight | Qt::AlignVCenter,
                       value);
    m_y += rowHeight;
}

void paintDistributions(QPainter& painter, const charts::Look& look, const wording::Words& words,
                        const Distributions& shown, int width)
{
    const QLocale& locale = words.locale();
    DistributionPainter paint(painter, look, locale, width);
    if (!shown.rows.empty())
        paint.heading(
            spoken(words, QT_TRANSLATE_NOOP("Simulator", "Distributions")),
            spoken(words, QT_TRANSLATE_NOOP("Simulator", "bar: median to p95; line: p99; ring: greatest; "
                                                         "above: mean with its 95 % interval")));
    for (const MetricRow& row : shown.rows)
        paint.row(row);
    double most = 0;
    for (const WorstWindow& window : shown.windows)
        most = std::max({most, window.allowed, window.worst});
    if (!shown.windows.empty())
        paint.heading(
            spoken(words, QT_TRANSLATE_NOOP("Simulator", "Worst trailing window")),
            spoken(words,
                   QT_TRANSLATE_NOOP("Simulator", "most that a limit let through; the mark is the limit")));
    for (const WorstWindow& window : shown.windows)
        //: %1, %2: numbers of requests; %3: a length of time such as 1s
        paint.window(window, most,
                     spoken(words, QT_TRANSLATE_NOOP("Simulator", "%1 of %2 in %3"))
                         .arg(numberText(locale, window.worst), numberText(locale, window.allowed),
                              QString::fromStdString(window.window)));
}

} // namespace naru::simulator
