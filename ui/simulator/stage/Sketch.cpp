// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/Sketch.h"

#include "simulator/words/ElementWords.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace naru::simulator {

Sketch::Sketch(const SceneInput& input)
    : m_input(input)
{
    m_scene.size = input.size;
}

StateLook Sketch::look(const sim::Element& element) const
{
    return StageWords::state(m_input.words, element.kind, element.state);
}

QString Sketch::named(const sim::Element& element) const
{
    return named(element.kind, QString::fromStdString(element.name));
}

QString Sketch::named(std::string_view kind, const QString& name) const
{
    return elementWord(m_input.words, kind, name);
}

bool Sketch::isSelected(const std::string& id) const
{
    return !id.empty() && m_input.selection == QString::fromStdString(id);
}

void Sketch::text(const QRectF& place, const QString& text, Face face, Ink ink, Qt::Alignment align)
{
    if (text.isEmpty())
        return;
    const QString fitted =
        widthOf(text, face) <= place.width() ? text : m_input.type.fitted(text, face, place.width());
    m_scene.texts.push_back(
        {.place = place, .text = fitted, .face = face, .ink = ink, .align = align, .elided = fitted != text});
}

void Sketch::title(const QRectF& place, const QString& whole, Qt::Alignment align)
{
    const Face face = widthOf(whole, Face::Strong) <= place.width() ? Face::Strong : Face::SmallStrong;
    text(place, whole, face, Ink::Text, align);
}

void Sketch::firstFitting(const QRectF& place, const QStringList& wordings, Face face, Ink ink,
                          Qt::Alignment align)
{
    const auto fits = [&](const QString& one) { return widthOf(one, face) <= place.width(); };
    const auto found = std::ranges::find_if(wordings, fits);
    text(place, found == wordings.end() ? wordings.last() : *found, face, ink, align);
}

int Sketch::wrapped(const QRectF& place, const QString& whole, int most, Ink ink)
{
    QStringList lines;
    for (const QString& word : whole.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        const bool fits = !lines.isEmpty() && widthOf(longer) <= place.width();
        if (fits || lines.size() == most)
            lines.last() = longer;
        else
            lines.append(word);
    }
    for (qsizetype i = 0; i < lines.size(); ++i)
        text({place.left(), place.top() + static_cast<double>(i) * line(), place.width(), line()},
             lines.at(i), Face::Small, ink);
    return static_cast<int>(lines.size());
}

void Sketch::state(const QRectF& place, const StateLook& look, Qt::Alignment align)
{
    const double room = place.width() - (look.shape == Shape::None ? 0 : glyph + 4);
    const QString word = widthOf(look.word) <= room ? look.word : look.brief;
    const double shown = std::min(std::max(0.0, room), widthOf(word));
    // Less than a syllable and its dots says nothing.
    const bool hasWord = shown >= std::min(widthOf(word), 2 * line());
    const double taken = (look.shape == Shape::None ? 0 : glyph) + (hasWord ? 4 + shown : 0);
    const double left = align & Qt::AlignRight ? place.right() - taken : place.left();
    if (look.shape != Shape::None)
        m_scene.glyphs.push_back({.at = {left + glyph / 2, place.center().y()},
                                  .size = glyph,
                                  .shape = look.shape,
                                  .ink = look.ink});
    if (hasWord)
        text({place.right() - shown > left + taken - shown ? left + taken - shown : place.right() - shown,
              place.top(), shown, place.height()},
             word, Face::Small, look.textInk);
}

void Sketch::box(const QRectF& place, const std::string& id, bool dashed)
{
    const bool selected = isSelected(id);
    m_scene.boxes.push_back({.place = place,
                             .fill = Ink::Bg,
                             .line = selected ? Ink::Accent : Ink::Line2,
                             .lineWidth = selected ? 2.0 : 1.0,
                             .radius = radius,
                             .dashed = dashed});
}

void Sketch::spot(const std::string& id, const QRectF& place, const QString& name, const QString& state,
                  const QString& detail, const QString& within)
{
    m_scene.spots.push_back({.id = QString::fromStdString(id),
                             .place = place,
                             .name = name,
                             .state = state,
                             .detail = detail,
                             .within = within});
}

QString grouped(std::optional<double> number)
{
    return number ? QLocale().toString(std::llround(*number)) : QStringLiteral("–");
}

DotGrid::DotGrid(const QRectF& around, double distance)
    : place(around)
    , step(distance)
    , columns(std::max(0, static_cast<int>((around.width() + 4) / distance)))
    , rows(std::max(0, static_cast<int>((around.height() + 4) / distance)))
{}

QPointF DotGrid::at(int index) const
{
    return place.topLeft() + QPointF(index % columns * step + 3, index / columns * step + 3);
}

std::int64_t perDot(std::int64_t count, int capacity)
{
    if (capacity < 1)
        return 0;
    for (std::int64_t power = 1;; power *= 10) {
        for (const std::int64_t digit : {1, 2, 5}) {
            if ((count + digit * power - 1) / (digit * power) <= capacity)
                return digit * power;
        }
    }
}

} // namespace naru::simulator
