// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/Comparison.h"

#include <algorithm>
#include <set>

namespace naru::evidence_ui {

namespace {

using evidence::Compared;
using evidence::LogGateway;

constexpr int mostProbes = 20;

class Comparer
{
public:
    explicit Comparer(const Naming& naming)
        : m_naming(naming)
    {}

    void takeLog(const evidence::LogRun& run)
    {
        m_comparison.hasLog = true;
        for (const LogGateway& gateway : run.gateways) {
            ComparisonRow& row = rowOf(evidence::targetOfHost(gateway.host).text(), gateway.host);
            row.rtt = gateway.rtt;
            row.failure = gateway.rtt ? QString() : gateway.failure;
            row.measuredInRun = gateway.measuredInRun;
            row.isChosen =
                !run.selected.isEmpty() && gateway.host.compare(run.selected, Qt::CaseInsensitive) == 0;
            for (std::size_t i = 0; i < gateway.pings.size(); ++i) {
                if (ProbeCell* cell = cellOf(row, static_cast<int>(i) + 1))
                    cell->log = gateway.pings[i];
            }
        }
    }

    void takeCapture(const evidence::CaptureReading& capture, const evidence::CheckReport& report)
    {
        m_comparison.hasCapture = true;
        std::set<std::size_t> named;
        for (const evidence::Finding& finding : report.findings)
            named.insert(finding.connections.begin(), finding.connections.end());
        for (const Compared& compared : report.compared) {
            if (compared.part != evidence::Part::Probe)
                continue;
            ComparisonRow& row = rowOf(compared.target, compared.target);
            ProbeCell* cell = cellOf(row, compared.probe);
            if (cell == nullptr)
                continue;
            const evidence::Connection& connection = capture.connections[compared.connection];
            cell->connection = compared.connection;
            cell->capture =
                compared.log && compared.difference ? *compared.log + *compared.difference : connection.end;
            cell->tcp = connection.handshake();
            cell->difference = compared.difference;
            cell->syns = connection.syns;
            cell->isFlagged = named.contains(compared.connection);
            if (compared.log)
                cell->log = compared.log;
            m_comparison.pairs += compared.difference ? 1 : 0;
        }
        addUnanswered(capture, report);
        for (const evidence::ComparedGateway& gateway : report.gateways) {
            ComparisonRow& row = rowOf(gateway.target, gateway.target);
            if (!row.rtt && gateway.exchange)
                row.rtt = std::chrono::round<std::chrono::milliseconds>(*gateway.exchange);
            row.isChosen = row.isChosen || (!m_comparison.hasLog && gateway.target == report.exchangeChoice);
        }
    }

    /** Gateways that never answered have no probes, but there is something to look at. */
    void addUnanswered(const evidence::CaptureReading& capture, const evidence::CheckReport& report)
    {
        constexpr int shown = 3;
        QHash<QString, int> numbers;
        for (const Compared& compared : report.compared) {
            const evidence::Connection& connection = capture.connections[compared.connection];
            if (compared.part != evidence::Part::Other || connection.tcp)
                continue;
            ComparisonRow& row = rowOf(compared.target, compared.target);
            int& number = numbers[compared.target];
            const bool hasProbes =
                std::ranges::any_of(row.probes, [&](const ProbeCell& cell) { return cell.tcp || cell.log; });
            ProbeCell* cell = hasProbes || number >= shown ? nullptr : cellOf(row, ++number);
            if (cell == nullptr)
                continue;
            cell->connection = compared.connection;
            cell->syns = connection.syns;
        }
    }

    Comparison finish()
    {
        for (ComparisonRow& row : m_comparison.rows)
            markLowest(row);
        std::ranges::stable_sort(m_comparison.rows, [](const ComparisonRow& a, const ComparisonRow& b) {
            return a.rtt && (!b.rtt || *a.rtt < *b.rtt);
        });
        return std::move(m_comparison);
    }

private:
    ComparisonRow& rowOf(const QString& key, const QString& target)
    {
        const QString lower = key.toLower();
        const auto known = m_rows.constFind(lower);
        if (known != m_rows.constEnd())
            return m_comparison.rows[*known];
        m_rows.insert(lower, m_comparison.rows.size());
        ComparisonRow row;
        row.name = m_naming(target);
        row.target = target;
        return m_comparison.rows.emplace_back(std::move(row));
    }

    ProbeCell* cellOf(ComparisonRow& row, int probe)
    {
        if (probe < 1 || probe > mostProbes)
            return nullptr;
        if (row.probes.size() < static_cast<std::size_t>(probe))
            row.probes.resize(static_cast<std::size_t>(probe));
        m_comparison.probes = std::max(m_comparison.probes, probe);
        return &row.probes[static_cast<std::size_t>(probe) - 1];
    }

    static void markLowest(ComparisonRow& row)
    {
        const auto value = [](const ProbeCell& cell) -> std::optional<base::Nanoseconds> {
            return cell.log ? std::optional<base::Nanoseconds>(*cell.log) : cell.capture;
        };
        ProbeCell* lowest = nullptr;
        for (ProbeCell& cell : row.probes) {
            if (value(cell) && (lowest == nullptr || *value(cell) < *value(*lowest)))
                lowest = &cell;
        }
        if (lowest != nullptr)
            lowest->isLowest = true;
    }

    const Naming& m_naming;
    Comparison m_comparison;
    QHash<QString, std::size_t> m_rows;
};

} // namespace

Comparison compare(const evidence::LogRun* run, const evidence::CaptureReading* capture,
                   const evidence::CheckReport& report, const Naming& naming)
{
    Comparer comparer(naming);
    if (run != nullptr)
        comparer.takeLog(*run);
    if (capture != nullptr)
        comparer.takeCapture(*capture, report);
    return comparer.finish();
}

} // namespace naru::evidence_ui
