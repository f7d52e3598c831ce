// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/StageWords.h"

#include "simulator/stage/Sketch.h"

namespace naru::simulator {

namespace {

/** A word of this file's tables, to be translated when it is shown. */
struct StateRow
{
    const char* kind;
    const char* state;
    Shape shape;
    Ink ink;
    const char* word;
    const char* brief;
    Ink textInk = Ink::Text;
};

constexpr StateRow states[]{
    {"uag", "up", Shape::Good, Ink::Accent, QT_TRANSLATE_NOOP("naru::simulator::StageWords", "up"), nullptr},
    {"uag", "down", Shape::Failed, Ink::Fail, QT_TRANSLATE_NOOP("naru::simulator::StageWords", "down"),
     nullptr, Ink::Fail},
    {"uag", "quiesced", Shape::Quiesced, Ink::Warn,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "quiesced, 503"),
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "quiesced"), Ink::Warn},
    {"uag", "quiescing", Shape::Quiesced, Ink::Warn,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "quiesced, not yet noticed"),
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "not yet noticed"), Ink::Warn},
    {"uag", "drain", Shape::Attention, Ink::Warn,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "drains: no new clients"),
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "drains"), Ink::Warn},
    {"uag", "stopping", Shape::Attention, Ink::Warn,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "stops, 404"),
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "stops"), Ink::Warn},
    {"uag", "maintenance", Shape::Off, Ink::Text2,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "maintenance"), nullptr, Ink::Text2},
    {"uag", "out-of-service", Shape::Stale, Ink::Text2,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "out of service"),
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "out"), Ink::Text2},
    {"server", "up", Shape::Good, Ink::Accent, QT_TRANSLATE_NOOP("naru::simulator::StageWords", "up"),
     nullptr},
    {"server", "down", Shape::Failed, Ink::Fail, QT_TRANSLATE_NOOP("naru::simulator::StageWords", "down"),
     nullptr, Ink::Fail},
    {"node", "control", Shape::Good, Ink::Accent,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "control node"),
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "control")},
    {"node", "data", Shape::None, Ink::Accent, QT_TRANSLATE_NOOP("naru::simulator::StageWords", "data node"),
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "data"), Ink::Text2},
    {"node", "down", Shape::Failed, Ink::Fail, QT_TRANSLATE_NOOP("naru::simulator::StageWords", "failed"),
     nullptr, Ink::Fail},
    {"node", "starting", Shape::Attention, Ink::Warn,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "rejoins"), nullptr, Ink::Warn},
    {"node", "inactive", Shape::Stale, Ink::Text2,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "out of the cluster"),
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "out"), Ink::Text2},
    {"node", "disabled", Shape::Off, Ink::Text2, QT_TRANSLATE_NOOP("naru::simulator::StageWords", "disabled"),
     nullptr, Ink::Text2},
    {"peer", "silent", Shape::Off, Ink::Text2, QT_TRANSLATE_NOOP("naru::simulator::StageWords", "silent"),
     nullptr, Ink::Text2},
    {"peer", "reconnecting", Shape::Attention, Ink::Warn,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "reconnects"), nullptr, Ink::Warn},
    {"peer", "up", Shape::Good, Ink::Accent, QT_TRANSLATE_NOOP("naru::simulator::StageWords", "up"), nullptr},
    {"peer", "down", Shape::Failed, Ink::Fail, QT_TRANSLATE_NOOP("naru::simulator::StageWords", "down"),
     nullptr, Ink::Fail},
    {"limit", "shadow", Shape::Note, Ink::Text2,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "only counts"), nullptr, Ink::Text2},
    {"database", "watched", Shape::Good, Ink::Accent,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "no throttling"), nullptr},
    {"database", "throttling", Shape::Attention, Ink::Warn,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "throttling"), nullptr, Ink::Warn},
    {"database", "off", Shape::Off, Ink::Text2,
     QT_TRANSLATE_NOOP("naru::simulator::StageWords", "not used for limits"), nullptr, Ink::Text2},
};

struct WordRow
{
    const char* code;
    const char* word;
};

constexpr WordRow kinds[]{
    {"clients", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "Clients %1")},
    {"balancer", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "Load balancer %1")},
    {"dns", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "DNS round robin %1")},
    {"uag", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "Appliance %1")},
    {"server", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "Server %1")},
    {"session", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "Session %1")},
    {"flow", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "Flow %1")},
    {"node", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "Node %1")},
    {"site", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "Site %1")},
    {"chassis", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "Chassis %1")},
    {"peer", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "Peer %1")},
    {"group", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "Peer group %1")},
    {"limit", QT_TRANSLATE_NOOP("naru::simulator::StageWords", "Limit %1")},
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

} // namespace

StateLook StageWords::state(std::string_view kind, std::string_view state)
{
    for (const StateRow& row : states) {
        if (kind == row.kind && state == row.state)
            return {.shape = row.shape,
                    .ink = row.ink,
                    .word = tr(row.word),
                    .brief = tr(row.brief ? row.brief : row.word),
                    .textInk = row.textInk};
    }
    return {};
}

QString StageWords::kind(std::string_view kind, const QString& name)
{
    for (const WordRow& row : kinds) {
        if (kind == row.code)
            return tr(row.word).arg(name);
    }
    return name;
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
    if (code == "owner")
        return {.shape = Shape::Disc, .word = tr("owner"), .brief = tr("owner")};
    if (code == "director")
        return {.shape = Shape::Diamond, .word = tr("director"), .brief = tr("director")};
    if (code == "backup")
        return {.shape = Shape::DoubleRing, .word = tr("backup owner"), .brief = tr("backup")};
    if (code == "forwarder")
        return {.shape = Shape::Tag, .ink = Ink::Text2, .word = tr("forwarder"), .brief = tr("forwarder")};
    return {};
}

} // namespace naru::simulator
