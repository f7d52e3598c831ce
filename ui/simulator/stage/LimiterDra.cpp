// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/LimiterSketch.h"

#include <algorithm>
#include <cmath>

namespace naru::simulator {

void LimiterSketch::drawDra()
{
    const sim::Element* dra = m_snapshot.find("dra");
    if (!dra)
        return;
    const double line = m_sketch.line();
    const double strong = m_sketch.line(Face::Strong);
    const double left = m_dra.left() + 10;
    const double width = m_dra.width() - 18;
    m_sketch.box(m_dra, dra->id);
    m_sketch.text({left, m_dra.top() + 6, width, strong}, QString::fromStdString(dra->name), Face::Strong);
    m_sketch.spot(dra->id, m_dra, QString::fromStdString(dra->name), {}, StageWords::figures(dra->figures));

    double bottom = m_dra.bottom() - 6;
    if (m_database && m_database->state != "off") {
        bottom -= 2 * line;
        drawLevel({left, bottom, width, 2 * line});
    }
    const auto pool = sim::figureOf(dra->figures, "pool");
    const auto size = sim::figureOf(dra->figures, "pool_size");
    if (pool && size) {
        bottom -= line;
        m_sketch.firstFitting(
            {left, bottom, width, line},
            {tr("Pool %1 of %2").arg(grouped(pool), grouped(size)), tr("Pool %1").arg(grouped(pool))},
            Face::Small, *pool >= *size ? Ink::Fail : Ink::Text2);
        bottom -= 4;
    }
    double y = m_dra.top() + 8 + strong;
    const double room = bottom - y;
    const auto count = static_cast<double>(m_limits.size());
    const bool isShort = count * (2 * line + 6) > room;
    const double each = isShort ? line + 2 : 2 * line + 6;
    const auto fit = static_cast<std::size_t>(std::max(0.0, room / each));
    const std::size_t shown = m_limits.size() <= fit ? m_limits.size() : fit - std::min<std::size_t>(fit, 1);
    // What a cut limit was stands in a line of its own where all of them have room.
    const double more = !isShort && count * (each + line) <= room ? line : 0;
    for (std::size_t i = 0; i < shown; ++i)
        y += drawLimit(*m_limits[i], {left, y, width, each + (isCut(*m_limits[i]) ? more : 0)}, isShort);
    if (shown < m_limits.size() && fit > 0)
        m_sketch.text({left, y, width, line}, tr("%1 more").arg(m_limits.size() - shown), Face::Small,
                      Ink::Text2);
}

bool LimiterSketch::isCut(const sim::Element& limit)
{
    const auto effective = sim::figureOf(limit.figures, "effective");
    const auto configured = sim::figureOf(limit.figures, "configured");
    return effective && configured && *effective < *configured - 0.5;
}

/** Its name, what it lets through now, and what is left of what was configured. */
double LimiterSketch::drawLimit(const sim::Element& limit, const QRectF& place, bool isShort)
{
    const double line = m_sketch.line();
    const auto effective = sim::figureOf(limit.figures, "effective");
    const auto configured = sim::figureOf(limit.figures, "configured");
    const QString name = QString::fromStdString(limit.name);
    const StateLook look = m_sketch.look(limit);
    const QString rate = tr("%1/s").arg(grouped(effective));
    const bool cut = isCut(limit);
    const double percent = cut ? 100 * (1 - *effective / *configured) : 0;
    const QString less = cut ? tr("%1 less %2 %").arg(grouped(configured), grouped(percent)) : QString();
    const Ink ink = cut ? Ink::Accent : Ink::Text;
    const QRectF spot = place.adjusted(-6, -1, 4, isShort ? -1 : -5);
    if (m_sketch.isSelected(limit.id))
        m_sketch.box(spot, limit.id);
    // That it is enforced goes without saying.
    const bool isEnforced = limit.state == "on";
    const QString title = isEnforced ? name : name + QStringLiteral(", ") + look.word;
    if (isShort) {
        const double rateWidth = m_sketch.widthOf(rate, Face::SmallStrong);
        m_sketch.firstFitting({place.left(), place.top(), place.width() - rateWidth - 6, line}, {title, name},
                              Face::Small, Ink::Text2);
        m_sketch.text({place.right() - rateWidth, place.top(), rateWidth, line}, rate, Face::SmallStrong,
                      ink);
    } else {
        m_sketch.firstFitting({place.left(), place.top(), place.width(), line},
                              {tr("Limit %1").arg(title), title, name}, Face::Small, Ink::Text2);
        const double rateWidth = m_sketch.widthOf(rate, Face::SmallStrong);
        m_sketch.text({place.left(), place.top() + line, rateWidth, line}, rate, Face::SmallStrong, ink);
        const bool hasLine = place.height() >= 3 * line;
        const double left = place.left() + (hasLine ? 0 : rateWidth + 6);
        const double room = place.right() - left;
        if (!less.isEmpty())
            m_sketch.firstFitting({left, place.top() + (hasLine ? 2 : 1) * line, room, line},
                                  {less, tr("−%1 %").arg(grouped(percent))}, Face::Small, Ink::Text2);
    }
    QStringList detail{StageWords::figures(limit.figures)};
    if (cut)
        detail.prepend(less);
    m_sketch.spot(limit.id, spot, m_sketch.named(limit), isEnforced ? rate : look.word,
                  detail.join(QStringLiteral(", ")));
    return place.height();
}

void LimiterSketch::drawLevel(const QRectF& place)
{
    const double line = m_sketch.line();
    const auto level = sim::figureOf(m_database->figures, "throttle");
    const bool throttles = level.value_or(0) > 0;
    m_sketch.firstFitting({place.left(), place.top(), place.width(), line},
                          {tr("Throttle level"), tr("Level")}, Face::Small, Ink::Text2);
    m_sketch.text({place.left(), place.top() + line, place.width(), line},
                  throttles ? tr("%1 %").arg(grouped(level)) : tr("none"), Face::SmallStrong,
                  throttles ? Ink::Warn : Ink::Text);
}

} // namespace naru::simulator
