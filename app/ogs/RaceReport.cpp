// SPDX-License-Identifier: GPL-3.0-or-later
#include "Explain.h"
#include "Portal.h"
#include "RacePrivate.h"
#include "Table.h"

#include <algorithm>

namespace naru::ogs {

namespace {

void append(std::vector<Reason>& reasons, std::vector<Reason> more)
{
    reasons.insert(reasons.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

} // namespace

Phase Race::Private::phase() const
{
    if (ended)
        return Phase::Complete;
    if (decision)
        return Phase::Decided;
    return m_probing ? Phase::Measuring : Phase::Preflight;
}

void Race::Private::refresh()
{
    stale = false;
    report.phase = phase();
    fillTable(report.gateways, field, targetOfGateway);
    if (suspectedPortal() && !(decision && decision->source == Source::Measured) &&
        portal(field) != Portal::No)
        hidePortalValues();
    report.selected = decision ? std::optional(decision->entry) : std::nullopt;
    const bool refused =
        ended && !decision && !options.measureOnly && ended->cause != RunEnded::Cause::Cancelled;
    report.source = decision ? decision->source : refused ? Source::Refused : Source::Measured;
    report.decidedAfter =
        decision && decision->source == Source::Measured ? std::optional(decision->at) : std::nullopt;
    rankTable(report, field, targetOfGateway);
    report.probesEnded = 0;
    for (const Standing& standing : field.standings) {
        const int over = static_cast<int>(standing.probes().size()) + standing.skipped();
        report.probesEnded += standing.isOver() ? standing.planned() : over;
    }
    writeReasons();
}

std::optional<int> Race::Private::suspectedPortal() const
{
    if (decision && decision->portal)
        return decision->portal;
    // Found out behind the choice, it does not change that, but nothing is cached.
    const bool late = ended && portal(field) == Portal::Suspected;
    return late ? std::optional(field.answered()) : std::nullopt;
}

void Race::Private::hidePortalValues()
{
    for (GatewayResult& row : report.gateways) {
        if (!row.rtt)
            continue;
        row.rtt.reset();
        row.state = GatewayState::Failed;
        row.failure = Failure::PortalSuspected;
    }
}

void Race::Private::writeReasons()
{
    report.why.clear();
    if (options.measureOnly)
        report.why.push_back({ReasonCode::SelectionOffByProfile, {}});
    if (report.source == Source::Refused)
        report.why.push_back({ReasonCode::RefusedNoAddress, {}});
    if (const std::optional<int> suspected = suspectedPortal())
        report.why.push_back({ReasonCode::PortalSuspected, {{QStringLiteral("gateways"), *suspected}}});
    if (decision) {
        addChoiceReasons();
        addLateReasons();
    }
    if (decision || ended) {
        append(report.why, tableReasons(report, field, targetOfGateway));
        append(report.why, budgetReasons(field, m_connections));
    }
    if (ended && ended->cause == RunEnded::Cause::Cancelled)
        report.why.push_back({ReasonCode::StoppedByUser, {}});
}

void Race::Private::addChoiceReasons()
{
    const bool standsIn = decision->source != Source::Measured;
    if (standsIn || entryOf(chosen(field)) == decision->entry)
        decision->reasons =
            choiceReasons(report, entryOf(lowest(field)), standsIn ? std::nullopt : held(), m_improvement);
    append(report.why, decision->reasons);
}

void Race::Private::addLateReasons()
{
    if (!decision->early)
        return;
    report.why.push_back({ReasonCode::DecidedEarly,
                          {{QStringLiteral("at"), static_cast<int>(rounded(decision->at).count())},
                           {QStringLiteral("open"), static_cast<int>(decision->open.size())}}});
    const auto entryArgument = [this](int entry) {
        return QVariantMap{{QStringLiteral("entry"), report.gateways[static_cast<std::size_t>(entry)].entry}};
    };
    int named = 0;
    for (const int target : decision->lookedUp) {
        if (named++ < namedAtMost)
            report.why.push_back({ReasonCode::LookupNotAwaited, entryArgument(*entryOf(target))});
    }
    const std::optional<int> now = chosen(field);
    if (entryOf(now) != decision->entry &&
        std::ranges::find(decision->lookedUp, *now) == decision->lookedUp.end())
        report.why.push_back({ReasonCode::NotAwaited, entryArgument(*entryOf(now))});
}

} // namespace naru::ogs
