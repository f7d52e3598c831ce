// SPDX-License-Identifier: GPL-3.0-or-later
#include "RunTable.h"

#include "Tr.h"

#include <QCoreApplication>

#include <algorithm>

namespace naru::cli {

namespace {

const ogs::GatewayResult* leader(const ogs::RunReport& report)
{
    const auto found = std::ranges::find_if(
        report.gateways, [](const ogs::GatewayResult& gateway) { return gateway.rank == 1; });
    return found == report.gateways.end() ? nullptr : &*found;
}

QString probeValues(const ogs::GatewayResult& gateway)
{
    QStringList values;
    for (const ogs::Probe& probe : gateway.probes)
        values.append(probe.value ? QString::number(ogs::rounded(*probe.value).count())
                                  : QStringLiteral("–"));
    return values.join(QLatin1Char(' '));
}

QString result(const ogs::GatewayResult& gateway, const wording::Words& words)
{
    if (gateway.rtt)
        return words.milliseconds(gateway.rtt);
    if (gateway.failure)
        return words.failureShort(*gateway.failure);
    return words.state(gateway.state);
}

/** Ranked first, in the order of rank; then the others in the profile's order. */
std::vector<const ogs::GatewayResult*> byRank(const ogs::RunReport& report)
{
    std::vector<const ogs::GatewayResult*> rows;
    for (const ogs::GatewayResult& gateway : report.gateways)
        rows.push_back(&gateway);
    std::ranges::stable_sort(rows, [](const auto* a, const auto* b) {
        return a->rank.value_or(INT_MAX) < b->rank.value_or(INT_MAX);
    });
    return rows;
}

void printRow(const Console& console, const QString& rank, const QString& name, const QString& rtt,
              const QString& probes, const QString& target)
{
    console.line(padded(rank, 4, Qt::AlignRight) + QStringLiteral("  ") + padded(name, 24) +
                 padded(rtt, 14, Qt::AlignRight) + QStringLiteral("  ") + padded(probes, 18) + target);
}

} // namespace

QString progressLine(const ogs::RunReport& report, const wording::Words& words)
{
    QString line = Tr::tr("%1 of %2 probes").arg(report.probesEnded).arg(report.probesPlanned);
    if (const ogs::GatewayResult* best = leader(report))
        line += Tr::tr(", fastest so far: %1, %2").arg(best->entry, words.milliseconds(best->rtt));
    return line;
}

void printRun(const ogs::RunReport& report, bool why, const Console& console)
{
    const wording::Words& words = console.words();
    if (!report.gateways.empty()) {
        printRow(console, Tr::tr("rank"), Tr::tr("gateway"), Tr::tr("RTT"), Tr::tr("probes"),
                 Tr::tr("target"));
        for (const ogs::GatewayResult* gateway : byRank(report)) {
            printRow(console, gateway->rank ? QString::number(*gateway->rank) : QStringLiteral("–"),
                     gateway->entry, result(*gateway, words), probeValues(*gateway),
                     gateway->target ? gateway->target->text() : QString());
        }
        console.line({});
    }
    if (report.selected)
        console.line(
            Tr::tr("Selected: %1").arg(report.gateways[static_cast<std::size_t>(*report.selected)].entry));
    // A refusal without its reason would leave people puzzled, asked for or not.
    const bool sayAll = why || !report.selected;
    for (std::size_t i = 0; i < report.why.size() && (sayAll || i == 0); ++i)
        console.line(words.reason(report.why[i]));
}

} // namespace naru::cli
