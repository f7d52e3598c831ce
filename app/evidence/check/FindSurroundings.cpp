// SPDX-License-Identifier: GPL-3.0-or-later
#include "Find.h"
#include "Grouping.h"

#include <QDateTime>
#include <QVariant>

#include <algorithm>
#include <set>

namespace naru::evidence {

using namespace std::chrono_literals;

namespace {

QString isoDate(PacketTime time)
{
    const auto whole = std::chrono::floor<std::chrono::milliseconds>(time);
    return QDateTime::fromMSecsSinceEpoch(whole.time_since_epoch().count(), Qt::UTC)
        .toString(Qt::ISODateWithMs);
}

/** What all gateways have in common, if it says anything. */
QString commonAnswer(const Scene& scene)
{
    std::set<QByteArray> certificates;
    std::set<QString> redirects;
    std::size_t withCertificate = 0;
    std::size_t withRedirect = 0;
    for (const Group& group : scene.groups) {
        const Application& application = scene.at(group.connections.front()).application;
        withCertificate += application.certificateHash.isEmpty() ? 0 : 1;
        withRedirect += application.location.isEmpty() ? 0 : 1;
        certificates.insert(application.certificateHash);
        redirects.insert(application.location);
    }
    if (withCertificate == scene.groups.size() && certificates.size() == 1)
        return QStringLiteral("certificate");
    if (withRedirect == scene.groups.size() && redirects.size() == 1)
        return QStringLiteral("redirect");
    return {};
}

} // namespace

void findProxies(const Scene& scene, CheckReport& report)
{
    std::set<QString> told;
    for (std::size_t index = 0; index < scene.capture.connections.size(); ++index) {
        const Connection& connection = scene.at(index);
        const QString target = connection.application.connectTarget;
        if (target.isEmpty() || !told.insert(target).second || told.size() > 100)
            continue;
        report.findings.push_back({FindingCode::Proxy,
                                   Certainty::Sure,
                                   target,
                                   {{QStringLiteral("proxy"), connection.gateway.text()}},
                                   {index}});
    }
}

void findPortal(const Scene& scene, CheckReport& report)
{
    constexpr base::Nanoseconds tiny = 5ms;
    std::set<QString> addresses;
    std::vector<std::size_t> connections;
    for (const Group& group : scene.groups) {
        const Connection& first = scene.at(group.connections.front());
        if (!first.tcp || *first.tcp > tiny)
            return;
        addresses.insert(first.gateway.address());
        connections.push_back(group.connections.front());
    }
    const QString what = addresses.size() > 1 ? commonAnswer(scene) : QString();
    if (what.isEmpty())
        return;
    report.findings.push_back({FindingCode::PortalSuspected,
                               Certainty::Likely,
                               {},
                               {{QStringLiteral("gateways"), static_cast<int>(scene.groups.size())},
                                {QStringLiteral("what"), what}},
                               connections});
}

void findSlowDns(const Scene& scene, CheckReport& report)
{
    constexpr base::Nanoseconds slow = 500ms;
    constexpr std::size_t most = 100;
    std::size_t told = 0;
    for (const Lookup& lookup : scene.capture.lookups) {
        const bool counts =
            scene.known.empty() || std::ranges::any_of(scene.known, [&](const profile::Target& target) {
                return target.host.compare(lookup.name, Qt::CaseInsensitive) == 0;
            });
        const bool isSlow = lookup.took ? *lookup.took >= slow : lookup.questions > 1;
        if (!counts || !isSlow || told++ >= most)
            continue;
        Finding finding{FindingCode::DnsSlow, Certainty::Sure, {}, {}, {}};
        finding.arguments = {{QStringLiteral("name"), lookup.name},
                             {QStringLiteral("questions"), lookup.questions}};
        if (lookup.took)
            finding.arguments.insert(QStringLiteral("took"), inMilliseconds(*lookup.took));
        report.findings.push_back(std::move(finding));
    }
}

void findClockJumps(const Scene& scene, CheckReport& report)
{
    constexpr std::size_t most = 10;
    for (std::size_t i = 0; i < std::min(scene.capture.jumps.size(), most); ++i) {
        const ClockJump& jump = scene.capture.jumps[i];
        report.findings.push_back({FindingCode::ClockJump,
                                   Certainty::Sure,
                                   {},
                                   {{QStringLiteral("before"), isoDate(jump.before)},
                                    {QStringLiteral("after"), isoDate(jump.after)}},
                                   {}});
    }
    for (const Group& group : scene.groups) {
        Finding finding{FindingCode::ClockJump, Certainty::Likely, group.target, {}, {}};
        std::ranges::copy_if(group.connections, std::back_inserter(finding.connections),
                             [&](std::size_t index) { return scene.at(index).clockJumped; });
        if (!finding.connections.empty() && scene.capture.jumps.empty())
            report.findings.push_back(std::move(finding));
    }
    if (report.run && scene.log->runs[*report.run].clockWentBack)
        report.findings.push_back({FindingCode::ClockJump,
                                   Certainty::Possible,
                                   {},
                                   {{QStringLiteral("run"), static_cast<int>(*report.run) + 1}},
                                   {}});
}

void findLogDifferences(const Scene& scene, CheckReport& report)
{
    constexpr base::Nanoseconds least = 10ms;
    for (const Compared& compared : report.compared) {
        if (!compared.difference)
            continue;
        const base::Nanoseconds difference = std::chrono::abs(*compared.difference);
        if (difference <= std::max<base::Nanoseconds>(least, *compared.log / 20))
            continue;
        report.findings.push_back(
            {FindingCode::LogDiffers,
             Certainty::Likely,
             compared.target,
             {{QStringLiteral("probe"), compared.probe},
              {QStringLiteral("log"), static_cast<qlonglong>(compared.log->count())},
              {QStringLiteral("capture"), inMilliseconds(*scene.at(compared.connection).end)}},
             {compared.connection}});
    }
    if (!report.run)
        return;
    for (const LogGateway& gateway : scene.log->runs[*report.run].gateways) {
        const QString target = targetOfHost(gateway.host).text();
        const auto of = static_cast<int>(gateway.pings.size());
        const auto paired =
            static_cast<int>(std::ranges::count_if(report.compared, [&](const Compared& compared) {
                return compared.log && compared.target == target;
            }));
        if (paired < of)
            report.findings.push_back({FindingCode::NotCaptured,
                                       Certainty::Sure,
                                       target,
                                       {{QStringLiteral("missing"), of - paired}, {QStringLiteral("of"), of}},
                                       {}});
    }
}

} // namespace naru::evidence
