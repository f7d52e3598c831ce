// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/words/ElementWords.h"

#include "simulator/words/Spoken.h"

#include <algorithm>
#include <array>

namespace naru::simulator {

namespace {

struct KindName
{
    std::string_view code;
    /** Null where there is never a table of them. */
    const char* many;
    /** Null where there is only one. */
    const char* one;
};

constexpr std::array kindNames{
    KindName{"peer", QT_TRANSLATE_NOOP("Simulator", "Peers"), QT_TRANSLATE_NOOP("Simulator", "Peer %1")},
    KindName{"dra", QT_TRANSLATE_NOOP("Simulator", "DRA"), nullptr},
    KindName{"limit", QT_TRANSLATE_NOOP("Simulator", "Limits"), QT_TRANSLATE_NOOP("Simulator", "Limit %1")},
    KindName{"group", QT_TRANSLATE_NOOP("Simulator", "Peer groups"),
             QT_TRANSLATE_NOOP("Simulator", "Peer group %1")},
    KindName{"server", QT_TRANSLATE_NOOP("Simulator", "Servers"),
             QT_TRANSLATE_NOOP("Simulator", "Server %1")},
    KindName{"database", QT_TRANSLATE_NOOP("Simulator", "Database"),
             QT_TRANSLATE_NOOP("Simulator", "Database %1")},
    KindName{"clients", QT_TRANSLATE_NOOP("Simulator", "Clients"),
             QT_TRANSLATE_NOOP("Simulator", "Clients %1")},
    KindName{"balancer", QT_TRANSLATE_NOOP("Simulator", "Load balancers"),
             QT_TRANSLATE_NOOP("Simulator", "Load balancer %1")},
    KindName{"dns", QT_TRANSLATE_NOOP("Simulator", "DNS round robin"),
             QT_TRANSLATE_NOOP("Simulator", "DNS round robin %1")},
    KindName{"uag", QT_TRANSLATE_NOOP("Simulator", "Appliances"),
             QT_TRANSLATE_NOOP("Simulator", "Appliance %1")},
    KindName{"node", QT_TRANSLATE_NOOP("Simulator", "Nodes"), QT_TRANSLATE_NOOP("Simulator", "Node %1")},
    KindName{"site", nullptr, QT_TRANSLATE_NOOP("Simulator", "Site %1")},
    KindName{"chassis", nullptr, QT_TRANSLATE_NOOP("Simulator", "Chassis %1")},
    KindName{"session", nullptr, QT_TRANSLATE_NOOP("Simulator", "Session %1")},
    KindName{"flow", nullptr, QT_TRANSLATE_NOOP("Simulator", "Flow %1")},
};

using kit::Tone;

struct StateName
{
    /** Empty: of whatever has no row of its own. */
    std::string_view kind;
    std::string_view state;
    const char* icon;
    Tone tone;
    const char* word;
    /** Null where the word is short. */
    const char* brief = nullptr;
};

constexpr std::array stateNames{
    StateName{"uag", "quiesced", "quiesced", Tone::Warn, QT_TRANSLATE_NOOP("Simulator", "quiesced, 503"),
              QT_TRANSLATE_NOOP("Simulator", "quiesced")},
    StateName{"uag", "quiescing", "quiesced", Tone::Warn,
              QT_TRANSLATE_NOOP("Simulator", "quiesced, not yet noticed"),
              QT_TRANSLATE_NOOP("Simulator", "not yet noticed")},
    StateName{"uag", "drain", "attention", Tone::Warn,
              QT_TRANSLATE_NOOP("Simulator", "drains: no new clients"),
              QT_TRANSLATE_NOOP("Simulator", "drains")},
    StateName{"uag", "stopping", "attention", Tone::Warn, QT_TRANSLATE_NOOP("Simulator", "stops, 404"),
              QT_TRANSLATE_NOOP("Simulator", "stops")},
    StateName{"uag", "maintenance", "off", Tone::Secondary, QT_TRANSLATE_NOOP("Simulator", "maintenance")},
    StateName{"uag", "out-of-service", "stale", Tone::Secondary,
              QT_TRANSLATE_NOOP("Simulator", "out of service"), QT_TRANSLATE_NOOP("Simulator", "out")},
    StateName{"node", "control", "good", Tone::Accent, QT_TRANSLATE_NOOP("Simulator", "control node"),
              QT_TRANSLATE_NOOP("Simulator", "control")},
    // Without a shape, so that the control node stands out.
    StateName{"node", "data", "", Tone::Secondary, QT_TRANSLATE_NOOP("Simulator", "data node"),
              QT_TRANSLATE_NOOP("Simulator", "data")},
    StateName{"node", "down", "failed", Tone::Fail, QT_TRANSLATE_NOOP("Simulator", "failed")},
    StateName{"node", "starting", "attention", Tone::Warn, QT_TRANSLATE_NOOP("Simulator", "rejoining")},
    StateName{"node", "inactive", "stale", Tone::Secondary,
              QT_TRANSLATE_NOOP("Simulator", "out of the cluster"),
              QT_TRANSLATE_NOOP("Simulator", "outside")},
    StateName{"node", "disabled", "off", Tone::Secondary, QT_TRANSLATE_NOOP("Simulator", "disabled")},
    StateName{"peer", "silent", "off", Tone::Secondary, QT_TRANSLATE_NOOP("Simulator", "silent")},
    StateName{"peer", "reconnecting", "attention", Tone::Warn,
              QT_TRANSLATE_NOOP("Simulator", "reconnecting")},
    StateName{"limit", "on", "good", Tone::Accent, QT_TRANSLATE_NOOP("Simulator", "enforced")},
    StateName{"limit", "shadow", "note", Tone::Secondary, QT_TRANSLATE_NOOP("Simulator", "only counts")},
    StateName{"database", "watched", "good", Tone::Accent, QT_TRANSLATE_NOOP("Simulator", "no throttling")},
    StateName{"database", "throttling", "attention", Tone::Warn,
              QT_TRANSLATE_NOOP("Simulator", "throttling")},
    StateName{"database", "off", "off", Tone::Secondary,
              QT_TRANSLATE_NOOP("Simulator", "not used for limits")},
    StateName{"", "up", "good", Tone::Accent, QT_TRANSLATE_NOOP("Simulator", "up")},
    StateName{"", "down", "failed", Tone::Fail, QT_TRANSLATE_NOOP("Simulator", "down")},
};

QString asIs(std::string_view code)
{
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

const KindName* findKind(std::string_view kind)
{
    const auto found = std::ranges::find(kindNames, kind, &KindName::code);
    return found == kindNames.end() ? nullptr : &*found;
}

} // namespace

QString kindWord(const wording::Words& words, std::string_view kind)
{
    const KindName* row = findKind(kind);
    return row && row->many ? spoken(words, row->many) : asIs(kind);
}

QString elementWord(const wording::Words& words, std::string_view kind, const QString& name)
{
    const KindName* row = findKind(kind);
    return row && row->one ? spoken(words, row->one).arg(name) : name;
}

StateSign stateSign(const wording::Words& words, std::string_view kind, std::string_view state)
{
    const auto found = std::ranges::find_if(stateNames, [&](const StateName& row) {
        return row.state == state && (row.kind.empty() || row.kind == kind);
    });
    if (found == stateNames.end())
        return {.word = asIs(state), .brief = asIs(state), .icon = {}, .tone = Tone::Normal};
    return {.word = spoken(words, found->word),
            .brief = spoken(words, found->brief ? found->brief : found->word),
            .icon = QString::fromLatin1(found->icon),
            .tone = found->tone};
}

} // namespace naru::simulator
