// SPDX-License-Identifier: GPL-3.0-or-later
#include "SceneJson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <span>

/** Places are whole pixels; those of texts and of what stands beside them hang on the fonts of
 * the machine and are left out. */
namespace naru::test {

using namespace simulator;

namespace {

constexpr std::array inkNames{"-",      "bg",   "side", "hover",    "line", "line2", "text", "text2", "text3",
                              "accent", "warn", "fail", "failSoft", "g1",   "g2",    "g3",   "g4"};
constexpr std::array shapeNames{"-",        "good", "attention", "failed",     "note", "off",   "stale",
                                "quiesced", "disc", "diamond",   "doubleRing", "tag",  "square"};
constexpr std::array whenNames{"done", "now", "toCome"};

/** Such glyphs stand beside a text, as far away as it is long. */
constexpr double smallestBesideText = 11;

template <class Code>
QString named(std::span<const char* const> names, Code code)
{
    return QString::fromLatin1(names[static_cast<std::size_t>(code)]);
}

QJsonArray of(const QRectF& place)
{
    return {qRound(place.x()), qRound(place.y()), qRound(place.width()), qRound(place.height())};
}

QJsonArray of(const QPolygonF& points)
{
    QJsonArray list;
    for (const QPointF& point : points)
        list.append(QJsonArray{qRound(point.x()), qRound(point.y())});
    return list;
}

QJsonObject of(const SceneBox& box)
{
    QJsonObject object{{QStringLiteral("at"), of(box.place)},
                       {QStringLiteral("fill"), named(inkNames, box.fill)},
                       {QStringLiteral("line"), named(inkNames, box.line)}};
    if (box.hatched)
        object.insert(QStringLiteral("hatched"), true);
    if (box.dashed)
        object.insert(QStringLiteral("dashed"), true);
    return object;
}

QJsonObject of(const SceneLine& line)
{
    return {{QStringLiteral("by"), of(line.points)},
            {QStringLiteral("ink"), named(inkNames, line.ink)},
            {QStringLiteral("dash"), static_cast<int>(line.dash)},
            {QStringLiteral("width"), line.width}};
}

QJsonObject of(const SceneGlyph& glyph)
{
    QJsonObject object{{QStringLiteral("shape"), named(shapeNames, glyph.shape)},
                       {QStringLiteral("ink"), named(inkNames, glyph.ink)}};
    if (glyph.size < smallestBesideText)
        object.insert(QStringLiteral("at"), QJsonArray{qRound(glyph.at.x()), qRound(glyph.at.y())});
    if (glyph.ring != Ink::None)
        object.insert(QStringLiteral("ring"), named(inkNames, glyph.ring));
    return object;
}

QJsonObject of(const SceneText& text)
{
    return {{QStringLiteral("text"), text.text}, {QStringLiteral("ink"), named(inkNames, text.ink)}};
}

QJsonObject of(const SceneDisc& disc)
{
    return {{QStringLiteral("number"), disc.number}, {QStringLiteral("when"), named(whenNames, disc.when)}};
}

QJsonObject of(const SceneMark& mark)
{
    return {{QStringLiteral("id"), static_cast<double>(mark.id)},
            {QStringLiteral("way"), of(mark.way)},
            {QStringLiteral("shape"), named(shapeNames, mark.shape)},
            {QStringLiteral("dies"), mark.dies}};
}

QJsonObject of(const SceneSpot& spot)
{
    QJsonObject object{{QStringLiteral("id"), spot.id},
                       {QStringLiteral("at"), of(spot.place)},
                       {QStringLiteral("name"), spot.name},
                       {QStringLiteral("state"), spot.state},
                       {QStringLiteral("detail"), spot.detail}};
    if (!isStop(spot))
        object.insert(QStringLiteral("within"), spot.within);
    return object;
}

template <class Item>
void write(QByteArray& text, const char* what, const std::vector<Item>& items)
{
    for (const Item& item : items) {
        text += '"';
        text += what;
        text += "\": ";
        text += QJsonDocument(of(item)).toJson(QJsonDocument::Compact);
        text += '\n';
    }
}

} // namespace

QByteArray toJson(const Scene& scene)
{
    QByteArray text;
    write(text, "region", scene.regions);
    write(text, "line", scene.lines);
    write(text, "box", scene.boxes);
    write(text, "glyph", scene.glyphs);
    write(text, "text", scene.texts);
    write(text, "arrow", scene.arrows);
    write(text, "disc", scene.discs);
    write(text, "mark", scene.marks);
    write(text, "spot", scene.spots);
    return text;
}

} // namespace naru::test
