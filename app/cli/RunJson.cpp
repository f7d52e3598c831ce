// SPDX-License-Identifier: GPL-3.0-or-later
#include "Json.h"
#include "JsonValues.h"
#include "ogs/Codes.h"

namespace naru::cli {

namespace {

template <class Enum>
QJsonValue codeOrNull(const std::optional<Enum>& value)
{
    return value ? QJsonValue(ogs::code(*value)) : QJsonValue(QJsonValue::Null);
}

QJsonObject partsJson(const ogs::ProbeParts& parts)
{
    return {{QStringLiteral("lookup_ms"), milliseconds(parts.lookup)},
            {QStringLiteral("tcp_ms"), milliseconds(parts.tcp)},
            {QStringLiteral("tls_ms"), milliseconds(parts.tls)},
            {QStringLiteral("first_byte_ms"), milliseconds(parts.firstByte)},
            {QStringLiteral("close_ms"), milliseconds(parts.close)}};
}

QJsonObject probeJson(const ogs::Probe& probe)
{
    QJsonArray marks;
    for (const ogs::Mark mark : probe.marks)
        marks.append(ogs::code(mark));
    return {{QStringLiteral("ms"), milliseconds(probe.value)},
            {QStringLiteral("parts"), partsJson(probe.parts)},
            {QStringLiteral("retransmissions"), orNull(probe.retransmissions)},
            {QStringLiteral("kernel_rtt_ms"), milliseconds(probe.kernelRtt)},
            {QStringLiteral("kernel_lowest_rtt_ms"), milliseconds(probe.kernelLowestRtt)},
            {QStringLiteral("end"), codeOrNull(probe.end)},
            {QStringLiteral("loop_lag_ms"), milliseconds(probe.loopLag)},
            {QStringLiteral("marks"), marks},
            {QStringLiteral("failure"), codeOrNull(probe.failure)}};
}

QJsonObject gatewayJson(const ogs::GatewayResult& gateway)
{
    QJsonArray probes;
    for (const ogs::Probe& probe : gateway.probes)
        probes.append(probeJson(probe));
    QJsonArray backups;
    for (const profile::Backup& backup : gateway.backups)
        backups.append(backup.text);
    const auto loss = gateway.loss();
    return {{QStringLiteral("entry"), gateway.entry},
            {QStringLiteral("target"), gateway.target ? QJsonValue(gateway.target->text()) : QJsonValue()},
            {QStringLiteral("address"), orNull(gateway.address)},
            {QStringLiteral("state"), ogs::code(gateway.state)},
            {QStringLiteral("rank"), orNull(gateway.rank)},
            {QStringLiteral("rtt_ms"), wholeMilliseconds(gateway.rtt)},
            {QStringLiteral("probes"), probes},
            {QStringLiteral("loss"), loss ? QJsonValue(*loss) : QJsonValue()},
            {QStringLiteral("failure"), codeOrNull(gateway.failure)},
            {QStringLiteral("backups"), backups}};
}

QJsonObject locationJson(const ogs::RunReport& report)
{
    QJsonArray keys;
    for (const ogs::LocationKey& key : report.location.keys)
        keys.append(key.text());
    return {{QStringLiteral("keys"), keys},
            {QStringLiteral("matched"), report.matched ? QJsonValue(report.matched->text()) : QJsonValue()},
            {QStringLiteral("measured_at"), dateJson(report.measuredAt)},
            {QStringLiteral("expires_at"), dateJson(report.expiresAt)}};
}

} // namespace

QJsonObject runJson(const ogs::RunReport& report, const wording::Words& words)
{
    QJsonArray gateways;
    for (const ogs::GatewayResult& gateway : report.gateways)
        gateways.append(gatewayJson(gateway));
    QJsonArray order;
    for (const int index : report.order)
        order.append(report.gateways[static_cast<std::size_t>(index)].entry);
    QJsonArray why;
    for (const ogs::Reason& reason : report.why) {
        why.append(QJsonObject{{QStringLiteral("code"), ogs::code(reason.code)},
                               {QStringLiteral("args"), QJsonObject::fromVariantMap(reason.arguments)},
                               {QStringLiteral("text"), words.reason(reason)}});
    }
    const QJsonValue selected =
        report.selected ? QJsonValue(report.gateways[static_cast<std::size_t>(*report.selected)].entry)
                        : QJsonValue();
    return {{QStringLiteral("trigger"), ogs::code(report.trigger)},
            {QStringLiteral("source"), ogs::code(report.source)},
            {QStringLiteral("location"), locationJson(report)},
            {QStringLiteral("gateways"), gateways},
            {QStringLiteral("order"), order},
            {QStringLiteral("selected"), selected},
            {QStringLiteral("previous"), orNull(report.previous)},
            {QStringLiteral("why"), why},
            {QStringLiteral("decided_ms"), milliseconds(report.decidedAfter)},
            {QStringLiteral("elapsed_ms"), milliseconds(report.elapsed)}};
}

} // namespace naru::cli
