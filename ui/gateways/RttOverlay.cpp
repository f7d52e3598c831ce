// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/RttOverlay.h"

#include "charts/LabelPlaces.h"
#include "gateways/ChartMarks.h"
#include "kit/Theme.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace naru::gateways {

using kit::Theme;

namespace {

constexpr double gap = 12;
constexpr int endLabelWidth = 152;
constexpr double lineHeight = 16;
/** A longer label would lie over other lines; the crosses under the axis stand anyway. */
constexpr double mostLabelLines = 3.5;

/** A text's rectangle, its point on the left, in the middle or on the right. */
QRectF around(double x, double y, double width, double height)
{
    return {x - width / 2, y - height / 2, width, height};
}

/** Texts must not be drawn over each other: who comes later stays away. */
class TakenPlaces
{
public:
    bool take(const QRectF& place)
    {
        const bool free =
            std::ranges::none_of(m_places, [&](const QRectF& other) { return other.intersects(place); });
        if (free)
            m_places.push_back(place);
        return free;
    }

private:
    std::vector<QRectF> m_places;
};

QString clock(base::SystemTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).toString(QStringLiteral("HH:mm"));
}

} // namespace

RttOverlay::RttOverlay(const Theme& theme, const wording::Words& words, const RttPicture& picture,
                       const charts::ValueScale& scale, const QRectF& plot)
    : m_theme(theme)
    , m_words(words)
    , m_picture(picture)
    , m_scale(scale)
    , m_plot(plot)
{}

QMargins RttOverlay::margins(const Theme& theme)
{
    const int digits = QFontMetrics(theme.smallFigures()).horizontalAdvance(QStringLiteral("1,000"));
    return {Theme::pageMargin + digits + 8, 12, endLabelWidth + Theme::pageMargin, 48};
}

double RttOverlay::xOf(base::SystemTime time) const
{
    const std::chrono::duration<double> whole = m_picture.window.to - m_picture.window.from;
    const std::chrono::duration<double> part = time - m_picture.window.from;
    return m_plot.left() + (whole.count() > 0 ? part / whole : 0.0) * m_plot.width();
}

double RttOverlay::yOf(std::chrono::milliseconds value) const
{
    return m_plot.bottom() - static_cast<double>(value.count()) / m_scale.top * m_plot.height();
}

QPointF RttOverlay::placeOf(const RttPoint& point) const
{
    return {xOf(point.at), yOf(point.rtt)};
}

QRectF RttOverlay::bandOf(const Outage& outage) const
{
    return {xOf(outage.from), m_plot.top(), xOf(outage.to) - xOf(outage.from), m_plot.height()};
}

bool RttOverlay::isBroad(const Outage& outage) const
{
    return outage.measurements > 1 && bandOf(outage).width() > 4;
}

void RttOverlay::paintBehind(QPainter& painter) const
{
    for (const ChartLine& line : m_picture.lines) {
        for (const Outage& outage : line.line->outages) {
            if (isBroad(outage))
                painter.fillRect(bandOf(outage), m_theme.colors().side);
        }
    }
}

void RttOverlay::paint(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintValueAxis(painter);
    paintTimeAxis(painter);
    if (m_picture.empty()) {
        paintEmpty(painter);
        return;
    }
    paintOutages(painter);
    paintLosses(painter);
    paintRetransmissions(painter);
    paintEnds(painter);
    paintUnanswered(painter);
}

void RttOverlay::paintValueAxis(QPainter& painter) const
{
    painter.setFont(m_theme.smallFigures());
    painter.setPen(m_theme.colors().text2);
    for (double value = 0; value <= m_scale.top + m_scale.step / 2; value += m_scale.step) {
        const double y = m_plot.bottom() - value / m_scale.top * m_plot.height();
        const QRectF place(0, y - 10, m_plot.left() - 8, 20);
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter,
                         m_words.locale().toString(qRound64(value)));
    }
}

