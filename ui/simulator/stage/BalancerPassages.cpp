// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/BalancerSketch.h"
#include "simulator/stage/StepArrows.h"

#include <algorithm>

namespace naru::simulator {

namespace {

/** So many of the latest stand on the links of a still picture. */
constexpr std::size_t mostResting = 16;
/** So far below a balancer goes what does not go through it. */
constexpr double besideFronts = 8;

/** Spreads what rests on the same link. */
double restOf(std::uint64_t number)
{
    return 0.05 + 0.9 * static_cast<double>(number * 5 % 13) / 12;
}

/** `blast udp 8443` as the field writes it. */
QString protocolName(const std::string& carries)
{
    const QStringList parts = QString::fromStdString(carries).split(QLatin1Char(' '));
    if (parts.size() != 3)
        return QString::fromStdString(carries);
    const QString name = parts.at(0) == QLatin1String("pcoip")
                             ? QStringLiteral("PCoIP")
                             : parts.at(0).left(1).toUpper() + parts.at(0).mid(1);
    return QStringLiteral("%1, %2 %3").arg(name, parts.at(1).toUpper(), parts.at(2));
}

} // namespace

QString BalancerSketch::nameOf(const std::string& id) const
{
    const sim::Element* element = m_snapshot.find(id);
    return QString::fromStdString(element ? element->name : id);
}

/** What goes past the balancers goes below them, on a level piece; nothing for what does not. */
QPolygonF BalancerSketch::belowFronts(const QRectF& a, const QRectF& b, double shift) const
{
    QRectF fronts;
    for (const sim::Element* front : m_fronts)
        fronts |= m_places.at(front->id);
    if (fronts.isEmpty() || a.right() > fronts.left() || b.left() < fronts.right())
        return {};
    const QPointF down(0, besideFronts + shift);
    const QPointF in = fronts.bottomLeft() + down;
    const QPointF out = fronts.bottomRight() + down;
    return QPolygonF{in, in, out, out};
}

/** From middle to middle of sides that face each other, `shift` pixels below. */
QPolygonF BalancerSketch::polygonOf(const std::vector<std::string>& way, double shift) const
{
    QPolygonF points;
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
        const auto from = m_places.find(way[i]);
        const auto to = m_places.find(way[i + 1]);
        if (from == m_places.end() || to == m_places.end())
            return {};
        const QRectF& a = from->second;
        const QRectF& b = to->second;
        const double room = std::max(0.0, std::min(a.height(), b.height()) / 2 - 4);
        const double down = std::min(shift, room);
        // The servers are one tall box: what comes to them comes level.
        const bool level = b.height() > 2 * a.height() && b.left() > m_centre;
        const double y = a.center().y() + down;
        points.append(QPointF(a.right(), y));
        points += belowFronts(a, b, down);
        points.append(
            QPointF(b.left(), level ? std::clamp(y, b.top() + 6, b.bottom() - 6) : b.center().y() + down));
    }
    return points;
}

const sim::Passage* BalancerSketch::explained() const
{
    const auto& passages = m_snapshot.passages;
    const std::uint64_t wanted = m_sketch.input().explained;
    const auto found = std::find_if(passages.rbegin(), passages.rend(), [&](const sim::Passage& passage) {
        return passage.outcome == "misrouted" && (wanted == 0 || passage.number == wanted);
    });
    return found == passages.rend() ? nullptr : &*found;
}

