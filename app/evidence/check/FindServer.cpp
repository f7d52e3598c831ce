// SPDX-License-Identifier: GPL-3.0-or-later
#include "Find.h"

#include <QVariant>

#include <algorithm>
#include <map>

namespace naru::evidence {

using namespace std::chrono_literals;

namespace {

/** How long the gateway took for its ServerHello beyond the way there and back. */
std::optional<base::Nanoseconds> waited(const Connection& connection)
{
    const Application& application = connection.application;
    if (!application.clientHello || !application.serverHello || !connection.tcp ||
        connection.retransmissions > 0)
        return std::nullopt;
    return *application.serverHello - *application.clientHello - *connection.tcpFromLastSyn;
}

/** The timer of delayed ACK that a silence is as long as: Linux waits 40 ms, Windows 200. */
std::optional<int> timerNear(base::Nanoseconds silence)
{
    if (std::chrono::abs(silence - 40ms) <= 10ms)
        return 40;
    if (std::chrono::abs(silence - 200ms) <= 30ms)
        return 200;
    return std::nullopt;
}

} // namespace

void findLoad(const Scene& scene, CheckReport& report)
{
    constexpr base::Nanoseconds slow = 100ms;
    for (const Group& group : scene.groups) {
        Finding finding{FindingCode::GatewayLoad, Certainty::Possible, group.target, {}, {}};
        std::vector<base::Nanoseconds> waits;
        std::vector<base::Nanoseconds> handshakes;
        for (const std::size_t index : group.probes) {
            const auto wait = waited(scene.at(index));
            if (!wait || *wait < slow)
                continue;
            waits.push_back(*wait);
            handshakes.push_back(*scene.at(index).tcp);
            finding.connections.push_back(index);
        }
        if (waits.size() < 2)
            continue;
        if (waits.size() > 2 && waits.size() == group.probes.size())
            finding.certainty = Certainty::Likely;
        finding.arguments = {{QStringLiteral("tcp"), inMilliseconds(median(handshakes))},
                             {QStringLiteral("waited"), inMilliseconds(median(waits))}};
        report.findings.push_back(std::move(finding));
    }
}

void findStalls(const Scene& scene, CheckReport& report)
{
    constexpr base::Nanoseconds alike = 20ms;
    constexpr base::Nanoseconds exchangeTakes = 10s;
    std::vector<Finding> stalls;
    std::vector<base::Nanoseconds> lengths;
    std::map<QString, base::Nanoseconds> longest;
    for (const Group& group : scene.groups) {
        for (const std::size_t index : group.probes) {
            const Connection& connection = scene.at(index);
            const bool isExplainedAlready = connection.retransmissions > 0 || connection.clockJumped ||
                                            isExplained(report, FindingCode::GatewayLoad, index) ||
                                            isExplained(report, FindingCode::DelayedAck, index);
            if (!connection.stall || isExplainedAlready || connection.stall->begin > exchangeTakes)
                continue;
            const base::Nanoseconds length = connection.beyondTrip(*connection.stall);
            if (length < leastStall)
                continue;
            longest[group.target] = std::max(longest[group.target], length);
            lengths.push_back(length);
            const auto timer = timerNear(length) ? timerNear(length) : timerNear(connection.stall->length);
            Finding finding{FindingCode::Stall,
                            timer ? Certainty::Likely : Certainty::Possible,
                            group.target,
                            {},
                            {index}};
            finding.arguments = {{QStringLiteral("gap"), inMilliseconds(connection.stall->length)},
                                 {QStringLiteral("at"), inMilliseconds(connection.stall->begin)}};
            if (timer)
                finding.arguments.insert(QStringLiteral("near"), *timer);
            stalls.push_back(std::move(finding));
        }
    }
    // What all gateways have alike changes nothing in their order (OGS-70).
    const bool isEverywhere = scene.groups.size() > 1 && longest.size() == scene.groups.size();
    if (isEverywhere && std::ranges::max(lengths) - std::ranges::min(lengths) <= 2 * alike)
        return;
    std::ranges::move(stalls, std::back_inserter(report.findings));
}

void findDisagreement(CheckReport& report)
{
    constexpr base::Nanoseconds matters = 2ms;
    const auto find = [&](const QString& target) {
        return std::ranges::find(report.gateways, target, &ComparedGateway::target);
    };
    if (report.handshakeChoice.isEmpty() || report.exchangeChoice.isEmpty() ||
        report.handshakeChoice == report.exchangeChoice)
        return;
    const auto byHandshake = find(report.handshakeChoice);
    const auto byExchange = find(report.exchangeChoice);
    const bool isClear = byExchange->handshake && byHandshake->exchange &&
                         *byExchange->handshake - *byHandshake->handshake >= matters &&
                         *byHandshake->exchange - *byExchange->exchange >= matters;
    if (!isClear)
        return;
    report.findings.push_back({FindingCode::MeasuresDisagree,
                               Certainty::Sure,
                               {},
                               {{QStringLiteral("handshake"), report.handshakeChoice},
                                {QStringLiteral("exchange"), report.exchangeChoice}},
                               {}});
}

} // namespace naru::evidence
