// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/ElementWords.h"

#include "simulator/charts/Spoken.h"

#include <algorithm>
#include <array>

namespace naru::simulator {

namespace {

struct KindName
{
    std::string_view code;
    const char* text;
};

constexpr std::array kindNames{
    KindName{"peer", QT_TRANSLATE_NOOP("Simulator", "Peers")},
    KindName{"dra", QT_TRANSLATE_NOOP("Simulator", "DRA")},
    KindName{"limit", QT_TRANSLATE_NOOP("Simulator", "Limits")},
    KindName{"group", QT_TRANSLATE_NOOP("Simulator", "Peer groups")},
    KindName{"server", QT_TRANSLATE_NOOP("Simulator", "Servers")},
    KindName{"database", QT_TRANSLATE_NOOP("Simulator", "Database")},
    KindName{"clients", QT_TRANSLATE_NOOP("Simulator", "Clients")},
    KindName{"balancer", QT_TRANSLATE_NOOP("Simulator", "Load balancers")},
    KindName{"dns", QT_TRANSLATE_NOOP("Simulator", "DNS round robin")},
    KindName{"uag", QT_TRANSLATE_NOOP("Simulator", "Appliances")},
    KindName{"node", QT_TRANSLATE_NOOP("Simulator", "Nodes")},
};

struct StateName
{
    std::string_view code;
    const char* text;
    const char* icon;
    kit::Tone tone;
};

using kit::Tone;

constexpr std::array stateNames{
    StateName{"up", QT_TRANSLATE_NOOP("Simulator", "up"), "good", Tone::Accent},
    StateName{"down", QT_TRANSLATE_NOOP("Simulator", "down"), "failed", Tone::Fail},
    StateName{"silent", QT_TRANSLATE_NOOP("Simulator", "silent"), "off", Tone::Secondary},
    StateName{"reconnecting", QT_TRANSLATE_NOOP("Simulator", "reconnecting"), "attention", Tone::Warn},
    StateName{"on", QT_TRANSLATE_NOOP("Simulator", "enforced"), "good", Tone::Accent},
    StateName{"shadow", QT_TRANSLATE_NOOP("Simulator", "counts only"), "note", Tone::Secondary},
    StateName{"watched", QT_TRANSLATE_NOOP("Simulator", "watched"), "good", Tone::Accent},
    StateName{"off", QT_TRANSLATE_NOOP("Simulator", "not watched"), "off", Tone::Secondary},
    StateName{"out-of-service", QT_TRANSLATE_NOOP("Simulator", "out of service"), "failed", Tone::Fail},
    StateName{"maintenance", QT_TRANSLATE_NOOP("Simulator", "maintenance"), "off", Tone::Warn},
    StateName{"quiesced", QT_TRANSLATE_NOOP("Simulator", "quiesced"), "quiesced", Tone::Warn},
    StateName{"quiescing", QT_TRANSLATE_NOOP("Simulator", "quiescing"), "quiesced", Tone::Warn},
    StateName{"drain", QT_TRANSLATE_NOOP("Simulator", "drain"), "quiesced", Tone::Warn},
    StateName{"stopping", QT_TRANSLATE_NOOP("Simulator", "stopping"), "attention", Tone::Warn},
    StateName{"control", QT_TRANSLATE_NOOP("Simulator", "control node"), "good", Tone::Accent},
    StateName{"data", QT_TRANSLATE_NOOP("Simulator", "data node"), "good", Tone::Accent},
    StateName{"starting", QT_TRANSLATE_NOOP("Simulator", "rejoining"), "attention", Tone::Warn},
    StateName{"inactive", QT_TRANSLATE_NOOP("Simulator", "not taking part"), "stale", Tone::Warn},
    StateName{"disabled", QT_TRANSLATE_NOOP("Simulator", "disabled"), "off", Tone::Secondary},
};

QString asIs(std::string_view code)
{
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

} // namespace

QString kindWord(const wording::Words& words, std::string_view kind)
{
    const auto found = std::ranges::find(kindNames, kind, &KindName::code);
    return found == kindNames.end() ? asIs(kind) : spoken(words, found->text);
}

StateSign stateSign(const wording::Words& words, std::string_view state)
{
    const auto found = std::ranges::find(stateNames, state, &StateName::code);
    if (found == stateNames.end())
        return {asIs(state), {}, kit::Tone::Normal};
    return {spoken(words, found->text), QString::fromLatin1(found->icon), found->tone};
}

} // namespace naru::simulator