void RttOverlay::paintTimeAxis(QPainter& painter) const
{
    const kit::Colors& colors = m_theme.colors();
    painter.setPen(QPen(colors.line2, 1));
    painter.drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
    painter.setFont(m_theme.smallFigures());
    const QString datePattern =
        m_words.language() == wording::Language::Korean ? QStringLiteral("M. d.") : QStringLiteral("d MMM");
    for (const QDateTime& tick : ticksOf(m_picture.window, m_picture.range)) {
        const double x = xOf(base::SystemTime(std::chrono::milliseconds(tick.toMSecsSinceEpoch())));
        painter.setPen(QPen(colors.line2, 1));
        painter.drawLine(QPointF(x, m_plot.bottom()), QPointF(x, m_plot.bottom() + 4));
        const bool midnight = tick.time() == QTime(0, 0);
        const QString date = m_words.locale().toString(tick.date(), datePattern);
        QString text = tick.toString(QStringLiteral("HH:mm"));
        if (m_picture.range == TimeRange::OneWeek)
            text = date;
        else if (midnight)
            text += QStringLiteral("  ") + date;
        painter.setPen(colors.text2);
        painter.drawText(around(x, m_plot.bottom() + 36, 120, 20), Qt::AlignCenter, text);
    }
}

std::optional<QRectF> RttOverlay::placeForLabel(const ChartLine& line, const Outage& outage) const
{
    // The line is broken from the value before to the value behind it: there is room, at the line's height.
    double left = bandOf(outage).left();
    double right = bandOf(outage).right();
    double y = m_plot.center().y();
    for (const auto& segment : line.line->segments) {
        if (segment.back().at < outage.from) {
            left = xOf(segment.back().at);
            y = yOf(segment.back().rtt);
        } else if (segment.front().at > outage.to) {
            right = xOf(segment.front().at);
            break;
        }
    }
    const double width = right - left - 4;
    const QRectF count = QFontMetricsF(m_theme.small())
                             .boundingRect(QRectF(0, 0, width, m_plot.height()),
                                           Qt::AlignHCenter | Qt::TextWordWrap, countOf(outage));
    const double nameWidth = QFontMetricsF(m_theme.smallStrong()).horizontalAdvance(line.name);
    const double height = lineHeight + count.height();
    if (std::max(count.width(), nameWidth) > width || height > mostLabelLines * lineHeight ||
        height > m_plot.height())
        return std::nullopt;
    y = std::clamp(y, m_plot.top() + height / 2, m_plot.bottom() - height / 2);
    return around((left + right) / 2, y, width, height);
}

QString RttOverlay::countOf(const Outage& outage)
{
    return tr("%n probe(s) lost", nullptr, outage.lost);
}

void RttOverlay::paintOutages(QPainter& painter) const
{
    TakenPlaces taken;
    painter.setPen(m_theme.colors().text2);
    for (const ChartLine& line : m_picture.lines) {
        for (const Outage& outage : line.line->outages) {
            const auto place = isBroad(outage) ? placeForLabel(line, outage) : std::nullopt;
            if (!place || !taken.take(*place))
                continue;
            painter.setFont(m_theme.smallStrong());
            painter.drawText(QRectF(place->topLeft(), QSizeF(place->width(), lineHeight)), Qt::AlignCenter,
                             line.name);
            painter.setFont(m_theme.small());
            painter.drawText(place->adjusted(0, lineHeight, 0, 0), Qt::AlignHCenter | Qt::TextWordWrap,
                             countOf(outage));
        }
    }
}

void RttOverlay::paintLosses(QPainter& painter) const
{
    painter.setFont(m_theme.small());
    painter.setPen(m_theme.colors().text2);
    painter.drawText(QRectF(0, lossY() - 10, m_plot.left() - 8, 20), Qt::AlignRight | Qt::AlignVCenter,
                     tr("Lost"));
    for (const ChartLine& line : m_picture.lines) {
        for (const LossMark& loss : line.line->losses)
            drawCross(painter, {xOf(loss.at), lossY()}, m_theme.colors().fail);
    }
}

