// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/Exports.h"

#include "kit/Csv.h"
#include "ogs/Codes.h"

namespace naru::gateways {

using kit::Csv;
using kit::csvCell;

namespace {

QStringList partNames()
{
    return {QStringLiteral("lookup_ms"), QStringLiteral("tcp_ms"), QStringLiteral("tls_ms"),
            QStringLiteral("first_byte_ms"), QStringLiteral("close_ms")};
}

QStringList partCells(const ogs::ProbeParts& parts)
{
    return {csvCell(parts.lookup), csvCell(parts.tcp), csvCell(parts.tls), csvCell(parts.firstByte),
            csvCell(parts.close)};
}

QStringList reasonNames()
{
    return {QStringLiteral("reason"), QStringLiteral("explanation")};
}

QStringList reasonCells(const std::optional<ogs::Failure>& failure, const wording::Words& words)
{
    return failure ? QStringList{ogs::code(*failure), words.failure(*failure)} : QStringList(2);
}

QString marksCell(const std::set<ogs::Mark>& marks)
{
    QStringList codes;
    for (const ogs::Mark mark : marks)
        codes.append(ogs::code(mark));
    return codes.join(u' ');
}

} // namespace

QByteArray samplesCsv(const engine::Samples& samples, const NameOf& nameOf, const wording::Words& words)
{
    QStringList header{QStringLiteral("time"),   QStringLiteral("entry"),      QStringLiteral("target"),
                       QStringLiteral("origin"), QStringLiteral("probe_kind"), QStringLiteral("rtt_ms")};
    header += partNames();
    header += {QStringLiteral("probes"), QStringLiteral("lost"), QStringLiteral("retransmissions")};
    header += reasonNames();
    Csv csv(header);
    for (const ogs::Sample& sample : samples) {
        QStringList row{csvCell(sample.at),       nameOf(sample.target),  sample.target.text(),
                        ogs::code(sample.origin), ogs::code(sample.kind), csvCell(sample.rtt)};
        row += partCells(sample.parts);
        row +=
            {QString::number(sample.probes), QString::number(sample.lost), csvCell(sample.retransmissions)};
        row += reasonCells(sample.failure, words);
        csv.addRow(row);
    }
    return csv.bytes();
}

QByteArray runCsv(const ogs::RunReport& report, const wording::Words& words)
{
    QStringList header{QStringLiteral("entry"), QStringLiteral("target"), QStringLiteral("address"),
                       QStringLiteral("rank"),  QStringLiteral("rtt_ms"), QStringLiteral("probe"),
                       QStringLiteral("ms")};
    header += partNames();
    header += {QStringLiteral("retransmissions"), QStringLiteral("marks")};
    header += reasonNames();
    Csv csv(header);
    for (const ogs::GatewayResult& gateway : report.gateways) {
        const QStringList head{gateway.entry, gateway.target ? gateway.target->text() : QString(),
                               gateway.address, csvCell(gateway.rank), csvCell(gateway.rtt)};
        if (gateway.probes.empty())
            csv.addRow(head + QStringList(2) + partCells({}) + QStringList(2) +
                       reasonCells(gateway.failure, words));
        for (const ogs::Probe& probe : gateway.probes) {
            // A refusal has a time of its own, but it is no value.
            const auto value = probe.failure ? std::nullopt : probe.value;
            QStringList row = head;
            row += {QString::number(probe.index + 1), csvCell(value)};
            row += partCells(probe.parts);
            row += {csvCell(probe.retransmissions), marksCell(probe.marks)};
            row += reasonCells(probe.failure, words);
            csv.addRow(row);
        }
    }
    return csv.bytes();
}

} // namespace naru::gateways
