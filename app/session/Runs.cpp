// SPDX-License-Identifier: GPL-3.0-or-later
#include "Runs.h"

#include "Failover.h"
#include "Hops.h"
#include "Portals.h"
#include "Wishes.h"
#include "ogs/Codes.h"

#include <algorithm>

namespace naru::session {

namespace {

/** The one that was chosen or connected last; null where the profile has it no more. */
const profile::HostEntry* lastEntry(const Work& work)
{
    const profile::HostEntry* chosen =
        work.context.chosen ? entryOf(work.profile(), *work.context.chosen) : nullptr;
    return chosen ? chosen : entryOf(work.profile(), work.state.memory.lastEntry);
}

/** What the network test asks DNS for: the server that was last connected, else the profile's first. */
QString testedHost(const Work& work)
{
    const profile::HostEntry* last = lastEntry(work);
    if (last && last->target)
        return last->target->host;
    const auto found = std::ranges::find_if(
        work.profile().hosts, [](const profile::HostEntry& entry) { return entry.target.has_value(); });
    return found == work.profile().hosts.end() ? QString() : found->target->host;
}

/** The entry that stands in for a choice (OGS-10), and why. */
std::pair<const profile::HostEntry*, HopWhy> standInOf(const Work& work)
{
    const profile::HostEntry* last = lastEntry(work);
    if (last && isConnectable(*last))
        return {last, HopWhy::PreviousStandsIn};
    const auto first = std::ranges::find_if(work.profile().hosts, isConnectable);
    return {first == work.profile().hosts.end() ? nullptr : &*first, HopWhy::FirstStandsIn};
}

/** A connection after there was one is a later one (OGS-20). */
ogs::Trigger triggerOf(const Work& work)
{
    const ogs::Trigger wished = work.state.wish->trigger;
    return wished == ogs::Trigger::Connection && work.state.memory.lastDisconnection
               ? ogs::Trigger::Reconnection
               : wished;
}

bool endsWithoutChoice(const ogs::RunReport& report)
{
    return report.source == ogs::Source::Refused || !report.selected || report.order.empty();
}

} // namespace

base::Nanoseconds timesMeasured(Work& work, base::Nanoseconds shortest, base::Nanoseconds longest)
{
    if (!work.state.report || !work.current())
        return shortest;
    const auto& rows = work.state.report->gateways;
    const auto row = std::ranges::find(rows, work.current()->hop.entry, &ogs::GatewayResult::entry);
    if (row == rows.end() || !row->rtt)
        return shortest;
    return std::clamp<base::Nanoseconds>(*row->rtt * 3, shortest, longest);
}

ogs::Conditions conditionsOf(const Work& work, bool networkTestPassed)
{
    ogs::Conditions conditions;
    conditions.trigger = triggerOf(work);
    conditions.reconnectionCounts = work.context.reconnectionCounts;
    if (const auto& last = work.state.memory.lastDisconnection)
        conditions.sinceDisconnection =
            std::max<base::Nanoseconds>(work.context.date - *last, base::Nanoseconds(0));
    if (const auto& sleep = work.state.sleep) {
        conditions.resumed = true;
        conditions.connectedBeforeSleep = sleep->connectedBefore;
        conditions.networkTestPassed = networkTestPassed;
        if (sleep->connectedBefore) {
            conditions.trigger = ogs::Trigger::Reconnection;
            conditions.sinceDisconnection = sleep->slept;
        }
    }
    return conditions;
}

void measure(Work& work, bool networkTestPassed)
{
    const ogs::Conditions conditions = conditionsOf(work, networkTestPassed);
    work.enter(Locating{});
    work.state.plan = {};
    work.state.alive.test = 0;
    work.startRun(conditions);
}

void testThenMeasure(Work& work)
{
    work.enter(Locating{work.context.now + work.durations().networkTestPatience});
    testAgain(work);
}

void testAgain(Work& work)
{
    work.stopTimer(Timer::NetworkTest);
    work.testNetwork(testedHost(work));
}

void networkTested(Work& work, const Locating& phase, bool passed)
{
    if (passed || work.context.now >= *phase.testUntil)
        measure(work, passed);
    else
        work.startTimer(Timer::NetworkTest, work.durations().networkTest);
}

void takeChoice(Work& work, const RunReportPtr& report)
{
    if (showsPortal(*report)) {
        portalSuspected(work);
    } else if (report->source == ogs::Source::Refused && !report->why.empty()) {
        runRefused(work, report->why.front());
    } else if (endsWithoutChoice(*report)) {
        rest(work, NoticeCode::NoChoice);
    } else {
        // Not before: a network that is found to be another one meanwhile has the run made anew.
        work.state.sleep.reset();
        work.state.report = report;
        work.state.plan = planOf(hopsOfRun(*report, work.profile()));
        tryFirst(work);
    }
}

void runRefused(Work& work, const ogs::Reason& reason)
{
    work.tell(NoticeCode::RunRefused, {{QStringLiteral("reason"), ogs::code(reason.code)},
                                       {QStringLiteral("arguments"), reason.arguments}});
    work.state.sleep.reset();
    if (reason.code == ogs::ReasonCode::RefusedNoGateway ||
        reason.code == ogs::ReasonCode::RefusedNoAddress || !standIn(work))
        rest(work, NoticeCode::NoGateway);
    else
        tryFirst(work);
}

bool standIn(Work& work)
{
    const auto [entry, why] = standInOf(work);
    if (!entry)
        return false;
    work.tell(NoticeCode::StandsIn, {{QStringLiteral("entry"), entry->name}});
    work.state.plan = planOf(work.context.selectsAutomatically
                                 ? hopsWithoutRun(work.profile(), work.state.report.get(), *entry, why)
                                 : hopsOfEntry(*entry, why));
    return true;
}

void noteReport(Work& work, const RunReportPtr& report)
{
    if (endsWithoutChoice(*report))
        return;
    work.state.report = report;
    renewPlan(work);
}

void renewPlan(Work& work)
{
    State& state = work.state;
    if (state.plan.hops.empty())
        return;
    const QString first = state.plan.hops[state.plan.current.value_or(0)].hop.entry;
    const profile::HostEntry* entry = entryOf(work.profile(), first);
    std::vector<Hop> hops;
    if (state.wish->entry || !work.context.selectsAutomatically)
        hops = entry ? hopsOfEntry(*entry, HopWhy::ChosenByHand) : std::vector<Hop>();
    else if (state.report && !state.afterLoss)
        hops = hopsOfRun(*state.report, work.profile());
    else if (entry)
        hops = hopsWithoutRun(work.profile(), state.report.get(), *entry, HopWhy::NextOfOrder);
    refresh(state.plan, hops);
}

} // namespace naru::session
