// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/ClusterSketch.h"

#include <algorithm>
#include <cmath>

namespace naru::simulator {

namespace {

/** Narrower boxes show state and roles without their words where these don't fit. */
constexpr double wideNode = 100;
constexpr double narrowNode = 70;
constexpr double dotStep = 10;

/** What a step makes of its node, by the step's code. */
struct Becomes
{
    const char* code;
    const char* role;
};

constexpr Becomes becomes[]{
    {"syn-at-owner", "owner"},         {"owner-made", "owner"},           {"taken-over", "owner"},
    {"taken-over-at-backup", "owner"}, {"state-fetched", "owner"},        {"new-owner-elsewhere", "owner"},
    {"fragment-owner-owns", "owner"},  {"cookie-decoded", "forwarder"},   {"forwarding-flow", "forwarder"},
    {"sent-back", "director"},         {"director-answered", "director"}, {"director-replies", "director"},
    {"director-flow", "backup"},
};

void add(std::vector<std::string>& codes, const std::string& code)
{
    if (std::ranges::find(codes, code) == codes.end())
        codes.push_back(code);
}

auto rank(const std::string& code)
{
    return std::ranges::find(StageWords::roles, code);
}

} // namespace

/** From the flow's mark where the snapshot has it, else from what its steps so far say. */
void ClusterSketch::readRoles()
{
    const SceneInput& input = m_sketch.input();
    const auto selected = std::ranges::find_if(m_snapshot.marks, [&](const sim::Mark& mark) {
        return input.selection == QStringLiteral("flow/") + QString::number(mark.id);
    });
    const bool isPresent = input.now >= input.story.size();
    if (selected != m_snapshot.marks.end() && isPresent) {
        m_follows = true;
        for (const sim::Role& role : selected->roles)
            add(m_roles[role.element], role.code);
    } else {
        for (std::size_t index = 0; index < std::min(input.now, input.story.size()); ++index) {
            const sim::LogEntry& step = input.story[index];
            // Whoever takes over is the only owner then.
            for (const Becomes& row : becomes) {
                if (step.code != row.code || step.element == "cluster")
                    continue;
                if (row.role == std::string_view("owner")) {
                    for (auto& [node, codes] : m_roles)
                        std::erase(codes, "owner");
                }
                add(m_roles[step.element], row.role);
            }
        }
    }
    for (auto& [node, codes] : m_roles)
        std::ranges::sort(codes, {}, rank);
}

void ClusterSketch::drawNode(const sim::Element& node)
{
    const QRectF place = m_places[node.id];
    const StateLook look = m_sketch.look(node);
    const QString name = QString::fromStdString(node.name);
    const bool isWide = place.width() >= wideNode;
    const double inset = isWide ? 10 : 5;
    const double strong = m_sketch.line(Face::Strong);
    const double line = m_sketch.line();
    const QRectF inner = place.adjusted(inset, 4, -inset, -4);
    const auto roles = m_roles.find(node.id);
    m_sketch.box(place, node.id, node.state == "down" || node.state == "disabled");
    if (roles != m_roles.end() && !m_sketch.isSelected(node.id))
        m_sketch.scene().boxes.back().line = Ink::Accent;
    const Face face = place.width() < narrowNode ? Face::SmallStrong : Face::Strong;
    const double glyphRoom = isWide || look.shape == Shape::None ? 0 : Sketch::glyph;
    const double nameWidth = std::min(m_sketch.widthOf(name, face), inner.width() - glyphRoom);
    m_sketch.text({inner.left(), inner.top(), nameWidth, strong}, name, face,
                  node.state == "down" ? Ink::Text3 : Ink::Text);
    double y = inner.top() + strong;
    if (isWide) {
        m_sketch.state({inner.left() + nameWidth + 8, inner.top(), inner.width() - nameWidth - 8, strong},
                       look, Qt::AlignRight);
    } else {
        // The shape beside the name, so that the word has the next line for itself.
        if (glyphRoom > 0)
            m_sketch.scene().glyphs.push_back({.at = {inner.right() - 6, inner.top() + strong / 2},
                                               .size = 12,
                                               .shape = look.shape,
                                               .ink = look.ink});
        m_sketch.firstFitting({inner.left(), y, inner.width(), line}, {look.word, look.brief}, Face::Small,
                              look.textInk);
        y += line;
    }
    const QRectF rest(inner.left(), y, inner.width(), inner.bottom() - y);
    QStringList detail{StageWords::figures(node.figures)};
    if (roles != m_roles.end()) {
        drawRoles(rest, roles->second);
        QStringList words;
        for (const std::string& code : roles->second)
            words.append(StageWords::role(code).word);
        detail = words + detail;
    } else if (!m_follows) {
        drawFlows(node, rest);
    }
    m_sketch.spot(node.id, place, m_sketch.named(node), look.word, detail.join(QStringLiteral(", ")));
}

/** One below the other with their words, or side by side without. */
void ClusterSketch::drawRoles(const QRectF& place, const std::vector<std::string>& codes)
{
    const double line = m_sketch.line();
    const bool inLines =
        place.width() >= 70 && static_cast<double>(codes.size()) * line <= place.height() + 2;
    double x = place.left();
    double y = place.top();
    for (const std::string& code : codes) {
        const StateLook look = StageWords::role(code);
        if (inLines) {
            m_sketch.scene().glyphs.push_back(
                {.at = {x + 6, y + line / 2}, .size = 12, .shape = look.shape, .ink = look.ink});
            m_sketch.firstFitting({x + 18, y, place.width() - 18, line}, {look.word, look.brief},
                                  Face::SmallStrong);
            y += line;
        } else {
            m_sketch.scene().glyphs.push_back(
                {.at = {x + 6, y + line / 2}, .size = 12, .shape = look.shape, .ink = look.ink});
            x += 16;
        }
    }
}

/** The flows that a node owns as dots; those that are a flow can be picked. */
void ClusterSketch::drawFlows(const sim::Element& node, const QRectF& place)
{
    const auto count = std::llround(sim::figureOf(node.figures, "owned").value_or(0));
    const double width = place.width() >= 80 ? 34 : 0;
    const QRectF area(place.left() + 2, place.top() + 4, place.width() - width - 4, place.height() - 6);
    if (width > 0)
        m_sketch.text({place.right() - width, place.bottom() - m_sketch.line(), width, m_sketch.line()},
                      grouped(static_cast<double>(count)), Face::Small, Ink::Text2, Qt::AlignRight);
    const DotGrid grid(area, dotStep);
    const std::int64_t each = perDot(count, grid.capacity());
    if (each == 0 || count == 0)
        return;
    m_perDot = std::max(m_perDot, each);
    std::vector<const sim::Mark*> here;
    for (const sim::Mark& mark : m_snapshot.marks) {
        if (mark.at == node.id)
            here.push_back(&mark);
    }
    for (std::int64_t dot = 0; dot < (count + each - 1) / each; ++dot) {
        const auto index = static_cast<std::size_t>(dot * each);
        const sim::Mark* mark = index < here.size() ? here[index] : nullptr;
        const bool isOrphan = mark && mark->state != "owned";
        const QPointF at = grid.at(static_cast<int>(dot));
        m_sketch.scene().glyphs.push_back({.at = at,
                                           .size = 6,
                                           .shape = isOrphan ? Shape::Off : Shape::Disc,
                                           .ink = isOrphan ? Ink::Warn : Ink::G1});
        if (mark)
            m_sketch.spot("flow/" + std::to_string(mark->id), QRectF(at - QPointF(5, 5), QSizeF(10, 10)),
                          m_sketch.named("flow", QString::number(mark->id)),
                          isOrphan ? tr("without owner") : QString(), {}, QString::fromStdString(node.id));
    }
}

} // namespace naru::simulator
