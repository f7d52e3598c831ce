// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/Check.h"

#include "Find.h"
#include "Grouping.h"
#include "Pairing.h"

#include <algorithm>
#include <set>

namespace naru::evidence {

namespace {

/** Gateways of the profile and of the log's runs. */
std::vector<profile::Target> knownTargets(const LogReading* log, const std::vector<profile::Target>& targets)
{
    std::set<profile::Target> known(targets.begin(), targets.end());
    if (log != nullptr) {
        for (const LogRun& run : log->runs) {
            for (const LogGateway& gateway : run.gateways)
                known.insert(targetOfHost(gateway.host));
        }
    }
    return {known.begin(), known.end()};
}

template <class Value>
void keepLowest(std::optional<Value>& lowest, const std::optional<Value>& value)
{
    if (value && (!lowest || *value < *lowest))
        lowest = value;
}

void compareGateways(const Scene& scene, CheckReport& report)
{
    for (const Group& group : scene.groups) {
        ComparedGateway gateway{group.target, group.address, group.probes, {}, {}, {}};
        for (const std::size_t index : group.probes) {
            keepLowest(gateway.handshake, scene.at(index).handshake());
            keepLowest(gateway.exchange, exchangeOf(scene.at(index)));
        }
        if (report.run) {
            for (const LogGateway& logged : scene.log->runs[*report.run].gateways) {
                if (targetOfHost(logged.host).text() == group.target)
                    gateway.logRtt = logged.rtt;
            }
        }
        report.gateways.push_back(std::move(gateway));
    }
    const auto choose = [&](auto measure) {
        const ComparedGateway* chosen = nullptr;
        for (const ComparedGateway& gateway : report.gateways) {
            if (gateway.*measure && (chosen == nullptr || *(gateway.*measure) < *(chosen->*measure)))
                chosen = &gateway;
        }
        return chosen == nullptr ? QString() : chosen->target;
    };
    report.handshakeChoice = choose(&ComparedGateway::handshake);
    report.exchangeChoice = choose(&ComparedGateway::exchange);
    for (const Compared& compared : report.compared) {
        if (compared.difference &&
            (!report.largestDifference ||
             std::chrono::abs(*compared.difference) > std::chrono::abs(*report.largestDifference)))
            report.largestDifference = compared.difference;
    }
}

Verdict verdictOf(const CheckReport& report)
{
    const auto has = [&](std::initializer_list<FindingCode> codes) {
        return std::ranges::any_of(report.findings, [&](const Finding& finding) {
            return std::ranges::count(codes, finding.code) > 0;
        });
    };
    if (has({FindingCode::PortalSuspected, FindingCode::Proxy, FindingCode::ClockJump}))
        return Verdict::Surroundings;
    if (has({FindingCode::DelayedAck, FindingCode::GatewayLoss, FindingCode::GatewayLoad,
             FindingCode::Stall}))
        return Verdict::Gateway;
    if (has({FindingCode::RepeatedSyn, FindingCode::PathLoss, FindingCode::Fragmentation,
             FindingCode::PathDelay}))
        return Verdict::Path;
    if (has({FindingCode::DnsSlow}))
        return Verdict::Surroundings;
    return report.exchangeChoice.isEmpty() ? Verdict::NothingSeen : Verdict::NothingWrong;
}

} // namespace

CheckReport check(const CaptureReading& capture, const LogReading* log,
                  const std::vector<profile::Target>& targets)
{
    CheckReport report;
    Scene scene{capture, log, {}, knownTargets(log, targets)};
    scene.groups = groupsOf(capture, scene.known);
    if (log == nullptr || !pairWithLog(scene, report))
        numberProbes(scene, report);
    std::erase_if(scene.groups, [](const Group& group) { return group.connections.empty(); });
    compareGateways(scene, report);
    findDelayedAck(scene, report);
    findRepeatedSyns(scene, report);
    findLoss(scene, report);
    findFragments(scene, report);
    findPathDelay(scene, report);
    findLoad(scene, report);
    findStalls(scene, report);
    findDisagreement(report);
    findProxies(scene, report);
    findPortal(scene, report);
    findSlowDns(scene, report);
    findClockJumps(scene, report);
    findLogDifferences(scene, report);
    std::ranges::stable_sort(report.findings, {}, [](const Finding& finding) { return finding.certainty; });
    report.verdict = verdictOf(report);
    std::ranges::stable_sort(report.compared, {}, &Compared::connection);
    return report;
}

} // namespace naru::evidence
