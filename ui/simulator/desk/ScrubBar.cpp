// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/desk/ScrubBar.h"

#include "kit/Theme.h"
#include "simulator/charts/TimeAxis.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace naru::simulator {

using kit::Theme;
using sim::Time;

namespace {

constexpr int steps = 10'000;
constexpr int barThickness = 4;
constexpr int knob = 7;
constexpr int barPlace = 30;
constexpr int tickLength = 4;
constexpr int flagTop = 4;
constexpr int mostTicks = 200;

} // namespace

ScrubBar::ScrubBar(const Theme& theme, QWidget* parent)
    : QSlider(Qt::Horizontal, parent)
    , m_theme(theme)
{
    setRange(0, steps);
    setSingleStep(steps / 100);
    setPageStep(steps / 10);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumWidth(160);
    setFixedHeight(48);
    setMouseTracking(true);
}

void ScrubBar::show(const Frame& frame)
{
    m_now = frame.a.snapshot.at;
    m_computed = frame.computed;
    m_until = frame.until;
    m_checkpoints = frame.checkpoints;
    m_following = true;
    setValue(static_cast<int>(placeOf(m_now) * steps));
    m_following = false;
    update();
}

void ScrubBar::setMarks(std::vector<TimeMark> marks)
{
    if (marks == m_marks)
        return;
    m_marks = std::move(marks);
    update();
}

/** Of a key, or of a screen reader's wish; a frame sets the value, too, but wishes nothing. */
void ScrubBar::sliderChange(SliderChange change)
{
    QSlider::sliderChange(change);
    if (change == SliderValueChange && !m_following)
        Q_EMIT timeWished(momentAt(static_cast<double>(value()) / steps));
}

double ScrubBar::placeOf(Time moment) const
{
    return m_until > Time::zero() ? sim::secondsOf(moment) / sim::secondsOf(m_until) : 0;
}

Time ScrubBar::momentAt(double place) const
{
    return Time(
        static_cast<std::int64_t>(std::clamp(place, 0.0, 1.0) * static_cast<double>(m_until.count())));
}

void ScrubBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& colors = m_theme.colors();
    const double left = knob;
    const double length = width() - 2 * knob;
    const auto stretch = [&](double from, double to, const QColor& colour) {
        painter.fillRect(
            QRectF(left + from * length, barPlace - barThickness / 2.0, (to - from) * length, barThickness),
            colour);
    };
    stretch(0, 1, colors.line2);
    stretch(0, placeOf(m_computed), colors.accentLine);
    stretch(0, placeOf(m_now), colors.accent);
    painter.setPen(QPen(colors.text3, 1));
    const std::size_t every = m_checkpoints.size() / mostTicks + 1;
    for (std::size_t i = 0; i < m_checkpoints.size(); i += every) {
        const double x = left + placeOf(m_checkpoints[i]) * length;
        painter.drawLine(QPointF(x, barPlace + 8), QPointF(x, barPlace + 8 + tickLength));
    }
    paintFlags(painter);
    painter.setPen(QPen(hasFocus() ? colors.text : colors.accent, 2));
    painter.setBrush(colors.bg);
    painter.drawEllipse(QPointF(left + placeOf(m_now) * length, barPlace), knob - 1, knob - 1);
}

/** A word that would reach to the next flag is left out; the tooltip has all. */
void ScrubBar::paintFlags(QPainter& painter) const
{
    const kit::Colors& colors = m_theme.colors();
    painter.setFont(m_theme.small());
    const QFontMetricsF metrics(m_theme.small());
    const auto placeOnBar = [this](const TimeMark& mark) {
        return knob + placeOf(mark.at) * (width() - 2 * knob);
    };
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const TimeMark& mark = m_marks[i];
        const double x = placeOnBar(mark);
        const bool isBookmark = mark.kind == TimeMark::Kind::Bookmark;
        painter.setPen(QPen(isBookmark ? colors.accent : colors.text2, 1));
        painter.drawLine(QPointF(x, flagTop), QPointF(x, barPlace - 3));
        painter.setBrush(isBookmark ? colors.accent : colors.text2);
        if (isBookmark)
            painter.drawPolygon(QPolygonF({{x, flagTop}, {x + 8, flagTop + 4}, {x, flagTop + 8}}));
        else
            painter.drawRect(QRectF(x, flagTop, 7, 6));
        const double begin = x + 12;
        const double end = begin + metrics.horizontalAdvance(mark.text) + 4;
        if (end > (i + 1 < m_marks.size() ? placeOnBar(m_marks[i + 1]) : width()))
            continue;
        painter.setPen(colors.text2);
        painter.drawText(QPointF(begin, flagTop + metrics.ascent() - 1), mark.text);
    }
}

void ScrubBar::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    Q_EMIT timeWished(momentAt((event->position().x() - knob) / (width() - 2 * knob)));
}

void ScrubBar::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        Q_EMIT timeWished(momentAt((event->position().x() - knob) / (width() - 2 * knob)));
}

void ScrubBar::mouseReleaseEvent(QMouseEvent*)
{
    setSliderDown(false);
}

bool ScrubBar::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), saying(help->pos()), this);
        return true;
    }
    return QSlider::event(event);
}

/** What stands at a place: a mark's words, or whether going there is quick. */
QString ScrubBar::saying(const QPoint& place) const
{
    constexpr double near = 6;
    QStringList lines;
    for (const TimeMark& mark : m_marks) {
        const double x = knob + placeOf(mark.at) * (width() - 2 * knob);
        if (std::abs(x - place.x()) <= near)
            lines << momentText(locale(), mark.at, m_until) % QStringLiteral("  ") % mark.text;
    }
    if (!lines.isEmpty())
        return lines.join(u'\n');
    const Time moment = momentAt((place.x() - knob) / static_cast<double>(width() - 2 * knob));
    return momentText(locale(), moment, m_until) % QStringLiteral("  ") %
           (moment <= m_computed ? tr("computed: going there is quick")
                                 : tr("not computed yet: going there takes as long as the run does"));
}

} // namespace naru::simulator
