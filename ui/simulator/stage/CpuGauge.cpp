// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/LimiterSketch.h"

#include <algorithm>
#include <cmath>

namespace naru::simulator {

namespace {

constexpr double barHeight = 14;

/** A range of the CPU with the part of the bar that it takes. */
struct Segment
{
    double from = 0;
    double to = 0;
    double throttle = 0;
    double left = 0;
    double width = 0;

    [[nodiscard]] bool holds(double cpu, bool isLast) const { return cpu >= from && (cpu <= to || isLast); }
};

/** By their size, but none narrower than its text; the open ones at both ends take what two parts of ten
 * take. */
void share(std::vector<Segment>& segments, const QRectF& bar, double least)
{
    double all = 0;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        Segment& segment = segments[i];
        const bool isEnd = i == 0 || i + 1 == segments.size();
        segment.width = isEnd ? std::min(20.0, segment.to - segment.from) : segment.to - segment.from;
        all += segment.width;
    }
    const double room = bar.width() - least * static_cast<double>(segments.size());
    double x = bar.left();
    for (Segment& segment : segments) {
        segment.left = x;
        segment.width = std::floor(least + std::max(0.0, room) * segment.width / std::max(1.0, all));
        x += segment.width;
    }
    segments.back().width = bar.right() - segments.back().left;
}

} // namespace

/** The CPU with a mark over the range that it lies in; each range with its share that is taken off the limit.
 */
void LimiterSketch::drawGauge()
{
    if (!m_database)
        return;
    const double line = m_sketch.line();
    const double cpu = sim::figureOf(m_database->figures, "cpu").value_or(0);
    const QString percent = tr("%1 %").arg(grouped(cpu));
    const double labelWidth = std::round(m_sketch.width() * 0.12);
    m_sketch.text({m_gauge.left(), m_gauge.top() + 6, labelWidth, line}, tr("DB CPU"), Face::Small,
                  Ink::Text2);
    m_sketch.text({m_gauge.left(), m_gauge.top() + 6 + line, labelWidth, line}, percent, Face::SmallStrong);
    const QRectF bar(m_gauge.left() + labelWidth + 4, m_gauge.top() + 8, m_gauge.width() - labelWidth - 4,
                     barHeight);
    Scene& scene = m_sketch.scene();
    const auto mark = [&](double x) {
        scene.regions.push_back({.place = {x - 1, bar.top() - 2, 2, barHeight + 4}, .fill = Ink::Text});
        scene.arrows.push_back(
            {.points = {{x, bar.top() - 9}, {x, bar.top() - 1}}, .ink = Ink::Text, .arrow = true});
    };
    std::vector<Segment> segments;
    for (const sim::Element* range : m_ranges)
        segments.push_back({.from = sim::figureOf(range->figures, "from").value_or(0),
                            .to = sim::figureOf(range->figures, "to").value_or(100),
                            .throttle = sim::figureOf(range->figures, "throttle").value_or(0)});
    if (segments.empty()) {
        scene.regions.push_back({.place = bar, .fill = Ink::G4});
        mark(std::round(bar.left() + bar.width() * std::clamp(cpu, 0.0, 100.0) / 100));
        m_sketch.text({bar.left(), bar.bottom() + 4, bar.width(), line},
                      tr("No dynamic limit: the CPU changes nothing."), Face::Small, Ink::Text2);
        m_sketch.spot("gauge", m_gauge, tr("DB CPU"), percent,
                      tr("No dynamic limit: the CPU changes nothing."));
        return;
    }
    std::ranges::sort(segments, {}, &Segment::from);
    share(segments, bar, std::min(52.0, bar.width() / static_cast<double>(segments.size())));
    QStringList told;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const Segment& segment = segments[i];
        const bool isLast = i + 1 == segments.size();
        // Between two ranges the level stays: the mark stands where the next one begins.
        const bool isHere =
            segment.holds(cpu, isLast) || (!isLast && cpu > segment.to && cpu < segments[i + 1].from);
        const QRectF place(segment.left, bar.top(), segment.width - (isLast ? 0 : 2), barHeight);
        const QRectF text(segment.left, bar.bottom() + 4, segment.width - 4, line);
        const QString from = QString::number(segment.from);
        const QString to = QString::number(segment.to);
        const QString name = i == 0   ? tr("%1 and below").arg(to)
                             : isLast ? tr("%1 and above").arg(from)
                                      : tr("%1–%2").arg(from, to);
        const QString brief = i == 0 ? tr("≤ %1").arg(to) : isLast ? tr("≥ %1").arg(from) : name;
        const QString effect =
            segment.throttle > 0 ? tr("%1 %").arg(grouped(segment.throttle)) : tr("release");
        scene.regions.push_back({.place = place,
                                 .fill = isHere       ? (segment.throttle > 0 ? Ink::Warn : Ink::Accent)
                                         : i % 2 == 0 ? Ink::G4
                                                      : Ink::G3});
        m_sketch.firstFitting(text, {name, brief}, Face::Small, Ink::Text2, Qt::AlignHCenter);
        m_sketch.text(text.translated(0, line), effect, Face::SmallStrong,
                      isHere ? (segment.throttle > 0 ? Ink::Warn : Ink::Accent) : Ink::Text,
                      Qt::AlignHCenter);
        told.append(name + QStringLiteral(": ") + effect);
        if (isHere) {
            const double from0 = i == 0 ? std::max(segment.from, segment.to - 20) : segment.from;
            const double to0 = isLast ? std::min(segment.to, segment.from + 20) : segment.to;
            const double inside = std::clamp((cpu - from0) / std::max(1.0, to0 - from0), 0.02, 0.98);
            mark(std::round(segment.left + inside * place.width()));
        }
    }
    m_sketch.spot("gauge", m_gauge, tr("DB CPU"), percent, told.join(QStringLiteral("; ")));
}

} // namespace naru::simulator
