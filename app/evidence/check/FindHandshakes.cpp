// SPDX-License-Identifier: GPL-3.0-or-later
#include "Find.h"

#include <QVariant>

#include <algorithm>

namespace naru::evidence {

using namespace std::chrono_literals;

namespace {

constexpr base::Nanoseconds soonest = 100ms;
constexpr base::Nanoseconds latest = 300ms;

bool hasPattern(const Connection& connection)
{
    const FirstFlight& flight = connection.firstFlight;
    return flight.segments == 1 && !flight.repeats.empty() && flight.repeats.front() >= soonest &&
           flight.repeats.front() <= latest &&
           (connection.application.serverHello || !connection.application.httpStatus);
}

/** As the timer of a sender is, give or take what the machines' clocks tick. */
bool areSteady(const std::vector<base::Nanoseconds>& gaps)
{
    const base::Nanoseconds middle = median(gaps);
    const base::Nanoseconds tolerance = std::max<base::Nanoseconds>(20ms, middle / 5);
    return std::ranges::all_of(
        gaps, [&](base::Nanoseconds gap) { return std::chrono::abs(gap - middle) <= tolerance; });
}

} // namespace

bool isExplained(const CheckReport& report, FindingCode code, std::size_t connection)
{
    return std::ranges::any_of(report.findings, [&](const Finding& finding) {
        return finding.code == code && std::ranges::count(finding.connections, connection) > 0;
    });
}

void findDelayedAck(const Scene& scene, CheckReport& report)
{
    for (const Group& group : scene.groups) {
        Finding finding{FindingCode::DelayedAck, Certainty::Sure, group.target, {}, {}};
        std::vector<base::Nanoseconds> gaps;
        bool isAcknowledged = false;
        bool isHelloSeen = true;
        std::uint32_t window = 0;
        for (const std::size_t index : group.connections) {
            const Connection& connection = scene.at(index);
            if (!hasPattern(connection))
                continue;
            gaps.push_back(connection.firstFlight.repeats.front());
            finding.connections.push_back(index);
            isAcknowledged = isAcknowledged || connection.firstFlight.acknowledgedBefore;
            isHelloSeen = isHelloSeen && connection.application.serverHello.has_value();
            window = std::max(window, connection.clientWindow);
        }
        if (gaps.empty())
            continue;
        // An acknowledgement that left in time was lost or held on the way: the effect is the same.
        if (isAcknowledged)
            finding.certainty = Certainty::Likely;
        if (!areSteady(gaps) || !isHelloSeen)
            finding.certainty = Certainty::Possible;
        finding.arguments = {{QStringLiteral("gap"), inMilliseconds(median(gaps))},
                             {QStringLiteral("copies"), static_cast<int>(gaps.size())},
                             {QStringLiteral("connections"), static_cast<int>(group.connections.size())},
                             {QStringLiteral("acknowledged"), isAcknowledged},
                             {QStringLiteral("window"), static_cast<qlonglong>(window)}};
        report.findings.push_back(std::move(finding));
    }
}

void findRepeatedSyns(const Scene& scene, CheckReport& report)
{
    for (const Group& group : scene.groups) {
        // Where nothing ever answered, one finding says it for all.
        Finding silence{FindingCode::RepeatedSyn, Certainty::Sure, group.target, {}, {}};
        int unanswered = 0;
        for (const std::size_t index : group.connections) {
            const Connection& connection = scene.at(index);
            if (connection.syns < 2)
                continue;
            if (!connection.tcp) {
                unanswered += connection.syns;
                silence.connections.push_back(index);
                continue;
            }
            Finding finding{FindingCode::RepeatedSyn, Certainty::Sure, group.target, {}, {index}};
            finding.arguments = {{QStringLiteral("syns"), connection.syns},
                                 {QStringLiteral("answered"), true},
                                 {QStringLiteral("fromFirst"), inMilliseconds(*connection.tcp)},
                                 {QStringLiteral("fromLast"), inMilliseconds(*connection.tcpFromLastSyn)}};
            if (connection.tcpByTimestamp)
                finding.arguments.insert(QStringLiteral("decided"),
                                         inMilliseconds(*connection.tcpByTimestamp));
            report.findings.push_back(std::move(finding));
        }
        if (unanswered > 0) {
            silence.arguments = {{QStringLiteral("syns"), unanswered}, {QStringLiteral("answered"), false}};
            report.findings.push_back(std::move(silence));
        }
    }
}

void findPathDelay(const Scene& scene, CheckReport& report)
{
    constexpr base::Nanoseconds least = 50ms;
    for (const Group& group : scene.groups) {
        std::vector<base::Nanoseconds> handshakes;
        for (const std::size_t index : group.probes) {
            if (scene.at(index).syns == 1 && scene.at(index).tcp && !scene.at(index).clockJumped)
                handshakes.push_back(*scene.at(index).tcp);
        }
        if (handshakes.size() < 3)
            continue;
        const auto [lowest, highest] = std::ranges::minmax(handshakes);
        if (highest - lowest < std::max(least, lowest / 2))
            continue;
        report.findings.push_back({FindingCode::PathDelay,
                                   Certainty::Likely,
                                   group.target,
                                   {{QStringLiteral("lowest"), inMilliseconds(lowest)},
                                    {QStringLiteral("highest"), inMilliseconds(highest)}},
                                   group.probes});
    }
}

} // namespace naru::evidence
