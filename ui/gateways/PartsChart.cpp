// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/PartsChart.h"

#include "gateways/GatewayTable.h"
#include "kit/Speech.h"
#include "kit/Theme.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QGraphicsLayout>
#include <QHorizontalStackedBarSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace naru::gateways {

using kit::Theme;

namespace {

constexpr int nameWidth = 176;
constexpr int valueWidth = 96;
constexpr double leastRowHeight = 24;

double inMs(const std::optional<base::Nanoseconds>& value)
{
    using Milliseconds = std::chrono::duration<double, std::milli>;
    return value ? Milliseconds(*value).count() : 0.0;
}

} // namespace

PartsChart::PartsChart(const Theme& theme, const kit::Speech& speech, QWidget* parent)
    : QChartView(parent)
    , m_theme(theme)
    , m_speech(speech)
    , m_series(new QHorizontalStackedBarSeries(chart()))
    , m_value(new QValueAxis(chart()))
    , m_places(new QBarCategoryAxis(chart()))
{
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setFocusPolicy(Qt::NoFocus);
    chart()->legend()->hide();
    chart()->setBackgroundVisible(false);
    chart()->setMargins({Theme::pageMargin + nameWidth, 12, Theme::pageMargin + valueWidth, 40});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    for (QBarSet*& set : m_sets) {
        set = new QBarSet(QString(), m_series);
        m_series->append(set);
    }
    m_series->setBarWidth(0.5);
    chart()->addSeries(m_series);
    for (QAbstractAxis* axis :
         {static_cast<QAbstractAxis*>(m_value), static_cast<QAbstractAxis*>(m_places)}) {
        axis->setLabelsVisible(false);
        axis->setLineVisible(false);
        axis->setGridLineVisible(axis == m_value);
        chart()->addAxis(axis, axis == m_value ? Qt::AlignBottom : Qt::AlignLeft);
        m_series->attachAxis(axis);
    }
    m_value->setTickType(QValueAxis::TicksDynamic);
    m_value->setTickAnchor(0);
    connect(chart(), &QChart::plotAreaChanged, this, &PartsChart::feed);
    restyle();
}

void PartsChart::setRows(const std::vector<GatewayRow>& rows)
{
    m_rows = rows;
    feed();
}

void PartsChart::restyle()
{
    const kit::Colors& colors = m_theme.colors();
    setBackgroundBrush(colors.bg);
    m_value->setGridLinePen(QPen(colors.line, 1));
    const std::array<QColor, 5> fills{Qt::transparent, colors.p1, colors.p2, colors.p3, colors.p4};
    for (std::size_t i = 0; i < m_sets.size(); ++i) {
        m_sets[i]->setBrush(fills[i]);
        m_sets[i]->setPen(QPen(i == 0 ? colors.text2 : colors.p1, 1));
    }
    viewport()->update();
}

void PartsChart::feed()
{
    const double room = chart()->plotArea().height() / leastRowHeight;
    m_shown = std::min(m_rows.size(), static_cast<std::size_t>(std::max(room, 1.0)));
    double longest = 0;
    m_longestLookup = 0;
    std::array<QList<qreal>, 5> values;
    QStringList places;
    // Qt Charts counts from below.
    for (std::size_t i = m_shown; i-- > 0;) {
        const GatewayRow& row = m_rows[i];
        const ogs::ProbeParts parts = row.rtt ? row.parts : ogs::ProbeParts{};
        const std::array<double, 5> own{-inMs(parts.lookup), inMs(parts.tcp), inMs(parts.tls),
                                        inMs(parts.firstByte), inMs(parts.close)};
        for (std::size_t part = 0; part < own.size(); ++part)
            values[part].append(own[part]);
        places.append(QString::number(i));
        longest = std::max(longest, inMs(exchangeOf(parts)));
        m_longestLookup = std::max(m_longestLookup, -own[0]);
    }
    m_scale = charts::ValueScale::covering(longest);
    m_places->setCategories(places);
    m_value->setRange(-m_longestLookup, m_scale.top);
    m_value->setTickInterval(m_scale.step);
    for (std::size_t part = 0; part < values.size(); ++part) {
        m_sets[part]->remove(0, m_sets[part]->count());
        m_sets[part]->append(values[part]);
    }
    viewport()->update();
}

double PartsChart::xOf(double milliseconds) const
{
    const QRectF plot = chart()->plotArea();
    return plot.left() + (milliseconds + m_longestLookup) / (m_scale.top + m_longestLookup) * plot.width();
}

void PartsChart::paintRow(QPainter& painter, const GatewayRow& row, double y) const
{
    const kit::Colors& colors = m_theme.colors();
    const wording::Words& words = m_speech.words();
    const QRectF plot = chart()->plotArea();
    const QRectF name(Theme::pageMargin, y - 10, nameWidth - 16, 20);
    painter.setFont(row.chosen ? m_theme.smallStrong() : m_theme.small());
    painter.setPen(row.chosen ? colors.accent : colors.text);
    painter.drawText(name, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(painter.font()).elidedText(row.entry, Qt::ElideRight, name.width()));
    if (row.rtt) {
        painter.setFont(row.chosen ? m_theme.smallStrong() : m_theme.smallFigures());
        painter.drawText(QRectF(plot.right(), y - 10, valueWidth, 20), Qt::AlignVCenter | Qt::AlignRight,
                         words.milliseconds(row.rtt));
        return;
    }
    // A failure has its reason where its bar would be, and no number.
    painter.setFont(m_theme.small());
    painter.setPen(row.failure ? colors.fail : colors.text2);
    painter.drawText(QRectF(xOf(0) + 4, y - 10, plot.right() - xOf(0), 20), Qt::AlignVCenter | Qt::AlignLeft,
                     row.failure ? words.failure(*row.failure) : words.state(row.state));
}

void PartsChart::drawForeground(QPainter* painter, const QRectF& /*rect*/)
{
    const kit::Colors& colors = m_theme.colors();
    const QRectF plot = chart()->plotArea();
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_shown == 0) {
        painter->setFont(m_theme.medium());
        painter->setPen(colors.text2);
        painter->drawText(plot, Qt::AlignCenter, tr("No run yet. Measure now to see its parts."));
        return;
    }
    painter->setFont(m_theme.smallFigures());
    painter->setPen(colors.text2);
    for (double value = 0; value <= m_scale.top + m_scale.step / 2; value += m_scale.step) {
        painter->drawText(QRectF(xOf(value) - 40, plot.bottom() + 6, 80, 20), Qt::AlignCenter,
                          m_speech.words().locale().toString(qRound64(value)));
    }
    painter->setPen(QPen(colors.line2, 1));
    painter->drawLine(QPointF(xOf(0), plot.top()), QPointF(xOf(0), plot.bottom()));
    const double height = plot.height() / static_cast<double>(m_shown);
    for (std::size_t i = 0; i < m_shown; ++i)
        paintRow(*painter, m_rows[i], plot.top() + (static_cast<double>(i) + 0.5) * height);
}

} // namespace naru::gateways
