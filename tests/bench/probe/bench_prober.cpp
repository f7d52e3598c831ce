// SPDX-License-Identifier: GPL-3.0-or-later
// bench_prober [--http] [--runs N] DELAY…      one gateway for each delay (ms)
// bench_prober [--http] [--runs N] --gateways N   N gateways at 20, 21, … 219 ms and around again
//
// Sets each probe's value and TCP part beside the SYN, SYN/ACK and FIN of a packet capture of the same run.
#include "Capture.h"
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
#include <sys/resource.h>

using namespace naru;
using namespace std::chrono_literals;

namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

/** Numbers of one kind, to be told by their quantiles. */
class Figures
{
public:
    void add(base::Nanoseconds time) { m_values.push_back(Milliseconds(time).count()); }
    void print(const char* name)
    {
        std::sort(m_values.begin(), m_values.end());
        if (m_values.empty())
            std::printf("%-22s none\n", name);
        else
            std::printf("%-22s n %5zu   p50 %7.3f   p95 %7.3f   max %7.3f ms\n", name, m_values.size(),
                        at(0.5), at(0.95), m_values.back());
    }

private:
    [[nodiscard]] double at(double quantile) const
    {
        return m_values[static_cast<std::size_t>(quantile * static_cast<double>(m_values.size() - 1))];
    }
    std::vector<double> m_values;
};

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

struct Errors
{
    Figures value;
    Figures unmarked;
    Figures tcp;
    Figures lag;
    int marked = 0;
    int failed = 0;
    int unmatched = 0;
};

void compare(const Run& run, const std::vector<profile::Target>& targets, const bench::Connections& truth,
             Errors& errors)
{
    for (const ogs::ProbeEnded& ended : run.ended) {
        const ogs::Probe& probe = ended.probe;
        errors.lag.add(probe.loopLag);
        errors.failed += probe.failure ? 1 : 0;
        const bool isMarked = probe.marks.contains(ogs::Mark::LoopLag);
        errors.marked += isMarked ? 1 : 0;
        const profile::Target& target = targets[static_cast<std::size_t>(ended.target)];
        const auto found = truth.find(target.host + QLatin1Char(':') + QString::number(target.port));
        const auto index = static_cast<std::size_t>(probe.index);
        if (found == truth.end() || found->second.size() <= index || !probe.value ||
            !found->second[index].end) {
            ++errors.unmatched;
            continue;
        }
        const bench::Connection& connection = found->second[index];
        const base::Nanoseconds error = std::chrono::abs(*probe.value - (*connection.end - connection.syn));
        errors.value.add(error);
        if (!isMarked)
            errors.unmarked.add(error);
        if (connection.synAck && probe.parts.tcp)
            errors.tcp.add(std::chrono::abs(*probe.parts.tcp - (*connection.synAck - connection.syn)));
    }
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

    Errors errors;
    for (int i = 0; i < parser.value(QStringLiteral("runs")).toInt(); ++i) {
        bench::Capture capture;
        const bool captures = capture.start();
        if (!captures)
            std::printf("no capture: tcpdump is missing or may not listen\n");
        const Run run = carryOut(plan);
        compare(run, targets, captures ? capture.stop() : bench::Connections(), errors);
        std::printf("run %d: %s after %.3f s, %zu probes, at most %d open\n", i + 1,
                    run.end.cause == ogs::RunEnded::Cause::Complete ? "complete" : "DEADLINE",
                    std::chrono::duration<double>(run.end.at).count(), run.ended.size(), run.mostOpen);
    }
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    std::printf("failed %d, marked late %d, without packets %d, peak memory %ld MB\n", errors.failed,
                errors.marked, errors.unmatched, usage.ru_maxrss / 1024);
    errors.value.print("value - capture");
    errors.unmarked.print("value, unmarked");
    errors.tcp.print("TCP part - capture");
    errors.lag.print("loop lag");
    return 0;
}
