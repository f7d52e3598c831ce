// SPDX-License-Identifier: GPL-3.0-or-later
#include "Explain.h"

#include "ogs/Budget.h"
#include "ogs/Outcome.h"

#include <algorithm>
#include <set>

namespace naru::ogs {

namespace {

const GatewayResult& at(const RunReport& report, int gateway)
{
    return report.gateways[static_cast<std::size_t>(gateway)];
}

int ms(const GatewayResult& gateway)
{
    return static_cast<int>(gateway.rtt->count());
}

/** The one that would be chosen without the selected one. */
const GatewayResult* runnerUp(const RunReport& report)
{
    if (report.order.size() < 2 || !at(report, report.order[1]).rank)
        return nullptr;
    return &at(report, report.order[1]);
}

Reason lowestReason(const RunReport& report)
{
    const GatewayResult& selected = at(report, *report.selected);
    QVariantMap arguments{{QStringLiteral("entry"), selected.entry}, {QStringLiteral("rtt"), ms(selected)}};
    const GatewayResult* next = runnerUp(report);
    if (!next) {
        const bool alone = report.phase == Phase::Complete && report.order.size() > 1;
        return {alone ? ReasonCode::OnlyAnswer : ReasonCode::LowestRtt, arguments};
    }
    if (next->rtt == selected.rtt) {
        arguments.insert(QStringLiteral("other"), next->entry);
        return {ReasonCode::TieByProfileOrder, arguments};
    }
    // One that ended without a byte ranks behind, however fast it was.
    if (next->rtt > selected.rtt) {
        arguments.insert(QStringLiteral("next"), next->entry);
        arguments.insert(QStringLiteral("ahead"), ms(*next) - ms(selected));
    }
    return {ReasonCode::LowestRtt, arguments};
}

Reason thresholdReason(ReasonCode code, const GatewayResult& chosen, const GatewayResult& other, int faster,
                       int asked)
{
    return {code,
            {{QStringLiteral("entry"), chosen.entry},
             {QStringLiteral("other"), other.entry},
             {QStringLiteral("faster"), faster},
             {QStringLiteral("asked"), asked}}};
}

bool hasRetransmissions(const Probe& probe)
{
    return probe.marks.contains(Mark::Retransmission) || probe.retransmissions.value_or(0) > 0;
}

void addFewerProbes(std::vector<Reason>& reasons, const RunReport& report)
{
    int named = 0;
    for (const int index : report.order) {
        const GatewayResult& gateway = at(report, index);
        const auto measured = std::ranges::count_if(gateway.probes, [](const Probe& p) { return !!p.value; });
        if (gateway.state != GatewayState::Measured || measured >= gateway.planned || named == namedAtMost)
            continue;
        ++named;
        reasons.push_back({ReasonCode::FewerProbes,
                           {{QStringLiteral("entry"), gateway.entry},
                            {QStringLiteral("probes"), static_cast<int>(measured)},
                            {QStringLiteral("asked"), gateway.planned}}});
    }
}

void addDisagreement(std::vector<Reason>& reasons, const RunReport& report, const Field& field)
{
    const std::optional<int> exchange = lowest(field, RankBy::FullExchange);
    const std::optional<int> tcp = lowest(field, RankBy::TcpHandshake);
    if (!exchange || !tcp || exchange == tcp ||
        field.at(*exchange).bestBy(RankBy::TcpHandshake)->rtt() ==
            field.at(*tcp).bestBy(RankBy::TcpHandshake)->rtt())
        return;
    const auto row = [&](int target) -> const GatewayResult& {
        return at(report, field.firstEntry[static_cast<std::size_t>(target)]);
    };
    if (!row(*exchange).rank || !row(*tcp).rank)
        return;
    reasons.push_back(
        {ReasonCode::MeasuresDisagree,
         {{QStringLiteral("entry"), row(*exchange).entry}, {QStringLiteral("tcpChoice"), row(*tcp).entry}}});
}

} // namespace

std::vector<Reason> choiceReasons(const RunReport& report, std::optional<int> best, std::optional<int> held,
                                  int improvement)
{
    const GatewayResult& selected = at(report, *report.selected);
    if (report.source == Source::Previous)
        return {{ReasonCode::PreviousStandsIn, {{QStringLiteral("entry"), selected.entry}}}};
    if (report.source == Source::First)
        return {{ReasonCode::FirstStandsIn, {{QStringLiteral("entry"), selected.entry}}}};
    if (held && best && held == report.selected && at(report, *best).rtt < selected.rtt) {
        const GatewayResult& faster = at(report, *best);
        return {thresholdReason(ReasonCode::KeptPrevious, selected, faster,
                                fasterPercent(*selected.rtt, *faster.rtt), improvement)};
    }
    std::vector<Reason> reasons;
    if (held && held != report.selected && at(report, *held).rank && at(report, *held).rtt > selected.rtt) {
        const GatewayResult& left = at(report, *held);
        reasons.push_back(thresholdReason(ReasonCode::MovedFromPrevious, selected, left,
                                          fasterPercent(*left.rtt, *selected.rtt), improvement));
    }
    reasons.push_back(lowestReason(report));
    return reasons;
}

std::vector<Reason> tableReasons(const RunReport& report, const Field& field,
                                 const std::vector<std::optional<int>>& targetOfGateway)
{
    std::vector<Reason> reasons;
    addFewerProbes(reasons, report);
    int banned = 0;
    int resent = 0;
    for (const int index : report.order) {
        const Standing& standing = field.at(*targetOfGateway[static_cast<std::size_t>(index)]);
        const QVariantMap entry{{QStringLiteral("entry"), at(report, index).entry}};
        if (standing.banSuspected() && banned++ < namedAtMost)
            reasons.push_back({ReasonCode::BanSuspected, entry});
        if (standing.best() && hasRetransmissions(*standing.bestProbe()) && resent++ < namedAtMost)
            reasons.push_back({ReasonCode::RetransmissionsSeen, entry});
    }
    if (report.phase == Phase::Complete)
        addDisagreement(reasons, report, field);
    return reasons;
}

std::vector<Reason> budgetReasons(const Field& field, const std::map<QString, int>& connections)
{
    std::set<QString> cut;
    for (const Standing& standing : field.standings) {
        if (standing.skipped() > 0 && cut.size() < namedAtMost)
            cut.insert(standing.address());
    }
    std::vector<Reason> reasons;
    for (const QString& address : cut) {
        const auto used = connections.find(address);
        reasons.push_back({ReasonCode::BudgetCut,
                           {{QStringLiteral("address"), address},
                            {QStringLiteral("used"), used == connections.end() ? 0 : used->second},
                            {QStringLiteral("allowed"), Budget::limit}}});
    }
    return reasons;
}

} // namespace naru::ogs