/** Red from the clients to the wrong appliance and a little further; below, why. */
void BalancerSketch::drawMisrouted()
{
    const sim::Passage* passage = explained();
    if (!passage)
        return;
    QPolygonF way = polygonOf(passage->way, 14);
    if (way.isEmpty())
        return;
    const QRectF wrong = m_places.at(passage->way.back());
    const QPointF end(std::round((wrong.right() + m_centre) / 2), way.last().y());
    Scene& scene = m_sketch.scene();
    for (qsizetype i = 0; i + 1 < way.size(); i += 2)
        scene.arrows.push_back(
            {.points = {way.at(i), way.at(i + 1)}, .ink = Ink::Fail, .width = 1.5, .curved = true});
    scene.arrows.push_back({.points = {{wrong.right(), end.y()}, end}, .ink = Ink::Fail, .width = 1.5});
    scene.glyphs.push_back({.at = end, .size = 16, .shape = Shape::Failed, .ink = Ink::Fail});

    if (const auto client = m_clientAt.find(passage->mark); client != m_clientAt.end())
        scene.glyphs.push_back({.at = client->second, .size = 8, .shape = Shape::Disc, .ink = Ink::Fail});
    const auto home = m_sessionAt.find(passage->mark);
    const bool isRinged = home != m_sessionAt.end() && !passage->home.empty() &&
                          m_places.contains(passage->home) &&
                          m_places.at(passage->home).contains(home->second);
    if (isRinged)
        scene.glyphs.push_back(
            {.at = home->second, .size = 6, .shape = Shape::Disc, .ink = Ink::Fail, .ring = Ink::Fail});
    const QString carries = protocolName(passage->carries);
    const auto told = [passage](const QString& what) {
        return tr("%1, client %2").arg(what, grouped(static_cast<double>(passage->client)));
    };
    const QString title = told(carries);
    const QString where =
        passage->home.empty() ? tr("Sent to %1, which has no session of it. It stays in the DMZ.")
                                    .arg(nameOf(passage->way.back()))
        : isRinged ? tr("Sent to %1, but its session is on %2 (ringed). It stays in the DMZ.")
                         .arg(nameOf(passage->way.back()), nameOf(passage->home))
                   : tr("Sent to %1, but its session is on %2. It stays in the DMZ.")
                         .arg(nameOf(passage->way.back()), nameOf(passage->home));
    // Where it is narrow, the port may go; who it was may not.
    m_sketch.firstFitting({m_told.left(), m_told.top(), m_told.width(), m_sketch.line()},
                          {title, told(carries.section(QLatin1Char(','), 0, 0))}, Face::SmallStrong,
                          Ink::Fail);
    m_sketch.wrapped(m_told.adjusted(0, m_sketch.line(), 0, 0), where, 3);
    m_sketch.spot("misrouted", QRectF(end - QPointF(9, 9), QSizeF(18, 18)), tr("Misrouted: %1").arg(title),
                  tr("dropped in the DMZ"), where);
    scene.spots.back().picks = QStringLiteral("session/%1").arg(passage->mark);
}

/** The way of the session that is followed, with the numbers of its steps. */
void BalancerSketch::drawFollowed()
{
    for (const StepArrow& arrow : stepArrows(m_sketch.input().story, m_sketch.input().now, 8)) {
        const QPolygonF way = polygonOf({arrow.from, arrow.to}, -8);
        if (way.size() < 2)
            continue;
        m_sketch.scene().arrows.push_back(arrow.line(way, true));
        const qsizetype middle = way.size() / 4 * 2;
        m_sketch.scene().discs.push_back(arrow.disc((way.at(middle) + way.at(middle + 1)) / 2));
    }
}

void BalancerSketch::addMarks()
{
    // Numbers of steps stand where marks would.
    const bool follows = !m_sketch.input().story.empty();
    const std::size_t firstResting =
        m_snapshot.passages.size() - std::min(mostResting, m_snapshot.passages.size());
    for (std::size_t i = 0; i < m_snapshot.passages.size(); ++i) {
        const sim::Passage& passage = m_snapshot.passages[i];
        QPolygonF way = polygonOf(passage.way, 0);
        if (way.isEmpty())
            continue;
        const bool isSecondary = passage.kind == "secondary";
        const bool dies = passage.outcome != "arrived";
        if (passage.outcome == "misrouted" || passage.outcome == "dropped") {
            const QRectF& wrong = m_places.at(passage.way.back());
            way.append(QPointF(wrong.right(), way.last().y()));
            way.append(QPointF(std::round((wrong.right() + m_centre) / 2), way.last().y()));
        } else if (!dies && m_places.contains("servers")) {
            way += polygonOf({passage.way.back(), "servers"}, 0);
        }
        m_sketch.scene().marks.push_back(
            {.id = passage.number,
             .way = way,
             .curved = true,
             .shape = isSecondary ? Shape::Square : Shape::Disc,
             .ink = dies          ? Ink::Fail
                    : isSecondary ? Ink::Accent
                                  : Ink::G1,
             .rest = follows || i < firstResting || dies ? -1 : restOf(passage.number),
             .dies = dies});
    }
}

} // namespace naru::simulator
