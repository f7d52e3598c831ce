// SPDX-License-Identifier: GPL-3.0-or-later
#include "Phrase.h"
#include "evidence/Codes.h"
#include "wording/Columns.h"
#include "wording/EvidenceText.h"

#include <QStringList>

namespace naru::wording {

namespace {

constexpr int targetCells = 30;
constexpr int partCells = 24;
constexpr std::size_t mostLines = 200;

QString right(const QString& text)
{
    constexpr int valueCells = 12;
    return padded(text, valueCells, Qt::AlignRight);
}

QString number(const Words& words, std::int64_t value)
{
    return words.locale().toString(static_cast<qlonglong>(value));
}

QString comparedLine(const Words& words, const evidence::Compared& compared,
                     const evidence::Connection& connection)
{
    const EvidenceWords evidence(words);
    QString marks = QStringLiteral("  ") + evidence.end(connection.endKind);
    if (connection.retransmissions > 0)
        marks += QStringLiteral(", ") +
                 translated(words, QT_TRANSLATE_N_NOOP("Words", "%n sent again"), connection.retransmissions);
    return padded(compared.target, targetCells) +
           padded(evidence.part(compared.part, compared.probe), partCells) +
           right(evidence.milliseconds(connection.tcp)) + right(evidence.milliseconds(connection.end)) +
           right(words.milliseconds(compared.log)) + right(evidence.milliseconds(compared.difference)) +
           marks;
}

QStringList comparison(const Words& words, const evidence::CaptureReading& capture,
                       const evidence::CheckReport& report)
{
    QStringList lines{padded(phrase(words, QT_TRANSLATE_NOOP("Words", "Gateway")), targetCells) +
                      padded(phrase(words, QT_TRANSLATE_NOOP("Words", "What")), partCells) +
                      right(QStringLiteral("SYN/ACK")) +
                      right(phrase(words, QT_TRANSLATE_NOOP("Words", "End"))) +
                      right(phrase(words, QT_TRANSLATE_NOOP("Words", "Log"))) +
                      right(phrase(words, QT_TRANSLATE_NOOP("Words", "Difference")))};
    for (std::size_t i = 0; i < std::min(report.compared.size(), mostLines); ++i)
        lines.append(
            comparedLine(words, report.compared[i], capture.connections[report.compared[i].connection]));
    if (report.compared.size() > mostLines)
        lines.append(phrase(words,
                            QT_TRANSLATE_NOOP("Words", "… and more: %1 connections. Name the gateways by a "
                                                       "profile or a log."),
                            {number(words, static_cast<std::int64_t>(report.compared.size() - mostLines))}));
    return lines;
}

} // namespace

QString flagsText(std::uint8_t flags, QLatin1String separator)
{
    QStringList names;
    for (const auto& [flag, name] : {std::pair(evidence::Syn, "SYN"), std::pair(evidence::Fin, "FIN"),
                                     std::pair(evidence::Rst, "RST"), std::pair(evidence::Ack, "ACK")}) {
        if ((flags & flag) != 0)
            names.append(QLatin1String(name));
    }
    return names.join(separator);
}

QString captureText(const Words& words, const evidence::CaptureReading& capture,
                    const evidence::CheckReport& report)
{
    const EvidenceWords evidence(words);
    QStringList lines = comparison(words, capture, report);
    lines.append(QString());
    lines.append(evidence.verdict(report));
    for (const evidence::Finding& finding : report.findings) {
        lines.append(QStringLiteral("- [%1] ").arg(evidence.certainty(finding.certainty)) +
                     evidence.finding(finding));
        if (const QString advice = evidence.advice(finding); !advice.isEmpty())
            lines.append(QStringLiteral("    ") + advice);
    }
    if (capture.skippedFrames > 0)
        lines.append(phrase(words, QT_TRANSLATE_NOOP("Words", "Frames passed over: %1"),
                            {number(words, capture.skippedFrames)}));
    if (capture.truncated)
        lines.append(phrase(
            words, QT_TRANSLATE_NOOP(
                       "Words", "The capture is cut off or damaged; what stands before that was read.")));
    if (capture.connectionsLeftOut > 0)
        lines.append(phrase(words, QT_TRANSLATE_NOOP("Words", "Connections left out: %1"),
                            {number(words, capture.connectionsLeftOut)}));
    return lines.join(u'\n');
}

QString ladderText(const Words& words, const evidence::Connection& connection)
{
    constexpr int flagCells = 10;
    constexpr int lengthCells = 6;
    const EvidenceWords evidence(words);
    QStringList lines{connection.client.text() + QStringLiteral("  –  ") + connection.gateway.text()};
    for (const evidence::Segment& segment : connection.segments) {
        const bool isClient = segment.from == evidence::Side::Client;
        QString line = right(evidence.milliseconds(segment.at)) +
                       (isClient ? QStringLiteral("  --> ") : QStringLiteral("  <-- ")) +
                       padded(flagsText(segment.flags), flagCells) +
                       padded(QString::number(segment.length), lengthCells, Qt::AlignRight) +
                       QStringLiteral("  ") + evidence::tlsCodes(segment.tls);
        if (segment.mark == evidence::SegmentMark::Retransmission)
            line += QStringLiteral("  ") + phrase(words, QT_TRANSLATE_NOOP("Words", "sent again"));
        lines.append(line);
    }
    return lines.join(u'\n');
}

QString adviceText(const Words& words, const evidence::CaptureAdvice& advice)
{
    QStringList lines{
        phrase(words,
               QT_TRANSLATE_NOOP(
                   "Words", "Start this, connect, and end it with Ctrl+C as soon as a gateway is chosen:")),
        QStringLiteral("    ") + advice.command,
        phrase(words, QT_TRANSLATE_NOOP("Words", "In Wireshark, use this as the capture filter:")),
        QStringLiteral("    ") + advice.filter};
    if (advice.leftOut > 0)
        lines.append(
            phrase(words,
                   QT_TRANSLATE_NOOP("Words", "Gateways left out because their names hold other characters: "
                                              "%1"),
                   {number(words, advice.leftOut)}));
    return lines.join(u'\n');
}

} // namespace naru::wording
