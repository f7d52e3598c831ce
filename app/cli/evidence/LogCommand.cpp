// SPDX-License-Identifier: GPL-3.0-or-later
#include "BackgroundReading.h"
#include "EvidenceCommands.h"
#include "JsonValues.h"
#include "evidence/Codes.h"
#include "evidence/Log.h"
#include "wording/EvidenceText.h"

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

int readAndShow(const QString& file, const Console& console)
{
    evidence::ReadResult<evidence::LogReading> log;
    inBackground(console,
                 [&](const evidence::ReadControl& control) { log = evidence::readLog(file, control); });
    if (!log)
        return complainOf(console, log.error());
    if (console.json())
        console.object(logJson(*log));
    else
        console.line(wording::logText(console.words(), *log));
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
