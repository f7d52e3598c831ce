// SPDX-License-Identifier: GPL-3.0-or-later
#include "BackgroundReading.h"
#include "EvidenceCommands.h"
#include "JsonValues.h"
#include "Tr.h"
#include "evidence/Codes.h"
#include "evidence/Log.h"
#include "wording/EvidenceWords.h"

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

using evidence::LogGateway;
using evidence::LogRun;

/** Wall-clock time of the machine that logged: no zone is known. */
QJsonValue localTime(const std::optional<QDateTime>& time)
{
    return time ? QJsonValue(time->toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss"))) : QJsonValue();
}

QJsonObject gatewayJson(const LogGateway& gateway)
{
    QJsonArray pings;
    for (const std::chrono::milliseconds ping : gateway.pings)
        pings.append(static_cast<qint64>(ping.count()));
    return {{QStringLiteral("host"), gateway.host},
            {QStringLiteral("started_at"), localTime(gateway.startedAt)},
            {QStringLiteral("pings_ms"), pings},
            {QStringLiteral("rtt_ms"), wholeMilliseconds(gateway.rtt)},
            {QStringLiteral("failure"), orNull(gateway.failure)},
            {QStringLiteral("measured_in_run"),
             gateway.measuredInRun ? QJsonValue(static_cast<qint64>(*gateway.measuredInRun)) : QJsonValue()}};
}

QJsonObject runJson(const LogRun& run)
{
    QJsonArray gateways;
    for (const LogGateway& gateway : run.gateways)
        gateways.append(gatewayJson(gateway));
    return {{QStringLiteral("at"), localTime(run.at)},
            {QStringLiteral("trigger"), orNull(run.trigger)},
            {QStringLiteral("last_server"), orNull(run.lastServer)},
            {QStringLiteral("gateways"), gateways},
            {QStringLiteral("from_cache"), run.fromCache},
            {QStringLiteral("selected"), orNull(run.selected)},
            {QStringLiteral("outcome"), evidence::code(run.outcome)},
            {QStringLiteral("reason"), orNull(run.reason)},
            {QStringLiteral("source"), orNull(run.source)},
            {QStringLiteral("file"), orNull(run.file)}};
}

QJsonObject logJson(const evidence::LogReading& log)
{
    QJsonArray runs;
    for (const LogRun& run : log.runs)
        runs.append(runJson(run));
    return {{QStringLiteral("runs"), runs},
            {QStringLiteral("skipped"), static_cast<qint64>(log.skipped)},
            {QStringLiteral("records"), static_cast<qint64>(log.records)},
            {QStringLiteral("truncated"), log.truncated},
            {QStringLiteral("files"), QJsonArray::fromStringList(log.files)}};
}

QString timeText(const LogRun& run)
{
    return run.at ? run.at->toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")) : QStringLiteral("–");
}

QString pingsText(const LogGateway& gateway, const evidence::LogReading& log, const Console& console)
{
    if (gateway.measuredInRun)
        return Tr::tr("the lowest of the probes of %1").arg(timeText(log.runs[*gateway.measuredInRun]));
    if (gateway.pings.empty())
        return gateway.failure;
    QStringList pings;
    for (const std::chrono::milliseconds ping : gateway.pings)
        pings.append(console.words().locale().toString(static_cast<qlonglong>(ping.count())));
    return Tr::tr("lowest of (%1)").arg(pings.join(u' '));
}

void printRun(const LogRun& run, const evidence::LogReading& log, const Console& console)
{
    constexpr int hostCells = 36;
    constexpr int valueCells = 10;
    const wording::EvidenceWords words(console.words());
    QString head = timeText(run);
    if (!run.trigger.isEmpty())
        head += QStringLiteral("  ") + run.trigger;
    console.line(head + QStringLiteral("  ") + words.outcome(run.outcome));
    if (!run.reason.isEmpty())
        console.line(QStringLiteral("    ") + run.reason);
    for (const LogGateway& gateway : run.gateways)
        console.line((gateway.host == run.selected ? QStringLiteral("  > ") : QStringLiteral("    ")) +
                     padded(gateway.host, hostCells) +
                     padded(console.words().milliseconds(gateway.rtt), valueCells, Qt::AlignRight) +
                     QStringLiteral("  ") + pingsText(gateway, log, console));
}

int readAndShow(const QString& file, const Console& console)
{
    evidence::ReadResult<evidence::LogReading> log;
    inBackground(console,
                 [&](const evidence::ReadControl& control) { log = evidence::readLog(file, control); });
    if (!log)
        return complainOf(console, log.error());
    if (console.json()) {
        console.object(logJson(*log));
        return Done;
    }
    for (const LogRun& run : log->runs)
        printRun(run, *log, console);
    if (log->runs.empty())
        console.line(Tr::tr("The log says nothing of OGS."));
    if (log->truncated)
        console.line(Tr::tr("The log is cut off; what it holds was read."));
    return Done;
}

} // namespace

void addLog(CLI::App& root, Action& chosen)
{
    auto file = std::make_shared<std::string>();
    CLI::App* command = root.add_subcommand("log", "What a log says of OGS");
    command->add_option("FILE", *file, "AnyConnect.txt, a DART bundle, or naru.log")->required();
    command->callback([file, &chosen] {
        chosen = [file](const Console& console) {
            return readAndShow(QString::fromStdString(*file), console);
        };
    });
}

} // namespace naru::cli
