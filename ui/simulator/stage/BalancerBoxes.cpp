// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/BalancerSketch.h"

#include <algorithm>
#include <cmath>

namespace naru::simulator {

namespace {

constexpr double dotStep = 10;
constexpr double dotSize = 6;
/** Heights from which on a box shows its marks, its numbers in a line of their own, its state beside the
 * name. */
constexpr double withMarks = 66;
constexpr double withNumbers = 42;

} // namespace

const std::vector<const sim::Mark*>& BalancerSketch::marksOf(const std::string& id) const
{
    static const std::vector<const sim::Mark*> none;
    const auto found = m_marks.find(id);
    return found == m_marks.end() ? none : found->second;
}

/** Sessions of a group: all there are where it is the only one, else those that the snapshot tells of. */
std::int64_t BalancerSketch::signedIn(const sim::Element& clients) const
{
    if (m_clients.size() > 1)
        return static_cast<std::int64_t>(marksOf(clients.id).size());
    double all = 0;
    for (const sim::Element* uag : m_uags)
        all += sim::figureOf(uag->figures, "sessions").value_or(0);
    return std::llround(all);
}

void BalancerSketch::drawClients(const sim::Element& clients, const QRectF& place)
{
    const double line = m_sketch.line();
    const double left = place.left() + 10;
    const double width = place.width() - 20;
    const QString name = QString::fromStdString(clients.name);
    const std::int64_t count = signedIn(clients);
    const QString number = grouped(static_cast<double>(count));
    m_sketch.box(place, clients.id);
    m_sketch.title({left, place.top() + 6, place.right() - 4 - left, m_sketch.line(Face::Strong)},
                   m_clients.size() == 1 ? tr("Clients") : name);
    double y = place.top() + 6 + m_sketch.line(Face::Strong);
    if (place.height() >= withNumbers) {
        m_sketch.firstFitting({left, y, width, line}, {tr("%1 signed in").arg(number), number}, Face::Small,
                              Ink::Text2);
        y += line + 6;
    }
    drawSessions(clients.id, {left + 2, y, width - 4, place.bottom() - 8 - y}, count);
    m_sketch.spot(clients.id, place, m_sketch.named(clients), tr("%1 signed in").arg(number),
                  StageWords::figures(clients.figures));
}

void BalancerSketch::drawFront(const sim::Element& front, const QRectF& place)
{
    const double line = m_sketch.line();
    const double inset = place.width() < 80 ? 6 : 10;
    const QRectF inner = place.adjusted(inset, 6, -4, -6);
    const QString name = QString::fromStdString(front.name);
    const QString waiting = grouped(sim::figureOf(front.figures, "waiting"));
    const bool isDns = front.kind == "dns";
    m_sketch.box(place, front.id, isDns);
    m_sketch.title({inner.left(), inner.top(), inner.width(), m_sketch.line(Face::Strong)}, name);
    double y = inner.top() + m_sketch.line(Face::Strong);
    if (place.height() >= withNumbers) {
        const int lines = m_sketch.wrapped({inner.left(), y, inner.width(), line},
                                           isDns ? tr("DNS round robin") : tr("Load balancer"),
                                           place.height() >= 58 ? 2 : 1, Ink::Text2);
        y += lines * line;
    }
    const bool waits = sim::figureOf(front.figures, "waiting").value_or(0) > 0;
    if (waits && y + line <= place.bottom())
        m_sketch.firstFitting({inner.left(), y, inner.width(), line},
                              {tr("%1 waiting").arg(waiting), waiting}, Face::Small, Ink::Warn);
    m_sketch.spot(front.id, place, m_sketch.named(front), {}, StageWords::figures(front.figures));
}

void BalancerSketch::drawAppliance(const sim::Element& uag, const QRectF& place)
{
    const StateLook look = m_sketch.look(uag);
    const QString name = QString::fromStdString(uag.name);
    m_sketch.box(place, uag.id, uag.state == "out-of-service" || uag.state == "maintenance");
    m_sketch.spot(uag.id, place, m_sketch.named(uag), look.word, StageWords::figures(uag.figures));
    if (place.height() < withNumbers) {
        drawRow(uag, place);
        return;
    }
    const double line = m_sketch.line();
    const QRectF head(place.left() + 10, place.top() + 6, place.width() - 20, m_sketch.line(Face::Strong));
    const double nameWidth = std::min(m_sketch.widthOf(name, Face::Strong), head.width() - Sketch::glyph - 8);
    m_sketch.text({head.left(), head.top(), nameWidth, head.height()}, name, Face::Strong);
    const double room = head.width() - nameWidth - 8;
    const bool isTall = place.height() >= withMarks;
    // A word that has no room beside the name has a line of its own.
    const bool below = isTall && m_sketch.widthOf(look.brief) > room - Sketch::glyph - 4;
    if (below)
        m_sketch.state({head.left(), head.bottom(), head.width(), line}, look);
    else
        m_sketch.state({head.left() + nameWidth + 8, head.top(), room, head.height()}, look, Qt::AlignRight);
    const double top = head.bottom() + 4 + (below ? line : 0);
    drawNumbers(uag, {head.left(), place.bottom() - 6 - line, head.width(), line});
    if (isTall)
        drawSessions(uag.id, {head.left() + 4, top, head.width() - 8, place.bottom() - line - 8 - top},
                     std::llround(sim::figureOf(uag.figures, "sessions").value_or(0)));
}

/** Where there are many: name, state and sessions in one line; only the state's shape where it is narrow. */
void BalancerSketch::drawRow(const sim::Element& uag, const QRectF& place)
{
    const StateLook look = m_sketch.look(uag);
    const bool isNarrow = place.width() < 110;
    const double inset = isNarrow ? 6 : 10;
    const double line = m_sketch.line();
    const QRectF row(place.left() + inset, place.center().y() - line / 2, place.width() - 2 * inset, line);
    const QString count = grouped(sim::figureOf(uag.figures, "sessions"));
    const double countWidth = m_sketch.widthOf(count);
    const QString name = QString::fromStdString(uag.name);
    const double nameWidth =
        std::min(m_sketch.widthOf(name, Face::SmallStrong), row.width() - countWidth - Sketch::glyph - 10);
    m_sketch.text({row.left(), row.top(), nameWidth, line}, name, Face::SmallStrong);
    m_sketch.text({row.right() - countWidth, row.top(), countWidth, line}, count, Face::Small, Ink::Text2);
    const double right = row.right() - (isNarrow ? countWidth + 4 : std::max(countWidth, 24.0) + 6);
    const double left = isNarrow ? right - Sketch::glyph : row.left() + nameWidth + 6;
    m_sketch.state({left, row.top(), right - left, line}, look, Qt::AlignRight);
}

/** Sessions and secondary connections; what was dropped here in the right corner. */
void BalancerSketch::drawNumbers(const sim::Element& uag, const QRectF& place)
{
    const auto sessions = sim::figureOf(uag.figures, "sessions");
    const auto connections = sim::figureOf(uag.figures, "connections");
    const double secondaries = connections.value_or(0) - sessions.value_or(0);
    const double dropped = sim::figureOf(uag.figures, "dropped").value_or(0);
    const QString count = tr("%Ln session(s)", nullptr, static_cast<int>(sessions.value_or(0)));
    const QString lost = dropped > 0 ? tr("%1 dropped").arg(grouped(dropped)) : QString();
    const double lostWidth = lost.isEmpty() ? 0 : m_sketch.widthOf(lost) + 8;
    if (lostWidth > 0 && lostWidth < place.width() - m_sketch.widthOf(count))
        m_sketch.text({place.right() - lostWidth, place.top(), lostWidth, place.height()}, lost, Face::Small,
                      Ink::Fail, Qt::AlignRight);
    const double room =
        lostWidth < place.width() - m_sketch.widthOf(count) ? place.width() - lostWidth : place.width();
    QStringList wordings{count, grouped(sessions)};
    if (secondaries > 0)
        wordings.prepend(tr("%1, %2 secondary").arg(count, grouped(secondaries)));
    m_sketch.firstFitting({place.left(), place.top(), room, place.height()}, wordings, Face::Small,
                          Ink::Text2);
}

/** A dot a session, or for several where they are many. Dots that are a session can be picked. */
void BalancerSketch::drawSessions(const std::string& box, const QRectF& area, std::int64_t count)
{
    const DotGrid grid(area, dotStep);
    const std::int64_t each = perDot(count, grid.capacity());
    if (each == 0 || count == 0)
        return;
    m_perDot = std::max(m_perDot, each);
    const std::vector<const sim::Mark*>& marks = marksOf(box);
    const bool isAppliance = box.starts_with("uag/");
    const std::int64_t dots = (count + each - 1) / each;
    std::vector<const sim::Mark*> active;
    for (const sim::Mark* mark : marks) {
        if (mark->state == "active" || !isAppliance)
            active.push_back(mark);
    }
    for (std::int64_t dot = 0; dot < dots; ++dot) {
        const auto index = static_cast<std::size_t>(dot * each);
        const sim::Mark* mark = index < active.size() ? active[index] : nullptr;
        const std::string id = mark ? "session/" + std::to_string(mark->id) : std::string();
        const bool selected = mark && m_sketch.isSelected(id);
        const bool hasSecondary = mark && mark->kind == "session-with-secondary";
        SceneGlyph glyph{.at = grid.at(static_cast<int>(dot)),
                         .size = dotSize,
                         .shape = hasSecondary && isAppliance ? Shape::Square : Shape::Disc,
                         .ink = isAppliance && hasSecondary ? Ink::Accent
                                : isAppliance               ? Ink::G1
                                                            : Ink::G2};
        if (selected)
            glyph.ring = Ink::Accent;
        m_sketch.scene().glyphs.push_back(glyph);
        if (!mark)
            continue;
        (isAppliance ? m_sessionAt : m_clientAt)[mark->id] = glyph.at;
        if (isAppliance)
            m_sketch.spot(id, QRectF(glyph.at - QPointF(5, 5), QSizeF(10, 10)),
                          m_sketch.named("session", QString::number(mark->id)), {},
                          hasSecondary ? tr("with secondary connections") : QString(),
                          QString::fromStdString(box));
    }
}

} // namespace naru::simulator