void RttOverlay::paintRetransmissions(QPainter& painter) const
{
    const kit::Colors& colors = m_theme.colors();
    const QFontMetricsF metrics(m_theme.small());
    TakenPlaces taken;
    for (const ChartLine& line : m_picture.lines) {
        for (const RetransmissionMark& mark : line.line->retransmissions) {
            const QPointF centre = placeOf(mark.point) + QPointF(0, -8);
            drawTriangle(painter, centre, colors.warn);
            QString text = tr("%1: %n segment(s) sent again", nullptr, mark.count).arg(clock(mark.point.at));
            if (mark.cost)
                text += QStringLiteral(", +") + m_words.milliseconds(mark.cost);
            const double width = metrics.horizontalAdvance(text);
            const bool onRight = centre.x() + 32 + width < m_plot.right();
            const double left = onRight ? centre.x() + 30 : centre.x() - 30 - width;
            const QRectF place(left, centre.y() - 10, width, 20);
            if (place.left() < m_plot.left() || !taken.take(place))
                continue;
            painter.setPen(QPen(colors.line2, 1));
            const double side = onRight ? 1 : -1;
            painter.drawLine(centre + QPointF(10 * side, 0), centre + QPointF(26 * side, 0));
            painter.setPen(colors.warn);
            painter.setFont(m_theme.small());
            painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, text);
        }
    }
}

void RttOverlay::paintEnds(QPainter& painter) const
{
    std::vector<double> wishes;
    for (const ChartLine& line : m_picture.lines)
        wishes.push_back(yOf(line.line->last()->rtt));
    const std::vector<double> places = charts::labelPlaces(wishes, 18, m_plot.top() + 6, m_plot.bottom() - 6);

    const double left = m_plot.right() + gap;
    const double right = m_plot.right() + endLabelWidth;
    for (std::size_t i = 0; i < m_picture.lines.size(); ++i) {
        const ChartLine& line = m_picture.lines[i];
        const QPointF end = placeOf(*line.line->last());
        painter.setPen(Qt::NoPen);
        painter.setBrush(charts::colourOf(line.style, m_theme.colors()));
        painter.drawEllipse(end, 3, 3);
        if (std::abs(places[i] - end.y()) > 2 || end.x() < m_plot.right() - 8) {
            painter.setPen(QPen(m_theme.colors().line2, 1));
            painter.drawLine(end + QPointF(5, 0), QPointF(left - 4, places[i]));
        }
        const QRectF place(left, places[i] - 10, right - left, 20);
        const QString value = m_words.milliseconds(line.line->last()->rtt);
        const QFont& valueFont = line.style.accent ? m_theme.smallStrong() : m_theme.smallFigures();
        const double valueWidth = QFontMetricsF(valueFont).horizontalAdvance(value);
        painter.setPen(line.style.accent ? m_theme.colors().accent : m_theme.colors().text);
        painter.setFont(valueFont);
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, value);
        painter.setFont(m_theme.smallStrong());
        const QString name = QFontMetricsF(m_theme.smallStrong())
                                 .elidedText(line.name, Qt::ElideRight, place.width() - valueWidth - 8);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, name);
    }
}

void RttOverlay::paintUnanswered(QPainter& painter) const
{
    if (m_picture.unanswered.empty())
        return;
    const QRectF place(m_plot.right() + gap, lossY() - 10, endLabelWidth - gap, 20);
    drawCross(painter, {place.left() + 3, lossY()}, m_theme.colors().fail);
    QString text = m_picture.unanswered.front().name;
    if (const auto more = m_picture.unanswered.size() - 1; more > 0)
        text += QStringLiteral(" +") + m_words.locale().toString(static_cast<int>(more));
    painter.setFont(m_theme.small());
    painter.setPen(m_theme.colors().fail);
    painter.drawText(place.adjusted(12, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(m_theme.small()).elidedText(text, Qt::ElideRight, place.width() - 12));
}

void RttOverlay::paintEmpty(QPainter& painter) const
{
    painter.setFont(m_theme.medium());
    painter.setPen(m_theme.colors().text2);
    painter.drawText(m_plot, Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Nothing was measured in this time. Measure now, or choose a longer time."));
}

} // namespace naru::gateways
