// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/StageWords.h"

#include "simulator/stage/Sketch.h"
#include "simulator/words/ElementWords.h"

#include <algorithm>

namespace naru::simulator {

namespace {

/** `kit::Icons` and the stage draw the same shapes. */
struct ShapeRow
{
    const char* icon;
    Shape shape;
};

constexpr ShapeRow shapes[]{
    {"good", Shape::Good},         {"attention", Shape::Attention},
    {"failed", Shape::Failed},     {"note", Shape::Note},
    {"off", Shape::Off},           {"stale", Shape::Stale},
    {"quiesced", Shape::Quiesced},
};

Shape shapeOf(const QString& icon)
{
    const auto found =
        std::ranges::find_if(shapes, [&](const ShapeRow& row) { return icon == QLatin1String(row.icon); });
    return found == std::end(shapes) ? Shape::None : found->shape;
}

Ink inkOf(kit::Tone tone)
{
    switch (tone) {
    case kit::Tone::Warn:
        return Ink::Warn;
    case kit::Tone::Fail:
        return Ink::Fail;
    case kit::Tone::Accent:
        return Ink::Accent;
    case kit::Tone::Secondary:
    case kit::Tone::Faint:
        return Ink::Text2;
    case kit::Tone::Normal:
        break;
    }
    return Ink::Text;
}

struct WordRow
{
    const char* code;
    const char* word;
};

constexpr WordRow figureNames[]{
    {"sessions", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "sessions")},
    {"greatest", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "most at once")},
    {"connections", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "connections")},
    {"begun", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "begun")},
    {"in_line", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "in line")},
    {"dropped", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "dropped")},
    {"cut", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "cut")},
    {"connects", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "connects")},
    {"waiting", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "waiting")},
    {"owned", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "flows owned")},
    {"arrived", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "packets arrived")},
    {"blocks_free", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "port blocks free")},
    {"new_flows", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "flows so far")},
    {"flows", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "flows")},
    {"failed", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "failed")},
    {"delivered", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "packets delivered")},
    {"queued", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "queued")},
    {"offered", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "offered")},
    {"admitted", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "admitted")},
    {"refused", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "refused")},
    {"forwarded", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "forwarded")},
    {"pending", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "pending")},
    {"configured", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "configured per second")},
    {"effective", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "in effect per second")},
    {"worst_window", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "most in any window")},
    {"cpu", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "CPU in %")},
    {"throttle", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "level in %")},
    {"pool", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "requests waited for")},
    {"pool_size", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "at most")},
};

struct RoleRow
{
    std::string_view code;
    Shape shape;
    Ink ink;
    const char* word;
    const char* brief;
};

constexpr RoleRow roleRows[]{
    {"owner", Shape::Disc, Ink::Accent, QT_TRANSLATE_NOOP("naru::simulator::StageWords", "owner"),
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "owner")},
    {"director", Shape::Diamond, Ink::Accent, QT_TRANSLATE_NOOP("naru::simulator::StageWords", "director"),
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "director")},
    {"backup", Shape::DoubleRing, Ink::Accent,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "backup owner"),
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "backup")},
    {"forwarder", Shape::Tag, Ink::Text2, QT_TRANSLATE_NOOP("naru::simulator::StageWords", "forwarder"),
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "forwarder")},
};
static_assert(std::ranges::equal(roleRows, StageWords::roles, {}, &RoleRow::code));

} // namespace

StateLook StageWords::state(const wording::Words& words, std::string_view kind, std::string_view state)
{
    const StateSign sign = stateSign(words, kind, state);
    const Ink ink = inkOf(sign.tone);
    // What is as it should be needs no colour of its own.
    return {.shape = shapeOf(sign.icon),
            .ink = ink,
            .word = sign.word,
            .brief = sign.brief,
            .textInk = ink == Ink::Accent ? Ink::Text : ink};
}

QString StageWords::figures(const std::vector<sim::Figure>& figures)
{
    QStringList parts;
    for (const sim::Figure& one : figures) {
        for (const WordRow& row : figureNames) {
            if (one.value && one.name == row.code)
                parts.append(tr(row.word) + QLatin1Char(' ') + grouped(one.value));
        }
    }
    return parts.join(QStringLiteral(", "));
}

StateLook StageWords::role(std::string_view code)
{
    const auto row = std::ranges::find(roleRows, code, &RoleRow::code);
    if (row == std::end(roleRows))
        return {};
    return {.shape = row->shape, .ink = row->ink, .word = tr(row->word), .brief = tr(row->brief)};
}

} // namespace naru::simulator
