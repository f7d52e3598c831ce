// SPDX-License-Identifier: GPL-3.0-or-later
#include "Find.h"

#include <QVariant>

#include <algorithm>

namespace naru::evidence {

namespace {

/** One segment that a sender repeated out of caution is no loss. */
constexpr int fewestRepetitions = 2;

struct Lossy
{
    const Group* group = nullptr;
    std::vector<std::size_t> connections;
    int retransmissions = 0;
};

Lossy lossOf(const Scene& scene, const CheckReport& report, const Group& group)
{
    Lossy lossy{&group, {}, 0};
    for (const std::size_t index : group.connections) {
        const int count = scene.at(index).retransmissions;
        if (count == 0 || isExplained(report, FindingCode::DelayedAck, index))
            continue;
        lossy.connections.push_back(index);
        lossy.retransmissions += count;
    }
    return lossy;
}

} // namespace

void findLoss(const Scene& scene, CheckReport& report)
{
    std::vector<Lossy> lossy;
    for (const Group& group : scene.groups) {
        Lossy loss = lossOf(scene, report, group);
        if (loss.retransmissions >= fewestRepetitions)
            lossy.push_back(std::move(loss));
    }
    if (lossy.empty())
        return;
    const auto gateways = static_cast<int>(scene.groups.size());
    if (lossy.size() == 1) {
        const Lossy& loss = lossy.front();
        // Others that were clean over the same network say that it is not the network.
        const bool isCompared = gateways > 1 && loss.connections.size() > 1;
        report.findings.push_back(
            {FindingCode::GatewayLoss,
             isCompared ? Certainty::Likely : Certainty::Possible,
             loss.group->target,
             {{QStringLiteral("connections"), static_cast<int>(loss.connections.size())},
              {QStringLiteral("of"), static_cast<int>(loss.group->connections.size())},
              {QStringLiteral("others"), gateways - 1},
              {QStringLiteral("retransmissions"), loss.retransmissions}},
             loss.connections});
        return;
    }
    Finding finding{FindingCode::PathLoss,
                    static_cast<int>(lossy.size()) == gateways ? Certainty::Likely : Certainty::Possible,
                    {},
                    {},
                    {}};
    int retransmissions = 0;
    for (const Lossy& loss : lossy) {
        retransmissions += loss.retransmissions;
        finding.connections.insert(finding.connections.end(), loss.connections.begin(),
                                   loss.connections.end());
    }
    finding.arguments = {{QStringLiteral("gateways"), static_cast<int>(lossy.size())},
                         {QStringLiteral("of"), gateways},
                         {QStringLiteral("retransmissions"), retransmissions}};
    report.findings.push_back(std::move(finding));
}

void findFragments(const Scene& scene, CheckReport& report)
{
    for (const Group& group : scene.groups) {
        Finding finding{FindingCode::Fragmentation, Certainty::Sure, group.target, {}, {}};
        int fragments = 0;
        for (const std::size_t index : group.connections) {
            if (scene.at(index).fragments == 0)
                continue;
            fragments = std::max(fragments, scene.at(index).fragments);
            finding.connections.push_back(index);
        }
        if (fragments == 0)
            continue;
        finding.arguments = {{QStringLiteral("fragments"), fragments}};
        report.findings.push_back(std::move(finding));
    }
}

} // namespace naru::evidence
