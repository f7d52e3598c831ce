// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/LimiterSketch.h"

#include <algorithm>
#include <cmath>

namespace naru::simulator {

namespace {

/** The first that fits is taken: pixels for 100 a second. */
constexpr double scales[]{4, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0001, 0.00001};
/** A pipe that carries something is seen. */
constexpr double thinnest = 2;
constexpr double wide = 10;
/** What part of the way everything goes together, before the limits' verdict shows. */
constexpr double together = 0.66;

/** `gx-ccr-i` as the field writes it. */
QString messageName(std::string_view code, bool whole)
{
    const QString name = QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
    const qsizetype dash = name.indexOf(QLatin1Char('-'));
    const QString application = name.left(1).toUpper() + name.mid(1, dash - 1);
    const QString message = name.mid(dash + 1).toUpper();
    return whole ? application + QLatin1Char(' ') + message : message;
}

} // namespace

/** A pipe for each kind of message; for each peer where those are many; for two peers where they are more. */
void LimiterSketch::gatherFlows()
{
    const double leastMessage = 2 * m_sketch.line() + 6;
    const double leastPeer = m_sketch.line() + 8;
    std::vector<Flow> messages;
    std::vector<Flow> totals;
    for (const sim::Element* peer : m_peers) {
        for (const sim::Link& link : m_snapshot.links) {
            if (link.from != peer->id)
                continue;
            if (link.kind.starts_with("message/"))
                messages.push_back(flowOf(*peer, link));
            else if (link.kind == "ingress")
                totals.push_back(flowOf(*peer, link));
        }
        // A peer that sends nothing has its box all the same.
        if (messages.empty() || messages.back().peers.front() != peer)
            messages.push_back({.peers = {peer}});
    }
    const double height = m_left.height();
    if (static_cast<double>(messages.size()) * leastMessage <= height) {
        m_flows = std::move(messages);
        return;
    }
    const std::size_t columns = static_cast<double>(totals.size()) * leastPeer <= height ? 1 : 2;
    for (std::size_t i = 0; i < totals.size(); ++i) {
        if (i % columns == 0) {
            m_flows.push_back(std::move(totals[i]));
            continue;
        }
        Flow& flow = m_flows.back();
        flow.peers.insert(flow.peers.end(), totals[i].peers.begin(), totals[i].peers.end());
        flow.offered += totals[i].offered;
        flow.admitted += totals[i].admitted;
        flow.refused += totals[i].refused;
        if (flow.resultCode != totals[i].resultCode)
            flow.resultCode.reset();
    }
}

LimiterSketch::Flow LimiterSketch::flowOf(const sim::Element& peer, const sim::Link& link)
{
    Flow flow{.peers = {&peer}};
    flow.offered = sim::figureOf(link.figures, "offered").value_or(0);
    flow.admitted = sim::figureOf(link.figures, "admitted").value_or(0);
    flow.refused = std::max(0.0, flow.offered - flow.admitted);
    if (link.kind.starts_with("message/")) {
        const std::string_view code = std::string_view(link.kind).substr(8);
        flow.message = messageName(code, true);
        flow.brief = messageName(code, false);
    }
    flow.resultCode = sim::figureOf(link.figures, "result_code");
    return flow;
}

/** One for all pipes, so that they can be compared. */
void LimiterSketch::chooseScale()
{
    const double texts = m_sketch.line() + 2;
    for (const double scale : scales) {
        m_scale = scale / 100;
        bool fits = true;
        for (std::size_t i = 0; i < m_flows.size(); ++i) {
            const double below = m_flows[i].refused > 0.5 ? texts : 0;
            fits = fits && m_flows[i].offered * m_scale <= m_slots[i].height() - texts - below - 2;
        }
        for (const sim::Link& link : m_snapshot.links) {
            if (link.kind == "egress" && m_places.contains(link.to))
                fits = fits && sim::figureOf(link.figures, "forwarded").value_or(0) * m_scale <=
                                   m_places.at(link.to).height() - 2 * texts - 2;
        }
        if (fits)
            return;
    }
}

void LimiterSketch::drawIncoming(const Flow& flow, const QRectF& place)
{
    const double line = m_sketch.line();
    const QRectF room = place.adjusted(6, 0, -6, 0);
    const QString rate = tr("%1/s").arg(grouped(flow.offered));
    const auto labelled = [&](const QString& name) {
        return name.isEmpty() ? rate : name + QLatin1Char(' ') + rate;
    };
    const double height = std::max(flow.offered > 0 ? thinnest : 1.0, std::round(flow.offered * m_scale));
    const bool refuses = flow.refused > 0.5;
    const double all = line + 2 + height + (refuses ? line : 0);
    const bool hasLost = place.height() >= all - 1;
    const double y = std::round(place.top() + std::max(0.0, (place.height() - all) / 2));
    QStringList wordings{labelled(flow.message), labelled(flow.brief), rate};
    if (refuses && !hasLost)
        wordings = {rate + QLatin1Char(' ') + tr("−%1/s").arg(grouped(flow.refused)), rate};
    m_sketch.firstFitting({room.left(), y, room.width(), line}, wordings, Face::Small,
                          refuses && !hasLost ? Ink::Fail : Ink::Text2);
    const QRectF pipe(place.left(), y + line + 2, place.width(), height);
    if (!refuses) {
        m_sketch.scene().regions.push_back({.place = pipe, .fill = flow.offered > 0 ? Ink::G3 : Ink::G4});
        drawChevrons(pipe);
        return;
    }
    const double share = flow.offered > 0 ? flow.admitted / flow.offered : 0;
    const double split = std::round(pipe.left() + pipe.width() * together);
    const double admitted = flow.admitted > 0 ? std::max(1.0, std::round(height * share)) : 0;
    Scene& scene = m_sketch.scene();
    scene.regions.push_back(
        {.place = {pipe.left(), pipe.top(), split - pipe.left(), height}, .fill = Ink::G3});
    scene.regions.push_back(
        {.place = {split, pipe.top(), pipe.right() - split, admitted}, .fill = Ink::Accent});
    const QRectF refused(split, pipe.top() + admitted, pipe.right() - 8 - split,
                         std::max(thinnest, height - admitted));
    scene.regions.push_back({.place = refused, .fill = Ink::FailSoft, .line = Ink::Fail, .hatched = true});
    scene.regions.push_back(
        {.place = {refused.right(), refused.top() - 1, 3, refused.height() + 2}, .fill = Ink::Fail});
    drawChevrons({pipe.left(), pipe.top(), split - pipe.left(), height});
    if (hasLost) {
        wordings = {tr("refused %1/s").arg(grouped(flow.refused)), tr("−%1/s").arg(grouped(flow.refused))};
        if (flow.resultCode)
            wordings.prepend(
                tr("refused %1/s, %2")
                    .arg(grouped(flow.refused), QString::number(std::llround(*flow.resultCode))));
        m_sketch.firstFitting({room.left(), pipe.bottom() + 1, room.width(), line}, wordings,
                              Face::SmallStrong, Ink::Fail);
    }
}

void LimiterSketch::drawOutgoing(const sim::Link& link, const QRectF& place)
{
    const double line = m_sketch.line();
    const double left = m_dra.right();
    const double width = place.left() - left;
    const double forwarded = sim::figureOf(link.figures, "forwarded").value_or(0);
    const double refused = sim::figureOf(link.figures, "refused").value_or(0);
    const double height = std::max(forwarded > 0 ? thinnest : 1.0, std::round(forwarded * m_scale));
    const double all = line + 2 + height + (refused > 0.5 ? line : 0);
    const double y = std::round(place.top() + std::max(2.0, (place.height() - all) / 2));
    const QRectF pipe(left, y + line + 2, width, height);
    const bool isLimited = std::ranges::any_of(m_flows, [](const Flow& flow) { return flow.refused > 0.5; });
    const QString rate = tr("%1/s").arg(grouped(forwarded));
    QStringList wordings{rate};
    if (isLimited || refused > 0.5)
        wordings.prepend(tr("admitted %1/s").arg(grouped(forwarded)));
    m_sketch.firstFitting({left + 8, y, width - 12, line}, wordings, Face::Small,
                          isLimited ? Ink::Accent : Ink::Text2);
    m_sketch.scene().regions.push_back({.place = pipe,
                                        .fill = forwarded <= 0 ? Ink::G4
                                                : isLimited    ? Ink::Accent
                                                               : Ink::G3});
    drawChevrons(pipe);
    if (refused <= 0.5)
        return;
    m_sketch.scene().regions.push_back({.place = {pipe.left(), pipe.bottom() + 2, 10, line - 4},
                                        .fill = Ink::FailSoft,
                                        .line = Ink::Fail,
                                        .hatched = true});
    m_sketch.firstFitting({pipe.left() + 14, pipe.bottom() + 1, width - 18, line},
                          {tr("refused %1/s").arg(grouped(refused)), tr("−%1/s").arg(grouped(refused))},
                          Face::SmallStrong, Ink::Fail);
}

/** Which way it goes. */
void LimiterSketch::drawChevrons(const QRectF& pipe)
{
    if (pipe.height() < wide || pipe.width() < 40)
        return;
    const double half = std::min(6.0, pipe.height() / 2 - 3);
    for (const double share : {0.3, 0.7}) {
        const QPointF at(std::round(pipe.left() + pipe.width() * share), pipe.center().y());
        m_sketch.scene().arrows.push_back(
            {.points = {at + QPointF(-half / 2, -half), at + QPointF(half / 2, 0),
                        at + QPointF(-half / 2, half)},
             .ink = Ink::Bg,
             .width = 1.5});
    }
}

} // namespace naru::simulator
