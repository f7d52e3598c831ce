// SPDX-License-Identifier: GPL-3.0-or-later
#include "CaptureJson.h"

#include "JsonValues.h"
#include "evidence/Codes.h"
#include "wording/EvidenceWords.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace naru::cli {

namespace {

using evidence::Connection;
using evidence::Segment;

/** With microseconds, which ISO dates of Qt have not. */
QString packetTime(evidence::PacketTime time)
{
    const auto whole = std::chrono::floor<std::chrono::seconds>(time);
    const auto rest = std::chrono::floor<std::chrono::microseconds>(time - whole).count();
    QString text =
        QDateTime::fromSecsSinceEpoch(whole.time_since_epoch().count(), Qt::UTC).toString(Qt::ISODate);
    text.chop(1); // the Z
    return text + QLatin1Char('.') + QString::number(rest).rightJustified(6, QLatin1Char('0')) +
           QLatin1Char('Z');
}

QJsonObject packetJson(const Segment& segment)
{
    QString flags;
    for (const auto& [flag, letter] :
         {std::pair(evidence::Syn, 'S'), std::pair(evidence::Fin, 'F'), std::pair(evidence::Rst, 'R'),
          std::pair(evidence::Psh, 'P'), std::pair(evidence::Ack, '.')}) {
        if ((segment.flags & flag) != 0)
            flags += QLatin1Char(letter);
    }
    return {{QStringLiteral("ms"), milliseconds(segment.at)},
            {QStringLiteral("from"),
             segment.from == evidence::Side::Client ? QStringLiteral("client") : QStringLiteral("gateway")},
            {QStringLiteral("flags"), flags},
            {QStringLiteral("sequence"), static_cast<qint64>(segment.sequence)},
            {QStringLiteral("acknowledged"), static_cast<qint64>(segment.acknowledged)},
            {QStringLiteral("length"), static_cast<qint64>(segment.length)},
            {QStringLiteral("tls"), orNull(evidence::tlsCodes(segment.tls))},
            {QStringLiteral("retransmission"), segment.mark == evidence::SegmentMark::Retransmission}};
}

QJsonValue partJson(const evidence::Compared* compared)
{
    if (compared == nullptr || compared->part == evidence::Part::Other)
        return {};
    if (compared->part == evidence::Part::Preflight)
        return QStringLiteral("preflight");
    return compared->probe;
}

QJsonObject connectionJson(const Connection& connection, const evidence::Compared* compared, bool withPackets)
{
    QJsonObject json{
        {QStringLiteral("target"), connection.gateway.text()},
        {QStringLiteral("gateway"), compared == nullptr ? QJsonValue() : QJsonValue(compared->target)},
        {QStringLiteral("server_name"), orNull(connection.application.serverName)},
        {QStringLiteral("client_port"), connection.client.port},
        {QStringLiteral("syn_at"), packetTime(connection.synAt)},
        {QStringLiteral("syns"), connection.syns},
        {QStringLiteral("tcp_ms"), milliseconds(connection.tcp)},
        {QStringLiteral("tcp_from_last_syn_ms"), milliseconds(connection.tcpFromLastSyn)},
        {QStringLiteral("handshake_ms"), milliseconds(connection.handshake())},
        {QStringLiteral("end_ms"), milliseconds(connection.end)},
        {QStringLiteral("end"), evidence::code(connection.endKind)},
        {QStringLiteral("retransmissions"), connection.retransmissions},
        {QStringLiteral("gateway_retransmissions"), connection.gatewayRetransmissions},
        {QStringLiteral("longest_gap_ms"),
         connection.longestGap ? milliseconds(connection.longestGap->length) : QJsonValue()},
        {QStringLiteral("probe"), partJson(compared)},
        {QStringLiteral("log_ms"), compared == nullptr ? QJsonValue() : wholeMilliseconds(compared->log)},
        {QStringLiteral("difference_ms"),
         compared == nullptr ? QJsonValue() : milliseconds(compared->difference)}};
    if (withPackets) {
        QJsonArray packets;
        for (const Segment& segment : connection.segments)
            packets.append(packetJson(segment));
        json[QStringLiteral("packets")] = packets;
        json[QStringLiteral("packets_left_out")] = static_cast<qint64>(connection.segmentsLeftOut);
    }
    return json;
}

QJsonObject findingJson(const evidence::Finding& finding, const wording::EvidenceWords& words)
{
    QJsonArray connections;
    for (const std::size_t connection : finding.connections)
        connections.append(static_cast<qint64>(connection));
    return {{QStringLiteral("code"), evidence::code(finding.code)},
            {QStringLiteral("target"), orNull(finding.target)},
            {QStringLiteral("certainty"), evidence::code(finding.certainty)},
            {QStringLiteral("arguments"), QJsonObject::fromVariantMap(finding.arguments)},
            {QStringLiteral("connections"), connections},
            {QStringLiteral("text"), words.finding(finding)},
            {QStringLiteral("advice"), orNull(words.advice(finding))}};
}

QJsonObject gatewayJson(const evidence::ComparedGateway& gateway)
{
    return {{QStringLiteral("target"), gateway.target},
            {QStringLiteral("address"), orNull(gateway.address)},
            {QStringLiteral("handshake_ms"), milliseconds(gateway.handshake)},
            {QStringLiteral("exchange_ms"), milliseconds(gateway.exchange)},
            {QStringLiteral("log_rtt_ms"), wholeMilliseconds(gateway.logRtt)}};
}

/** All but the connections. */
QJsonObject summaryJson(const evidence::CaptureReading& capture, const evidence::CheckReport& report,
                        const wording::EvidenceWords& words)
{
    QJsonArray findings;
    for (const evidence::Finding& finding : report.findings)
        findings.append(findingJson(finding, words));
    QJsonArray gateways;
    for (const evidence::ComparedGateway& gateway : report.gateways)
        gateways.append(gatewayJson(gateway));
    return {
        {QStringLiteral("gateways"), gateways},
        {QStringLiteral("findings"), findings},
        {QStringLiteral("verdict"), QJsonObject{{QStringLiteral("code"), evidence::code(report.verdict)},
                                                {QStringLiteral("text"), words.verdict(report)}}},
        {QStringLiteral("handshake_choice"), orNull(report.handshakeChoice)},
        {QStringLiteral("exchange_choice"), orNull(report.exchangeChoice)},
        {QStringLiteral("largest_difference_ms"), milliseconds(report.largestDifference)},
        {QStringLiteral("log_run"), report.run ? QJsonValue(static_cast<qint64>(*report.run)) : QJsonValue()},
        {QStringLiteral("packets"), static_cast<qint64>(capture.packets)},
        {QStringLiteral("skipped_frames"), static_cast<qint64>(capture.skippedFrames)},
        {QStringLiteral("connections_left_out"), static_cast<qint64>(capture.connectionsLeftOut)},
        {QStringLiteral("truncated"), capture.truncated}};
}

QByteArray bytesOf(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace

void writeCaptureJson(const evidence::CaptureReading& capture, const evidence::CheckReport& report,
                      const Console& console, bool withPackets)
{
    console.bytes("{\"connections\":[\n");
    auto compared = report.compared.begin();
    for (std::size_t i = 0; i < capture.connections.size(); ++i) {
        // Both stand in the order of the connections.
        while (compared != report.compared.end() && compared->connection < i)
            ++compared;
        const bool isCompared = compared != report.compared.end() && compared->connection == i;
        const bool isLast = i + 1 == capture.connections.size();
        console.bytes(
            bytesOf(connectionJson(capture.connections[i], isCompared ? &*compared : nullptr, withPackets)) +
            (isLast ? "\n" : ",\n"));
    }
    const QByteArray summary = bytesOf(summaryJson(capture, report, wording::EvidenceWords(console.words())));
    console.bytes("]," + summary.sliced(1) + '\n');
}

} // namespace naru::cli
