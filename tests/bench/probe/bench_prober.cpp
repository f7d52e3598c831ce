// SPDX-License-Identifier: GPL-3.0-or-later
// bench_prober [--http] [--runs N] DELAY…      one gateway for each delay (ms)
// bench_prober [--http] [--runs N] --gateways N   N gateways at 20, 21, … 219 ms and around again
//
// Sets each probe's value and TCP part beside the SYN, SYN/ACK and FIN of a packet capture of the same run.
#include "Capture.h"
#include "Comparison.h"
#include "LabProcess.h"
#include "base/Clock.h"
#include "ogs/Plan.h"
#include "ogs/ProbeEvent.h"
#include "probe/Prober.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QThread>

#include <algorithm>
#include <cstdio>

using namespace naru;
using namespace std::chrono_literals;

namespace {

/** What one run told. */
struct Run
{
    std::vector<ogs::ProbeEnded> ended;
    ogs::RunEnded end;
    int open = 0;
    int mostOpen = 0;
};

Run carryOut(const ogs::Plan& plan)
{
    const base::MachineClock clock;
    QThread thread;
    probe::Prober prober(clock);
    prober.moveToThread(&thread);
    Run run;
    QObject::connect(
        &prober, &probe::Prober::event, &prober,
        [&](quint64, const ogs::ProbeEvent& event) {
            if (std::holds_alternative<ogs::ProbeStarted>(event))
                run.mostOpen = std::max(run.mostOpen, ++run.open);
            if (const auto* ended = std::get_if<ogs::ProbeEnded>(&event)) {
                --run.open;
                run.ended.push_back(*ended);
            }
            if (const auto* end = std::get_if<ogs::RunEnded>(&event)) {
                run.end = *end;
                thread.quit();
            }
        },
        Qt::DirectConnection);
    thread.start();
    QMetaObject::invokeMethod(&prober, [&] { prober.start(1, plan); });
    thread.wait();
    return run;
}

std::vector<std::chrono::milliseconds> delaysFrom(const QCommandLineParser& parser)
{
    std::vector<std::chrono::milliseconds> delays;
    for (const QString& argument : parser.positionalArguments())
        delays.emplace_back(argument.toInt());
    for (int i = 0; i < parser.value(QStringLiteral("gateways")).toInt(); ++i)
        delays.emplace_back(20 + i % 200);
    return delays;
}

/** Each target's probes, by index. */
std::vector<std::vector<ogs::Probe>> byTarget(const Run& run, std::size_t targets)
{
    std::vector<std::vector<ogs::Probe>> probes(targets);
    for (const ogs::ProbeEnded& ended : run.ended)
        probes[static_cast<std::size_t>(ended.target)].push_back(ended.probe);
    for (std::vector<ogs::Probe>& ofOne : probes)
        std::ranges::sort(ofOne, {}, &ogs::Probe::index);
    return probes;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (application.arguments().value(1) == QLatin1String("--serve"))
        return bench::LabProcess::serve(application.arguments().mid(2));
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOption({QStringLiteral("http"), QStringLiteral("plain HTTP instead of HTTPS")});
    parser.addOption({QStringLiteral("gateways"), QStringLiteral("how many"), QStringLiteral("n")});
    parser.addOption(
        {QStringLiteral("runs"), QStringLiteral("how often"), QStringLiteral("n"), QStringLiteral("1")});
    parser.process(application);

    bench::LabProcess lab;
    const std::vector<profile::Target> targets = lab.start(delaysFrom(parser));
    if (targets.empty())
        return 1;
    ogs::Plan plan;
    plan.kind = parser.isSet(QStringLiteral("http")) ? ogs::ProbeKind::Http : ogs::ProbeKind::Https;
    for (const profile::Target& target : targets)
        plan.targets.push_back({target, 3});

    bench::Comparison comparison;
    for (int i = 0; i < parser.value(QStringLiteral("runs")).toInt(); ++i) {
        bench::Capture capture;
        const bool captures = capture.start();
        if (!captures)
            std::printf("no capture: tcpdump is missing or may not listen\n");
        const Run run = carryOut(plan);
        const bench::Connections truth = captures ? capture.stop() : bench::Connections();
        const std::vector<std::vector<ogs::Probe>> probes = byTarget(run, targets.size());
        for (std::size_t target = 0; target < targets.size(); ++target)
            comparison.add(targets[target], probes[target], truth);
        std::printf("run %d: %s after %.3f s, %zu probes, at most %d open\n", i + 1,
                    run.end.cause == ogs::RunEnded::Cause::Complete ? "complete" : "DEADLINE",
                    std::chrono::duration<double>(run.end.at).count(), run.ended.size(), run.mostOpen);
    }
    comparison.print();
    return 0;
}
