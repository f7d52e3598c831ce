// SPDX-License-Identifier: GPL-3.0-or-later
#include "CaptureTables.h"

#include "Tr.h"
#include "evidence/Codes.h"
#include "wording/EvidenceWords.h"

namespace naru::cli {

namespace {

constexpr int targetCells = 30;
constexpr int partCells = 24;
constexpr int valueCells = 12;
constexpr std::size_t mostLines = 200;

QString right(const QString& text)
{
    return padded(text, valueCells, Qt::AlignRight);
}

void printComparison(const evidence::CaptureReading& capture, const evidence::CheckReport& report,
                     const Console& console)
{
    const wording::EvidenceWords words(console.words());
    console.line(padded(Tr::tr("Gateway"), targetCells) + padded(Tr::tr("What"), partCells) +
                 right(QStringLiteral("SYN/ACK")) + right(Tr::tr("End")) + right(Tr::tr("Log")) +
                 right(Tr::tr("Difference")));
    std::size_t lines = 0;
    for (const evidence::Compared& compared : report.compared) {
        if (++lines > mostLines)
            break;
        const evidence::Connection& connection = capture.connections[compared.connection];
        QString marks = QStringLiteral("  ") + words.end(connection.endKind);
        if (connection.retransmissions > 0)
            marks += QStringLiteral(", ") + Tr::tr("%n sent again", nullptr, connection.retransmissions);
        console.line(padded(compared.target, targetCells) +
                     padded(words.part(compared.part, compared.probe), partCells) +
                     right(words.milliseconds(connection.tcp)) + right(words.milliseconds(connection.end)) +
                     right(console.words().milliseconds(compared.log)) +
                     right(words.milliseconds(compared.difference)) + marks);
    }
    if (report.compared.size() > mostLines)
        console.line(Tr::tr("… and more: %1 connections. Name the gateways with --profile or --log.")
                         .arg(report.compared.size() - mostLines));
}

QString ladderFlags(const evidence::Segment& segment)
{
    QStringList flags;
    if ((segment.flags & evidence::Syn) != 0)
        flags.append(QStringLiteral("SYN"));
    if ((segment.flags & evidence::Fin) != 0)
        flags.append(QStringLiteral("FIN"));
    if ((segment.flags & evidence::Rst) != 0)
        flags.append(QStringLiteral("RST"));
    if ((segment.flags & evidence::Ack) != 0)
        flags.append(QStringLiteral("ACK"));
    return flags.join(u',');
}

} // namespace

void printReport(const evidence::CaptureReading& capture, const evidence::CheckReport& report,
                 const Console& console)
{
    const wording::EvidenceWords words(console.words());
    printComparison(capture, report, console);
    console.line({});
    console.line(words.verdict(report));
    for (const evidence::Finding& finding : report.findings) {
        console.line(QStringLiteral("- [%1] ").arg(words.certainty(finding.certainty)) +
                     words.finding(finding));
        if (const QString advice = words.advice(finding); !advice.isEmpty())
            console.line(QStringLiteral("    ") + advice);
    }
    if (capture.skippedFrames > 0)
        console.line(Tr::tr("Frames passed over: %1").arg(capture.skippedFrames));
    if (capture.truncated)
        console.line(Tr::tr("The capture is cut off or damaged; what stands before that was read."));
    if (capture.connectionsLeftOut > 0)
        console.line(Tr::tr("Connections left out: %1").arg(capture.connectionsLeftOut));
}

void printLadder(const evidence::CaptureReading& capture, int clientPort, const Console& console)
{
    const wording::EvidenceWords words(console.words());
    for (const evidence::Connection& connection : capture.connections) {
        if (connection.client.port != clientPort)
            continue;
        console.line(connection.client.text() + QStringLiteral("  –  ") + connection.gateway.text());
        for (const evidence::Segment& segment : connection.segments) {
            const bool isClient = segment.from == evidence::Side::Client;
            QString line = right(words.milliseconds(segment.at)) +
                           (isClient ? QStringLiteral("  --> ") : QStringLiteral("  <-- ")) +
                           padded(ladderFlags(segment), 10) +
                           padded(QString::number(segment.length), 6, Qt::AlignRight) + QStringLiteral("  ") +
                           evidence::tlsCodes(segment.tls);
            if (segment.mark == evidence::SegmentMark::Retransmission)
                line += QStringLiteral("  ") + Tr::tr("sent again");
            console.line(line);
        }
    }
}

} // namespace naru::cli
